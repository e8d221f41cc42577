import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import type { Day } from '@fable/contract'
import { expect, test } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'
import { storeFacts } from './stored-facts.ts'

test.use({ serviceWorkers: 'allow' })

/** The worker has the files of the page. */
async function whenKept(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

/** Waits until a list, a day or a month has been stored for use while offline. A part of its name can be given. */
async function whenStored(page: Page, kind: 'list' | 'day' | 'month', name = '') {
  const stored = () =>
    page.evaluate(async () => {
      const cache = await caches.open('facts')
      return (await cache.keys()).map(({ url }) => url)
    })
  const address = new RegExp(`/kept-${kind}.*\\?of=${name}`)
  await expect.poll(stored).toContainEqual(expect.stringMatching(address))
}

test('the game can be played without a network once it has loaded, even after a reload', async ({
  page,
  context,
  server,
}) => {
  await page.goto(`${server.address}/TextBasedGame`)
  await whenKept(page)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('it is not ranked')).toBeVisible()
  await page.getByLabel('Your answer').fill('Wren')
  await page.getByLabel('Your answer').press('Enter')
  await expect(page.getByRole('button', { name: 'Pay ($)' })).toBeVisible()
  await page.getByRole('button', { name: 'Chance (?)' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()
  await expect(page.getByText('out of reach')).toBeVisible()
})

test('facts that were read can be opened offline, and a vote cast offline counts once even if its first response is lost', async ({
  page,
  context,
  startServer,
}) => {
  const { address } = await startServer()
  await storeFacts(page.request, address, [{ text: 'The moon is a lamp.' }, { text: 'Tin sings.' }])
  await page.goto(address)
  const lamp = page.getByRole('heading', { name: 'The moon is a lamp.' })
  await expect(lamp.first()).toBeVisible()
  await whenKept(page)
  await whenStored(page, 'list')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('You’re offline. These facts were loaded')).toBeVisible()
  await expect(lamp.first()).toBeVisible()

  await page.getByRole('link', { name: 'Tin sings.' }).first().click()
  await page.reload()
  await expect(page.getByText('You’re offline. These facts were loaded')).toBeVisible()
  const vote = page
    .getByRole('region', { name: 'The fact' })
    .getByRole('button', { name: /^False/ })
  await vote.click()
  await expect(vote).toHaveAccessibleName('False: 1, your vote, waiting')
  await page.reload()
  await expect(vote).toHaveAccessibleName('False: 1, your vote, waiting')
  const other = await context.newPage()
  await other.goto(address)

  // The request arrives, its response does not.
  let lost = 0
  await context.route('**/votes', async (route) => {
    lost += 1
    if (lost > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await context.setOffline(false)
  await page.bringToFront()
  await expect.poll(() => lost).toBeGreaterThan(0)
  await page.reload()
  // The other tab may send the vote while this document, which does not count it yet, is on its way.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('WaitingVotes'))).toBeNull()
  await page.reload()
  await expect(vote).toHaveAccessibleName('False: 1, your vote')
  await expect(page.getByText('No network')).toBeHidden()
  type Row = { text: string; votesFalse: number }
  const rows = (await (await page.request.get(`${address}/api/facts`)).json()) as Row[]
  expect(rows.find(({ text }) => text === 'Tin sings.')?.votesFalse).toBe(1)
})

test('a cached page opens while a proxy says that the server is away', async ({
  page,
  startServer,
}) => {
  const server = await startServer({ SAMPLE_FACTS: '1' })
  await page.goto(server.address)
  await whenKept(page)
  await whenStored(page, 'list')
  await server.kill9()
  const proxy = createServer((_, response) => response.writeHead(502).end('Bad Gateway'))
  await once(proxy.listen(Number(new URL(server.address).port), '127.0.0.1'), 'listening')
  try {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fact & Fable')
    await expect(page.getByText('You’re offline. These facts were loaded')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Fact of the day' })).toBeVisible()
  } finally {
    proxy.closeAllConnections()
    proxy.close()
  }
})

test('a page that is reloaded while it stores facts leaves the earlier copy intact', async ({
  page,
  context,
  startServer,
}) => {
  const { address } = await startServer({ SAMPLE_FACTS: '1' })
  await page.goto(address)
  await whenKept(page)
  await whenStored(page, 'list')
  await page.addInitScript(() => {
    Cache.prototype.put = () => {
      document.documentElement.dataset.stores = 'yes'
      return new Promise(() => undefined)
    }
  })
  await page.reload()
  await expect(page.locator('[data-stores]')).toBeAttached()
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('You’re offline. These facts were loaded')).toBeVisible()
})

test('the round and the archive are available offline, and a pick made offline is sent once', async ({
  page,
  context,
  startServer,
}) => {
  const { address } = await startServer({ SAMPLE_FACTS: '1' })
  const today = await page.request.get(`${address}/api/days/today`)
  const { day } = (await today.json()) as Day
  const ofDay = `${address}/days/${day}`
  await page.goto(`${address}/today`)
  await whenKept(page)
  await whenStored(page, 'day', day)
  await whenStored(page, 'day', 'today')
  await page.goto(`${address}/days`)
  await whenStored(page, 'month')
  await page.goto(ofDay)
  const card = page.locator('button[value="1"]')
  await expect(card).toBeVisible()
  await whenHydrated(page)
  await context.setOffline(true)

  await page.goto(`${address}/days`)
  await expect(page.getByText('You’re offline. This archive was loaded')).toBeVisible()
  await page.goto(`${address}/today`)
  await expect(page.getByText('You’re offline. This round was loaded')).toBeVisible()
  await card.click()
  await expect(page.getByText('Waiting… Your pick')).toBeVisible()
  await page.goto(ofDay)
  await expect(card).toHaveAttribute('aria-busy', 'true')

  // The request arrives, its response does not.
  let sent = 0
  await context.route('**/choice', async (route) => {
    sent += 1
    if (sent > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await context.setOffline(false)
  await expect.poll(() => sent).toBeGreaterThan(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: /^(Spotted|It got you)\.$/ })).toBeVisible()
  const played = await page.request.get(`${address}/api/days/${day}`)
  const { round } = (await played.json()) as Day
  expect(round?.solution?.tally.played).toBe(1)
})
