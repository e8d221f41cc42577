import { join } from 'node:path'
import type { Fact } from '@fable/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { freshDatabase, onPostgres } from '../../testing/fresh-database.ts'
import { type RealServer, startServer } from '../../testing/real-server.ts'

const { options, remove } = await freshDatabase()
const servers: RealServer[] = []
afterAll(async () => {
  for (const { process } of servers) process.kill('SIGKILL')
  await remove()
})

let folders = 0

const start = async (settings: Record<string, string> = {}) => {
  const server = startServer(options.dataDir, {
    DATA_DIR: join(options.dataDir, String((folders += 1))),
    DATABASE_URL: options.databaseUrl ?? '',
    AUTH_SECRET: 'x'.repeat(32),
    RATE_LIMITS: 'off',
    METRICS_PORT: '0',
    ...settings,
  })
  servers.push(server)
  const address = await server.listening
  const metrics = await server.metrics
  return { address, metrics }
}

const send = async (address: string, path: string, body?: object) =>
  fetch(`${address}${path}`, {
    headers: { 'Content-Type': 'application/json', Connection: 'close' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })

const VOTES = 'fable_request_duration_seconds_count{call="POST /api/facts/:id/votes",status="200"}'
const FACT = { text: 'x', source: 'https://example.com', category: 'news' }

const share = async (address: string) =>
  (await (await send(address, '/api/facts', FACT)).json()) as Fact

describe('the metrics', () => {
  const running = start()

  it('count requests by call and status, queries and the process, and name no path', async () => {
    const { address, metrics } = await running
    const { id } = await share(address)
    await send(address, `/api/facts/${id}/votes`, { vote: 'false' })
    await send(address, '/secret-path')
    const text = await (await fetch(metrics)).text()
    expect(text).toContain(`${VOTES} 1`)
    expect(text).toMatch(/^fable_request_duration_seconds_count{call="other",status="\d+"} 1$/m)
    expect(text).not.toContain('secret-path')
    expect(text).toMatch(/^fable_database_query_duration_seconds_count [1-9]/m)
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds/m)
    expect(text.includes('fable_database_connections_in_use')).toBe(onPostgres)
    expect((await fetch(new URL('/', metrics))).status).toBe(404)
    expect((await fetch(new URL('/metrics', address))).ok).toBe(false)
  })

  it('say that their port is in use', async () => {
    const { port } = new URL((await running).metrics)
    await expect(start({ METRICS_PORT: port })).rejects.toThrow(
      /^METRICS_PORT is \d+, which another program/,
    )
  })
})
