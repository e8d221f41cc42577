import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'
import { DYING, enterInputs, lastPage, openGame, openSave, SAVES } from './playing.ts'

/** The smallest target of WCAG 2.2 (2.5.8), in CSS pixels. */
const SMALLEST = 24

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/**
 * What can be pressed on the page and is smaller, with the size of where a press hits it. Links in a sentence are
 * exempt, as in 2.5.8. In an open popup: what is in it.
 */
const tooSmall = (page: Page, smallest = SMALLEST, which = '*') =>
  page.evaluate(
    ([smallest, which]) => {
      const root = document.querySelector('dialog[open]') ?? document
      const isInSentence = (target: Element) =>
        target.matches('p a') && target.parentElement?.textContent !== target.textContent
      const sizeOf = (target: Element) => {
        target.scrollIntoView({ block: 'center', inline: 'center' })
        const { left, top, width, height } = target.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const isHit = (atX: number, atY: number) => {
          const hit = document.elementFromPoint(atX, atY)
          return target.contains(hit) || hit?.closest('label')?.control === target
        }
        /** How far from the middle a press still hits it. */
        const reach = (stepX: number, stepY: number) => {
          let steps = 0
          while (steps < smallest && isHit(x + stepX * (steps + 0.5), y + stepY * (steps + 0.5)))
            steps += 1
          return steps
        }
        return [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)] as const
      }
      return [...root.querySelectorAll('a[href], button, input, select, textarea')]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .filter((target) => target.closest('.visually-hidden, [inert]') === null)
        .filter((target) => target.matches(which) && !isInSentence(target))
        .map((target) => ({
          name: target.getAttribute('aria-label') ?? target.textContent,
          size: sizeOf(target),
        }))
        .filter(({ size: [width, height] }) => width < smallest || height < smallest)
    },
    [smallest, which] as const,
  )

for (const [mode, save] of Object.entries(SAVES)) {
  test(`the game in the mode ${mode} has no target below ${SMALLEST} pixels`, async ({ page }) => {
    await openSave(page, save)
    expect(await tooSmall(page)).toEqual([])
  })
}

test(`the start and the popups have no target below ${SMALLEST} pixels`, async ({ page }) => {
  await openGame(page)
  expect(await tooSmall(page)).toEqual([])
  const popup = page.getByRole('dialog')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await expect(popup).toBeVisible()
  expect(await tooSmall(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  for (const view of ['Login', 'Create Account', 'Your runs', 'Settings and save']) {
    await menu.click()
    await popup.getByRole('button', { name: view, exact: true }).click()
    await expect(popup.getByRole('heading', { name: view })).toBeVisible()
    expect(await tooSmall(page), view).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test('the flags on the ridge and what stands above the console are as large as a finger', async ({
  page,
}) => {
  await openGame(page)
  expect(await tooSmall(page, 44, '[data-window]')).toEqual([])
  expect(await tooSmall(page, 40, '[aria-label="Sound"], [aria-label="How it works"]')).toEqual([])
  expect(await tooSmall(page, 40, 'select')).toEqual([])
})

test(`the last page has no target below ${SMALLEST} pixels`, async ({ page }) => {
  await openSave(page, DYING)
  for (let blow = 0; blow < 40 && !(await lastPage(page).isVisible()); blow += 1) {
    await enterInputs(page, '0')
  }
  await expect(lastPage(page)).toBeVisible()
  expect(await tooSmall(page)).toEqual([])
})

for (const path of [
  '/TextBasedGame/daily',
  '/TextBasedGame/leaderboard',
  '/TextBasedGame/ledger',
  '/Shop',
  '/Feedback',
  '/Updates',
]) {
  test(`${path} has no target below ${SMALLEST} pixels`, async ({ page }) => {
    await page.goto(path)
    await whenHydrated(page)
    await page.waitForLoadState('networkidle')
    expect(await tooSmall(page)).toEqual([])
  })
}
