import type { Locator, Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { expect } from './fixtures.ts'
import { overlapsOf } from './overlaps.ts'
import { controls, input, submit } from './playing.ts'
import { cutParts, cutTexts, pageWidth, smallFields, tooSmall } from './targets.ts'

const SMALL = { width: 320, height: 640 }
const PHONE = { width: 390, height: 844 }
const PHONES = [
  [390, 844],
  [360, 740],
] as const
const WIDE = { width: 1280, height: 720 }

const style = (page: Page, attributes: { dir?: string; fontSize?: string }) =>
  page.evaluate(({ dir = '', fontSize = '' }) => {
    document.documentElement.dir = dir
    document.documentElement.style.fontSize = fontSize
  }, attributes)

const tooWide = async (page: Page, width: number) =>
  (await pageWidth(page)) > width ? [`${await pageWidth(page)} px`] : []

/** The faults of what the page shows: on a small phone in the light theme, and on a wide screen in the dark one. */
export async function findFaults(page: Page): Promise<Readonly<Record<string, unknown>>> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(SMALL)
  const onSmall = {
    'axe, light, 320 px': await faultsOf(page),
    'wider than 320 px': await tooWide(page, SMALL.width),
    'targets too small': await tooSmall(page),
    'fields with small letters': await smallFields(page),
  }
  await page.setViewportSize(PHONE)
  await style(page, { dir: 'rtl' })
  const turned = {
    'texts cut from right to left': await cutTexts(page),
    'wider than 390 px from right to left': await tooWide(page, PHONE.width),
  }
  await style(page, { fontSize: '200%' })
  const large = { 'wider than 390 px with large text': await tooWide(page, PHONE.width) }
  await style(page, {})
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(WIDE)
  // Elsewhere the bar that stays at the top may cover half of a target, which axe would find too small.
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  const onWide = {
    'axe, dark, 1280 px': await faultsOf(page),
    'wider than 1280 px': await tooWide(page, WIDE.width),
    'texts that overlap': await overlapsOf(page),
  }
  const faults = Object.entries({ ...onSmall, ...turned, ...large, ...onWide })
  return Object.fromEntries(faults.filter(([, found]) => found.length > 0))
}

/** Where the scene ends, without the leaderboard below it. */
const sceneEnd = (page: Page) =>
  page
    .getByRole('main')
    .locator('..')
    .evaluate((scene) => Math.floor(scene.getBoundingClientRect().bottom + scrollY))

/** Expects the whole scene of a turn on phones. */
export async function expectWholeScene(page: Page): Promise<void> {
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => sceneEnd(page), `${width}x${height}`).toBeLessThanOrEqual(height)
  }
  await page.setViewportSize(SMALL)
  await expect(input(page)).toBeInViewport({ ratio: 1 })
  await expect.poll(() => cutParts(page)).toEqual([])
}

/** The words of the elements that the window does not show whole. */
const notWhole = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll(
    (all) =>
      new Promise<string[]>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          const cut = entries.filter(({ intersectionRatio }) => intersectionRatio < 1)
          resolve(cut.map(({ target }) => target.ariaLabel ?? target.textContent))
          observer.disconnect()
        })
        for (const element of all) observer.observe(element)
      }),
  )

/** Expects the controls of a turn in the window at 200 % text size. */
export async function expectLargeControls(page: Page): Promise<void> {
  await style(page, { fontSize: '200%' })
  const all = controls(page).getByRole('button').or(input(page)).or(submit(page))
  for (const [width, height] of [...PHONES, [1366, 768] as const]) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => notWhole(all), `${width}x${height}`).toEqual([])
  }
}
