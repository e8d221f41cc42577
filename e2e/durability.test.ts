import type { Fact } from '../contract/src/facts/routes.ts'
import { expect, test, type RunningServer } from './fixtures.ts'

const headers = { 'content-type': 'application/json' }

async function post(url: string, body: unknown): Promise<Fact> {
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(response.ok, await response.clone().text()).toBe(true)
  return (await response.json()) as Fact
}

const share = (server: RunningServer, text: string) =>
  post(`${server.address}/api/facts`, { text, source: 'https://example.com/', category: 'science' })

const vote = (server: RunningServer, { id }: Fact) =>
  post(`${server.address}/api/facts/${String(id)}/votes`, { vote: 'mindblowing' })

async function facts(server: RunningServer): Promise<Fact[]> {
  return (await (await fetch(`${server.address}/api/facts`)).json()) as Fact[]
}

test('acknowledged changes survive kill -9', async ({ startServer }) => {
  const server = await startServer()
  const fact = await share(server, 'Honey does not spoil.')
  const votes = 20
  for (let given = 0; given < votes; given++) await vote(server, fact)
  await server.kill9()
  await server.restart()
  expect(await facts(server)).toEqual([{ ...fact, votesMindblowing: votes }])
})

test('an open page continues after a regular restart', async ({ page, startServer }) => {
  const server = await startServer()
  const fact = await share(server, 'Bananas are berries.')
  await page.goto(server.address)
  await expect(page.getByText(fact.text)).toBeVisible()
  await server.restart()
  await page.reload()
  await expect(page.getByText(fact.text)).toBeVisible()
})

test('a server with its own settings does not affect the shared one', async ({
  page,
  server,
  startServer,
}) => {
  const own = await startServer({ SAMPLE_FACTS: '1' })
  expect(own.address).not.toBe(server.address)
  expect((await facts(own)).length).toBeGreaterThan(0)
  await page.goto('/')
  expect(new URL(page.url()).origin).toBe(server.address)
  await expect(page).toHaveTitle(/Fact & Fable/)
})
