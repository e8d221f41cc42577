import type { Page } from '@playwright/test'
import { isGamePath, SCREEN_PATHS } from '@fable/contract/limits'
import { expect, test } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'

const LIGHT = 'rgb(246, 240, 228)'
const DARK = 'rgb(23, 18, 15)'

test.use({ colorScheme: 'light' })

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** The colour of the browser's own bars. */
const barColour = (page: Page) =>
  page.evaluate(() => {
    const colours = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
    return [...colours].find(({ media }) => matchMedia(media).matches)?.content
  })

/** Lets the document at a path end before its body. */
const withoutBody = (page: Page, path: string) =>
  page.route(path, async (route) => {
    const response = await route.fetch()
    const [head] = (await response.text()).split('<body>')
    await route.fulfill({ response, body: head ?? '' })
  })

test('the game is dark and the facts are light before the body of the document arrives', async ({
  page,
}) => {
  for (const path of [SCREEN_PATHS.facts, SCREEN_PATHS.game, `${SCREEN_PATHS.game}/nowhere`]) {
    await withoutBody(page, path)
    await page.goto(path)
    const isDark = isGamePath(path)
    expect(await ground(page), path).toBe(isDark ? DARK : LIGHT)
    expect(await barColour(page), path).toBe(isDark ? '#17120f' : '#f6f0e4')
  }
})

test('the page turns dark on the way from the facts to the game and light on the way to the credits', async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  await page.route(/\/assets\/game-.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/')
  await whenHydrated(page)
  expect(await ground(page)).toBe(LIGHT)
  await page.getByRole('link', { name: 'GAME', exact: true }).click()
  await expect(page.getByText('Loading...')).toBeVisible()
  expect(await ground(page)).toBe(DARK)
  expect(await barColour(page)).toBe('#17120f')
  release(undefined)
  await page.getByRole('link', { name: 'Credits' }).click()
  await expect.poll(() => ground(page)).toBe(LIGHT)
  expect(await barColour(page)).toBe('#f6f0e4')
})
