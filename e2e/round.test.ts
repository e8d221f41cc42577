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

/** The starting facts are older than today, so there is a round. */
const WITH_FACTS = { SAMPLE_FACTS: '1' }

const band = (page: Page) => page.getByRole('region', { name: 'Your round' })
const verdict = (page: Page) => page.getByRole('heading', { name: /^(Spotted|It got you)\.$/ })
const cards = (page: Page) => page.getByRole('form', { name: 'Pick the fable' }).getByRole('button')

/** Today's round by the API, as the browser of the page sees it. */
async function roundOf(page: Page, { address }: RunningServer) {
  const response = await page.request.get(`${address}/api/days/today`)
  return (await response.json()) as { day: string; round: { sentences: string[]; chosen?: string } }
}

test('a round is played with a key, and the choice is final in that browser', async ({
  page,
  startServer,
}) => {
  const server = await startServer(WITH_FACTS)
  await page.goto(`${server.address}/today`)
  await whenHydrated(page)
  const { round } = await roundOf(page, server)
  await expect(cards(page)).toHaveText(round.sentences.map((text, at) => `${at + 1}${text}`))
  await page.keyboard.press('2')
  await expect(verdict(page)).toBeFocused()
  const said = await verdict(page).textContent()
  await expect(page.getByRole('article', { name: 'The fable' })).toContainText('FABLE')
  const panel = page.getByRole('complementary', { name: 'Your days' })
  await expect(panel).toContainText('You’re the first to play today.')
  await expect(page.getByText('Today: ')).toContainText(
    said === 'Spotted.' ? 'Spotted' : 'It got you',
  )

  // The choice is final: after a reload, in the words of the board, and for the server.
  await page.reload()
  await whenHydrated(page)
  await expect(verdict(page)).toHaveText(said ?? '')
  expect((await roundOf(page, server)).round.chosen).toBe('2')
  await page.getByRole('link', { name: 'The facts' }).click()
  await expect(band(page)).toContainText(said ?? '')
  await band(page).getByRole('link', { name: 'See why' }).click()
  await page.getByRole('link', { name: 'Archive', exact: true }).click()
  const month = page.getByRole('region').first()
  await expect(month.getByRole('link').first()).toContainText(
    said === 'Spotted.' ? 'Spotted' : 'It got you',
  )
})

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

test('a round is played on the front page, which then shows its result and the sealed card', async ({
  page,
  startServer,
}) => {
  const server = await startServer(WITH_FACTS)
  await page.goto(`${server.address}/`)
  await whenHydrated(page)
  const { round } = await roundOf(page, server)
  await expect(cards(page)).toHaveText(round.sentences.map((text, at) => `${at + 1}${text}`))
  await page.keyboard.press('3')
  await expect(verdict(page)).toBeVisible()
  const said = await verdict(page).textContent()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('RoundResults'))).not.toBeNull()
  await page.goBack()
  await expect(band(page)).toContainText(said ?? '')
  await expect(cards(page)).toHaveCount(0)

  const card = page.getByRole('region', { name: 'The sealed card' })
  await card.getByRole('button', { name: 'Fable' }).click()
  await expect(card).toContainText('You say fable. It opens tomorrow.')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(card).toContainText('You say fable.')
  expect(await shiftsOf(page)).toBeLessThan(0.1)
})

test('the front page shows the round before its scripts run only to a visitor who has not played', async ({
  page,
  startServer,
}) => {
  const server = await startServer(WITH_FACTS)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${server.address}/`)
  await expect(cards(page)).toHaveCount(3)
  const { day } = await roundOf(page, server)
  await page.evaluate((played) => {
    localStorage.setItem('RoundResults', JSON.stringify({ [played]: 'found' }))
  }, day)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Fact of the day' })).toBeVisible()
  await expect(cards(page).first()).toBeHidden()
})

test('a pick shows the solution in another tab of the same browser', async ({
  page,
  context,
  startServer,
}) => {
  const { address } = await startServer(WITH_FACTS)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`${address}/today`)
    await whenHydrated(tab)
  }
  await cards(page).first().click()
  await expect(verdict(page)).toBeVisible()
  await expect(verdict(other)).toBeVisible()
})

test('a pick that the server fails to store shows an error and succeeds when it is pressed again', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer(WITH_FACTS)
  await page.goto(`${address}/today`)
  await whenHydrated(page)
  await page.route('**/choice', (route) => route.fulfill({ status: 500 }))
  await cards(page).first().click()
  await expect(page.getByRole('alert')).toHaveText('Your pick wasn’t sent. Press again.')
  await page.unroute('**/choice')
  await cards(page).first().click()
  await expect(verdict(page)).toBeVisible()
})

test('an account is created in a popup over the solution of a round, which stays in place', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer(WITH_FACTS)
  await page.goto(`${address}/today`)
  await whenHydrated(page)
  await page.keyboard.press('1')
  const offer = page.getByRole('link', { name: 'Keep your days: create an account' })
  const form = page.getByRole('dialog')
  await offer.focus()
  await page.keyboard.press('Enter')
  await expect(form).toContainText('1 day and')
  await page.keyboard.press('Escape')
  await expect(offer).toBeFocused()

  await offer.click()
  await form.getByLabel('Username').fill('Mara')
  await form.getByLabel('E-mail').fill('mara@example.com')
  await form.getByLabel('Password').fill('a long enough password')
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Kept. See you tomorrow.')).toBeFocused()
  await expect(verdict(page)).toBeVisible()

  // The message to a friend now has the name.
  const panel = page.getByRole('complementary', { name: 'Your days' })
  const [link = ''] = /http.*/.exec((await panel.textContent()) ?? '') ?? []
  expect(link).toContain('?from=Mara&result=')
})

test('the link of a friend shows the friend’s result, with and without scripts', async ({
  page,
  browser,
  startServer,
}) => {
  const { address } = await startServer(WITH_FACTS)
  const query = `from=${encodeURIComponent('<i>Mara')}&result=spotted`
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  for (const one of [page, plain]) {
    await one.goto(`${address}/today?${query}`)
    await expect(one.getByRole('heading', { name: '<i>Mara spotted it. Can you?' })).toBeVisible()
    await expect(one.locator('link[rel=canonical]')).toHaveAttribute('href', `${address}/today`)
  }
  await whenHydrated(page)
  await expect(page.getByRole('heading', { name: '<i>Mara spotted it. Can you?' })).toBeVisible()
})

test('a round is played and the archive is read without scripts', async ({
  browser,
  startServer,
}) => {
  const { address } = await startServer(WITH_FACTS)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${address}/`)
  await cards(page).nth(2).click()
  await expect(verdict(page)).toBeVisible()
  expect(page.url()).toBe(`${address}/today`)
  await page.getByRole('button', { name: 'Fact', exact: true }).click()
  await expect(page.getByText('You say fact. It opens tomorrow.')).toBeVisible()
  await page.goto(`${address}/today`)
  await expect(verdict(page)).toBeVisible()
  await page.getByRole('link', { name: 'Archive', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Archive' })).toBeVisible()
  await page.getByRole('region').first().getByRole('link').first().click()
  await expect(verdict(page)).toBeVisible()
  await context.close()
})

test('signing out removes the picks, even from a second tab and offline copies, and logging in restores them', async ({
  page,
  context,
  startServer,
}) => {
  const server = await startServer(WITH_FACTS)
  await page.goto(`${server.address}/TextBasedGame`)
  await whenHydrated(page)
  await signUp(page, 'Sharing')
  const second = await context.newPage()
  await second.goto(`${server.address}/today`)
  await whenHydrated(second)
  await cards(second).first().click()
  const said = await verdict(second).textContent()
  const listKept = () =>
    page.evaluate(async () =>
      (await (await caches.open('facts')).keys()).filter(({ url }) => url.includes('kept-day')),
    )
  await expect.poll(async () => (await listKept()).length).toBeGreaterThan(0)

  await signOut(page)
  await expect(cards(second)).toHaveCount(3)
  await expect(verdict(second)).toBeHidden()
  await page.goto(`${server.address}/today`)
  await expect(cards(page)).toHaveCount(3)
  await page.goBack()
  await page.goForward()
  await expect(cards(page)).toHaveCount(3)
  expect((await roundOf(page, server)).round.chosen).toBeUndefined()
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('facts')
    const responses = await cache.matchAll()
    return (await Promise.all(responses.map((response) => response.text()))).join('\n')
  })
  expect(kept).not.toContain('"chosen"')
  expect(kept).not.toContain('"solution"')
  const cookies = await context.cookies()
  expect(cookies.filter(({ name }) => name.includes('picks'))).toEqual([])

  await page.goto(`${server.address}/TextBasedGame`)
  await whenHydrated(page)
  await login(page, 'Sharing')
  await page.goto(`${server.address}/`)
  await expect(band(page)).toContainText(said ?? '')
  await page.goto(`${server.address}/today`)
  await expect(verdict(page)).toHaveText(said ?? '')
  expect((await roundOf(page, server)).round.chosen).toBe('1')
})
