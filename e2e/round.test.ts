import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { realTime } from '@fable/server/testing'
import { login, signOut, signUp } from './accounts.ts'
import { expect, test, type RunningServer } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Longer than any of these tests takes. */
const SPAN = 50_000

// A round that was begun on one day is not that of the next one.
test.beforeEach(async () => {
  const left = DAY_MS - (realTime() % DAY_MS)
  if (left > SPAN) return
  test.setTimeout(SPAN + 60_000)
  await setTimeout(left)
})

const band = (page: Page) => page.getByRole('region', { name: 'Your round' })
const verdict = (page: Page) => page.getByRole('heading', { name: /^(Spotted|It got you)\.$/ })
const cards = (page: Page) => page.getByRole('form', { name: 'Pick the fable' }).getByRole('button')

/** Today's round by the API, as the browser of the page sees it. */
async function roundOf(page: Page, { address }: RunningServer) {
  const response = await page.request.get(`${address}/api/days/today`)
  return (await response.json()) as { round: { sentences: string[]; chosen?: string } }
}

/** The sum of the layout shifts of the page so far (web.dev/cls). Up to 0.1 is good. */
const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntry[]) =>
          entries.reduce(
            (all, entry) => all + (entry as PerformanceEntry & { value: number }).value,
            0,
          )
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        window.setTimeout(() => resolve(0), 1_000)
      }),
  )

test('a round played on the front page is final in that browser, and gives way to its result and the sealed card', async ({
  page,
  sampleServer: server,
}) => {
  await page.goto(server.address)
  await whenHydrated(page)
  const { round } = await roundOf(page, server)
  await expect(cards(page)).toHaveText(round.sentences.map((text, at) => `${at + 1}${text}`))
  await page.keyboard.press('3')
  await expect(verdict(page)).toBeVisible()
  const said = (await verdict(page).textContent()) ?? ''
  const result = said === 'Spotted.' ? 'Spotted' : 'It got you'
  await expect(page.getByRole('article', { name: 'The fable' })).toContainText('FABLE')
  await expect(page.getByText('Today: ')).toContainText(result)

  await page.reload()
  await whenHydrated(page)
  await expect(verdict(page)).toHaveText(said)
  expect((await roundOf(page, server)).round.chosen).toBe('3')
  await page.getByRole('link', { name: 'The facts' }).click()
  await expect(band(page)).toContainText(said)
  await expect(cards(page)).toHaveCount(0)

  const card = page.getByRole('region', { name: 'The sealed card' })
  await card.getByRole('button', { name: 'Fable' }).click()
  await expect(card).toContainText('You say fable. It opens tomorrow.')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(card).toContainText('You say fable.')
  expect(await shiftsOf(page)).toBeLessThan(0.1)

  await band(page).getByRole('link', { name: 'See why' }).click()
  await page.getByRole('link', { name: 'Archive', exact: true }).click()
  const month = page.getByRole('region').first()
  await expect(month.getByRole('link').first()).toContainText(result)

  // Before the scripts run, too, the round that was played is not shown.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(server.address)
  await expect(page.getByRole('region', { name: 'Fact of the day' })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a round is played and the archive is read', async ({ page, sampleServer: { address } }) => {
    await page.goto(address)
    await cards(page).nth(2).click()
    await expect(verdict(page)).toBeVisible()
    await expect(page).toHaveURL(`${address}/today`)
    await page.getByRole('button', { name: 'Fact', exact: true }).click()
    await expect(page.getByText('You say fact. It opens tomorrow.')).toBeVisible()
    await page.goto(`${address}/today`)
    await expect(verdict(page)).toBeVisible()
    await page.getByRole('link', { name: 'Archive', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Archive' })).toBeVisible()
    await page.getByRole('region').first().getByRole('link').first().click()
    await expect(verdict(page)).toBeVisible()
  })
})

test('signing out removes the solution of a round from all tabs and offline copies, and a login brings it back', async ({
  page,
  context,
  startServer,
}) => {
  const server = await startServer({ SAMPLE_FACTS: '1' })
  await page.goto(`${server.address}/TextBasedGame`)
  await whenHydrated(page)
  await signUp(page, 'Sharing')
  const second = await context.newPage()
  for (const tab of [page, second]) {
    await tab.goto(`${server.address}/today`)
    await whenHydrated(tab)
  }
  await cards(page).first().click()
  await expect(verdict(second)).toBeVisible()
  const said = (await verdict(second).textContent()) ?? ''
  const kept = () =>
    page.evaluate(async () => {
      const responses = await (await caches.open('facts')).matchAll()
      return (await Promise.all(responses.map((response) => response.text()))).join('\n')
    })
  await expect.poll(kept).toContain('"solution"')

  await page.goto(`${server.address}/TextBasedGame`)
  await whenHydrated(page)
  await signOut(page)
  await expect(cards(second)).toHaveCount(3)
  await expect(verdict(second)).toBeHidden()
  await page.goBack()
  await expect(cards(page)).toHaveCount(3)
  expect((await roundOf(page, server)).round.chosen).toBeUndefined()
  await expect.poll(kept).not.toMatch(/"chosen"|"solution"/)
  const cookies = await context.cookies()
  expect(cookies.filter(({ name }) => name.includes('picks'))).toEqual([])

  await page.goForward()
  await whenHydrated(page)
  await login(page, 'Sharing')
  await page.goto(`${server.address}/`)
  await expect(band(page)).toContainText(said)
  await band(page).getByRole('link', { name: 'See why' }).click()
  await expect(verdict(page)).toHaveText(said)
  expect((await roundOf(page, server)).round.chosen).toBe('1')
})
