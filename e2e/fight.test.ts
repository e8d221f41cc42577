import type { Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'
import {
  controls,
  DYING,
  input,
  lastPage,
  lines,
  modeOf,
  openSave,
  playToTheEnd,
  SAVES,
  submit,
  UNRANKED_RUN,
} from './playing.ts'
import { tooSmall } from './targets.ts'

const FIGHT = {
  day: 12,
  playerMaxDamage: 5,
  gameMode: { name: 'attack' },
  enemyName: 'Obsidian Steve',
  enemyHealth: 10,
  enemyType: 'enemy',
}

/** Signs on a day that has the longest word, `a footbridge`. */
const FORK = { day: 8, playerGold: 0, gameMode: { name: 'paths' } }

/** A question of which one answer came out both ways. */
const KNOWN_QUESTION = {
  day: 27,
  gameMode: { name: 'yesno' },
  opportunity: { title: 'Lost Potato' },
  run: {
    ...UNRANKED_RUN,
    ledger: {
      counts: {
        'told/lost-potato/correctYes': 2,
        'told/lost-potato/incorrectYes': 1,
        'told/lost-potato/correctNo': 1,
      },
      stakes: {
        'lost-potato/correctYes': { health: 2, gold: 2 },
        'lost-potato/incorrectYes': { health: -1 },
        'lost-potato/correctNo': { gold: 1, fights: 1 },
      },
    },
  },
}

/** A story whose last path was taken blind: its four paths lie turned above the controls. */
const TURNED = {
  path: { path: 2, kind: 'empty', kinds: ['reward', 'empty', 'merchant', 'enemy'], isSeen: false },
}
const withTray = (save: object | undefined, run: object = UNRANKED_RUN): object => ({
  ...save,
  run: { ...run, story: TURNED },
})

/** How far the scene, without the leaderboard below it, reaches. */
const sceneEnd = (page: Page) =>
  page
    .getByRole('main')
    .locator('..')
    .evaluate((scene) => Math.floor(scene.getBoundingClientRect().bottom + scrollY))

/** Parts that overflow the window sideways or are clipped by their button. */
const cutParts = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((part) => !part.closest('.visually-hidden') && part.checkVisibility())
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect()
        const isCut = part.matches('button') && part.scrollWidth > part.clientWidth
        return left < 0 || right > innerWidth || isCut
      })
      .map((part) => part.outerHTML.slice(0, 80)),
  )

/** The pixels between the foe's numbers and its picture. */
const roomBesideFoe = (page: Page) =>
  page.getByRole('region', { name: 'Opponent' }).evaluate((side) => {
    const ends = [...side.querySelectorAll('dd')].map((dd) => dd.getBoundingClientRect().right)
    const picture = side.querySelector('[data-size]')?.getBoundingClientRect()
    return Math.ceil((picture?.left ?? 0) - Math.max(...ends))
  })

/** Whatever a turn shows fits phones, and axe and fingers like it. */
async function isInOrder(page: Page) {
  for (const [width, height] of [
    [390, 844],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => sceneEnd(page), `${width}x${height}`).toBeLessThanOrEqual(height)
  }
  expect(await tooSmall(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(input(page)).toBeInViewport({ ratio: 1 })
  await expect.poll(() => cutParts(page)).toEqual([])
  expect(await faultsOf(page)).toEqual([])
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  for (const [what, save] of Object.entries({
    'a fight': FIGHT,
    'a fight with a large maximum': { ...FIGHT, day: 52, playerMaxDamage: 16 },
    'a question that is known': KNOWN_QUESTION,
    'a fight below the tray': withTray(FIGHT),
    'a question that is known, below the tray': withTray(KNOWN_QUESTION, KNOWN_QUESTION.run),
    'a merchant below the tray': withTray(SAVES.merchant),
    'a fork below the tray': withTray(FORK),
  })) {
    test(`${what} fits, without axe violations`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await openSave(page, save)
      await isInOrder(page)
    })
  }

  test('the names of the signs stand level, and no scenery is cut', async ({ page }) => {
    await openSave(page, { ...FORK, run: UNRANKED_RUN })
    await expect(controls(page).getByText('a footbridge')).toBeVisible()
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const tops = await controls(page)
        .getByText(/^Path \d$/)
        .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top))
      expect(tops).toHaveLength(4)
      expect(new Set(tops).size, `${width}`).toBe(1)
      expect(await cutParts(page)).toEqual([])
    }
  })

  test('after a blind choice the four paths lie above the fight, without axe violations', async ({
    page,
  }) => {
    await openSave(page, { ...FORK, run: UNRANKED_RUN })
    await page.getByRole('button', { name: 'Path 2' }).click()
    const tray = page.getByRole('img', { name: /^The four paths of this fork\. You took path 2/ })
    await expect(tray).toBeVisible()
    await page.reload()
    await expect(tray).toBeVisible()
    expect(await lines(page).allInnerTexts()).not.toContain('Behind the fog')
    await isInOrder(page)
  })

  test('a fight with the stepper fits, without axe violations', async ({ page }) => {
    await openSave(page, FIGHT)
    await expect(controls(page).getByRole('button', { name: 'Less' })).toBeVisible()
    await isInOrder(page)
  })

  test('the last page fits', async ({ page }) => {
    await openSave(page, DYING)
    await playToTheEnd(page)
    await expect(lastPage(page)).toBeVisible()
    await isInOrder(page)
  })
})

test('F is a full blow, R rolls and stops the dice, digits go to the input', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => localStorage.setItem('Settings', '{"pace":"instant"}'))
  // A foe that two of the hardest blows do not defeat.
  await openSave(page, { ...SAVES.attack, playerHealth: 90, playerMaxDamage: 5 })
  await whenHydrated(page)
  await page.keyboard.press('r')
  const stop = controls(page).getByRole('button', { name: 'Stop', exact: true })
  await expect(stop).toBeVisible()
  await page.keyboard.press('r')
  await expect(stop).toBeHidden()
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'false')
  await expect(lines(page).filter({ hasText: /^[0-5]$/ })).toHaveCount(1)

  await page.keyboard.press('3')
  await expect(input(page)).toHaveValue('3')
  await expect(input(page)).toHaveAttribute('inputmode', 'numeric')
  await input(page).fill('')
  await page.keyboard.press('Escape')
  const before = await lines(page).count()
  await page.keyboard.press('f')
  await expect.poll(() => lines(page).count()).toBeGreaterThan(before)
  await expect(lines(page).filter({ hasText: /^5$/ }).last()).toBeVisible()
  expect(await modeOf(page)).toBe('attack')
})

test('without motion the dice are a stepper', async ({ page }) => {
  await openSave(page, FIGHT)
  const group = controls(page)
  await expect(group.getByRole('button', { name: 'Roll' })).toHaveCount(0)
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => cutParts(page), `${width} pixels`).toEqual([])
    await expect.poll(() => roomBesideFoe(page), `${width} pixels`).toBeGreaterThanOrEqual(0)
  }
  await group.getByRole('button', { name: 'Less' }).click()
  await group.getByRole('button', { name: 'Attack' }).click()
  await expect(lines(page).filter({ hasText: /^4$/ })).toHaveCount(1)
})
