import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'
import {
  controls,
  FIGHT,
  input,
  lines,
  modeOf,
  openSave,
  SAVES,
  submit,
  UNRANKED_RUN,
} from './playing.ts'
import { cutParts } from './targets.ts'

/** Signs on a day that has the longest word, `a footbridge`. */
const FORK = { day: 8, playerGold: 0, gameMode: { name: 'paths' } }

/** The pixels between the foe's numbers and its picture. */
const roomBesideFoe = (page: Page) =>
  page.getByRole('region', { name: 'Opponent' }).evaluate((side) => {
    const ends = [...side.querySelectorAll('dd')].map((dd) => dd.getBoundingClientRect().right)
    const picture = side.querySelector('[data-size]')?.getBoundingClientRect()
    return Math.ceil((picture?.left ?? 0) - Math.max(...ends))
  })

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the names of the four paths are level, and no part of the controls is cut off', async ({
    page,
  }) => {
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

  test('the four paths are shown in a fight after a path was taken unseen, even after a reload', async ({
    page,
  }) => {
    await openSave(page, { ...FORK, run: UNRANKED_RUN })
    await page.getByRole('button', { name: 'Path 2' }).click()
    const tray = page.getByRole('img', { name: /^The four paths of this fork\. You took path 2/ })
    await expect(tray).toBeVisible()
    await page.reload()
    await expect(tray).toBeVisible()
  })
})

test('the key F attacks with the maximum, R rolls and stops the dice, and digits go to the input', async ({
  page,
}) => {
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

test('the dice become a stepper if the player prefers reduced motion', async ({ page }) => {
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
