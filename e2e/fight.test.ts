import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { controls, FIGHT, openSave } from './playing.ts'
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

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

test('on a phone the names of the four paths are level, and no part of the controls is cut off', async ({
  page,
}) => {
  await openSave(page, FORK)
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

test('the stepper of a player who prefers reduced motion and the foe fit a phone', async ({
  page,
}) => {
  await openSave(page, FIGHT)
  await expect(controls(page).getByRole('button', { name: 'Less' })).toBeVisible()
  await expect(controls(page).getByRole('button', { name: 'Roll' })).toHaveCount(0)
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => cutParts(page), `${width} pixels`).toEqual([])
    await expect.poll(() => roomBesideFoe(page), `${width} pixels`).toBeGreaterThanOrEqual(0)
  }
})
