import { readFileSync } from 'node:fs'
import type { Fact } from '@fable/contract'
import { afterAll, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { realServers } from '../../testing/real-servers.ts'

const { options, remove } = await freshDatabase()
afterAll(remove)
const server = realServers().start({
  DATA_DIR: options.dataDir,
  DATABASE_URL: options.databaseUrl ?? '',
  AUTH_SECRET: 'x'.repeat(32),
  RATE_LIMITS: 'off',
  METRICS_PORT: '0',
  WORKERS: '2',
})
const address = await server.listening
const metrics = await server.metrics

/** A request on a connection of its own, so that the system chooses a worker for it. */
const post = (path: string, body: object) =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Connection: 'close' },
    body: JSON.stringify(body),
  })

const SERIES = 'fable_request_duration_seconds_count{call="POST /api/facts/:id/votes",status="200"}'

const readMetrics = async () => (await fetch(metrics)).text()

const countVotes = async () => {
  const lines = (await readMetrics()).split('\n')
  return Number(lines.find((line) => line.startsWith(SERIES))?.slice(SERIES.length) ?? 0)
}

it('the metrics are the sum of all workers that run', async () => {
  const fact = { text: 'x', source: 'https://example.com', category: 'news' }
  const { id } = (await (await post('/api/facts', fact)).json()) as Fact
  const vote = () => post(`/api/facts/${id}/votes`, { vote: 'false' })
  await Promise.all(Array.from({ length: 40 }, vote))
  expect(await countVotes()).toBe(40)
  expect(await readMetrics()).toContain('fable_database_connections_in_use')

  const { pid = 0 } = server.process
  const workers = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const [first = '', second = ''] = workers()
  process.kill(Number(first), 'SIGKILL')
  await expect.poll(workers).not.toContain(first)
  expect(await countVotes()).toBeLessThan(40)
  process.kill(Number(second), 'SIGKILL')
  await expect
    .poll(() =>
      vote().then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  expect(await countVotes()).toBe(1)
})
