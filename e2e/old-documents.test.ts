import type { Page } from '@playwright/test'
import { addDays, SCREEN_PATHS } from '@fable/contract/limits'
import { expect, test } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the document of a path as the server would have rendered it yesterday, and the day of its round. */
async function yesterdaysDocument(page: Page, address: string, path: string) {
  const { day } = (await (await page.request.get(`${address}/api/days/today`)).json()) as {
    day: string
  }
  const response = await page.request.get(address + path)
  const body = (await response.text())
    .replaceAll(day, addDays(day, -1))
    .replace(/"now":(\d+)/, (_, now: string) => `"now":${Number(now) - DAY_MS}`)
  return { today: day, yesterday: addDays(day, -1), body, headers: response.headers() }
}

test('a pick in yesterday’s cached document counts for today’s round', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer({ SAMPLE_FACTS: '1' })
  const { today, body, headers } = await yesterdaysDocument(page, address, '/today')
  await page.route(`${address}/today`, (route) => route.fulfill({ body, headers }))
  const asked = page.waitForResponse('**/api/days/today')
  await page.goto(`${address}/today`)
  await asked
  await whenHydrated(page)
  const sent = page.waitForRequest('**/choice')
  await page.getByRole('form', { name: 'Pick the fable' }).getByRole('button').first().click()
  expect((await sent).url()).toContain(today)
})

test('yesterday’s cached board shows today’s round once the round is fetched', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer({ SAMPLE_FACTS: '1' })
  const { yesterday, body, headers } = await yesterdaysDocument(page, address, '/')
  await page.addInitScript((day) => {
    localStorage.setItem('RoundResults', JSON.stringify({ [day]: 'fooled' }))
  }, yesterday)
  await page.route(`${address}/`, (route) => route.fulfill({ body, headers }))
  const { promise: seen, resolve: see } = Promise.withResolvers<undefined>()
  await page.route('**/api/days/today', async (route) => {
    await seen
    await route.continue()
  })
  await page.goto(`${address}/`)
  const band = page.getByRole('region', { name: 'Your round' })
  await expect(band).toContainText('It got you.')
  see(undefined)
  await expect(page.getByRole('form', { name: 'Pick the fable' })).toBeVisible()
  await expect(band).toBeHidden()
})

test('a copy of a document at another address is not changed by its scripts', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer({ SAMPLE_FACTS: '1' })
  await page.addInitScript(() => {
    addEventListener('hydrating', () => {
      document.documentElement.dataset.scripts = 'loaded'
    })
  })
  const { facts, today, days, privacy, game, daily, leaderboard } = SCREEN_PATHS
  for (const path of [facts, today, days, privacy, game, daily, leaderboard]) {
    const response = await page.request.get(address + path)
    const body = await response.text()
    const copy = `${address}/web/2026${path}`
    await page.route(copy, (route) => route.fulfill({ body, headers: response.headers() }))
    await page.goto(copy)
    const heading = await page.getByRole('heading').first().textContent()
    await page.mouse.move(1, 1)
    await page.mouse.move(100, 100)
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'loaded')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading').first()).toHaveText(heading ?? '')
    await expect(page.getByText('Sucks To Suck')).toHaveCount(0)
    await page.unroute(copy)
  }
})
