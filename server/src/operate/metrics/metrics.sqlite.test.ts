import { describe, expect, it } from 'vitest'
import type { Fact } from '@fable/contract'
import { postTo } from '../../testing/http-client.ts'
import { realServers, shareWith } from '../../testing/real-servers.ts'

const { start: startServer, newFolder } = realServers()

async function start(settings: Record<string, string> = {}) {
  const server = startServer({
    DATA_DIR: newFolder(),
    RATE_LIMITS: 'off',
    METRICS_PORT: '0',
    ...settings,
  })
  return { address: await server.listening, metrics: await server.metrics }
}

const VOTES = 'fable_request_duration_seconds_count{call="POST /api/facts/:id/votes",status="200"}'
describe('the metrics', () => {
  const running = start()

  it('contain requests by call and status, queries, memory and figures, but no path', async () => {
    const { address, metrics } = await running
    const { id } = (await (await shareWith(address)).json()) as Fact
    await postTo(address, `/api/facts/${id}/votes`, { vote: 'false' })
    await fetch(`${address}/secret-path`)
    const text = await (await fetch(metrics)).text()
    expect(text).toContain(`${VOTES} 1`)
    expect(text).toMatch(/^fable_request_duration_seconds_count{call="other",status="\d+"} 1$/m)
    expect(text).not.toContain('secret-path')
    expect(text).toMatch(/^fable_database_query_duration_seconds_count [1-9]/m)
    expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds/m)
    expect(text).toMatch(/^fable_database_bytes [1-9]/m)
    expect(text).toMatch(/^fable_reports_open 0$/m)
    expect(text).not.toMatch(/^fable_last_backup_timestamp_seconds/m)
    expect((await fetch(new URL('/', metrics))).status).toBe(404)
    expect((await fetch(new URL('/metrics', address))).ok).toBe(false)
  })

  it('are not served on a port in use, and the server does not start', async () => {
    const { port } = new URL((await running).metrics)
    await expect(start({ METRICS_PORT: port })).rejects.toThrow(
      /^METRICS_PORT is \d+, which another program/,
    )
  })
})
