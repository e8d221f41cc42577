import { once } from 'node:events'
import { createServer } from 'node:http'
import type { BrowserContext, Page } from '@playwright/test'
import type { Day, FactDetails } from '@fable/contract'
import { expect, test } from './fixtures.ts'
import { adventurer, enterInputs, input, openGame } from './playing.ts'
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

/**
 * Takes the network away. Once it is back, requests to these addresses arrive, but the first response of each is lost.
 */
async function loseNetwork(context: BrowserContext, addresses: readonly string[]) {
  let isOnline = false
  const sent = new Map(addresses.map((address) => [address, 0]))
  for (const address of addresses) {
    await context.route(address, async (route) => {
      // The browser could still send a request from before.
      if (!isOnline) return route.abort('internetdisconnected')
      const count = (sent.get(address) ?? 0) + 1
      sent.set(address, count)
      if (count > 1) return route.continue()
      await route.fetch()
      return route.abort()
    })
  }
  await context.setOffline(true)
  return {
    goOnline: () => {
      isOnline = true
      return context.setOffline(false)
    },
    /** The number of requests that have arrived at each address. */
    sent: () => [...sent.values()],
  }
}

test('facts, rounds and the archive open offline, where a vote and a pick count once even if the first response is lost', async ({
  page,
  context,
  startServer,
}) => {
  const { address } = await startServer({ SAMPLE_FACTS: '1' })
  await storeFacts(page.request, address, [{ text: 'Tin sings.' }])
  const read = async <Body>(path: string) =>
    (await (await page.request.get(`${address}/api${path}`)).json()) as Body
  await page.goto(`${address}/?sort=new`)
  await whenKept(page)
  await whenStored(page, 'list')
  await page.goto(`${address}/today`)
  await whenStored(page, 'day', 'today')
  await page.goto(`${address}/days`)
  await whenStored(page, 'month')
  const network = await loseNetwork(context, ['**/votes', '**/choice'])

  await page.reload()
  await expect(page.getByText('You’re offline. This archive was loaded')).toBeVisible()
  await page.goto(`${address}/?sort=new`)
  await expect(page.getByText('You’re offline. These facts were loaded')).toBeVisible()
  await page.getByRole('link', { name: 'Tin sings.' }).first().click()
  const vote = page
    .getByRole('region', { name: 'The fact' })
    .getByRole('button', { name: /^False/ })
  await vote.click()
  await page.reload()
  await expect(vote).toHaveAccessibleName('False: 1, your vote, waiting')
  await page.goto(`${address}/today`)
  await expect(page.getByText('You’re offline. This round was loaded')).toBeVisible()
  await page.locator('button[value="1"]').click()
  await expect(page.getByText('Waiting… Your pick')).toBeVisible()

  await network.goOnline()
  await expect.poll(network.sent).not.toContain(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: /^(Spotted|It got you)\.$/ })).toBeVisible()
  const waiting = () => page.evaluate(() => localStorage.getItem('WaitingVotes'))
  await expect.poll(waiting).toBeNull()
  const facts = await read<FactDetails[]>('/facts?sort=new')
  expect(facts.find(({ text }) => text === 'Tin sings.')?.votesFalse).toBe(1)
  const { round } = await read<Day>('/days/today')
  expect(round?.solution?.tally.played).toBe(1)
})

test('a board that has loaded opens while a proxy says that the server is away, and a run can be started and played without a network', async ({
  page,
  context,
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
    await expect(page.getByText('You’re offline. These facts were loaded')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Fact of the day' })).toBeVisible()
  } finally {
    proxy.closeAllConnections()
    proxy.close()
  }

  await context.setOffline(true)
  await page.goto(`${server.address}/TextBasedGame`)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('it is not ranked')).toBeVisible()
  await enterInputs(page, 'Wren', 'chance')
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()
  await expect(page.getByText('out of reach')).toBeVisible()
})

test('a run continues without a network', async ({ page, context, server: { address } }) => {
  await openGame(page, address)
  await whenKept(page)
  await enterInputs(page, 'start', 'Wren')
  await expect(page.getByText('On the board when it ends')).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await expect(adventurer(page)).toContainText('Wren')
  await input(page).fill('chance')
  await input(page).press('Enter')
  await page.getByRole('button', { name: 'Continue unranked' }).click()
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()
  await enterInputs(page, 'path 1')
  await expect(page.getByText('Not ranked', { exact: true })).toBeVisible()
})
