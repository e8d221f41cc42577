import { describe, expect, it } from 'vitest'
import type { Fact } from '@fable/contract'
import { typedFact } from '@fable/contract/testing'
import { freshDatabase } from '../testing/fresh-database.ts'
import { childrenOf } from '../testing/processes.ts'
import type { RealServer } from '../testing/real-server.ts'
import { realServers } from '../testing/real-servers.ts'

const WORKERS = 2
const { options } = await freshDatabase()
const settings = {
  DATA_DIR: options.dataDir,
  DATABASE_URL: options.databaseUrl ?? '',
  AUTH_SECRET: 'x'.repeat(32),
  RATE_LIMITS: 'off',
  WORKERS: String(WORKERS),
  METRICS_PORT: '0',
}
const servers = realServers()
const start = (more: Record<string, string> = {}) => servers.start({ ...settings, ...more })
const server = start()
const address = await server.listening
const readMetrics = async () => (await fetch(await server.metrics)).text()

const workersOf = ({ process: { pid = 0 } }: RealServer) => childrenOf(pid)

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A request on a connection of its own, so that the system chooses a worker for it. */
const fetchAnew = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { 'Content-Type': 'application/json', Connection: 'close' } })

const post = (path: string, body: object) =>
  fetchAnew(`${address}${path}`, { method: 'POST', body: JSON.stringify(body) })

async function send<T>(path: string, body?: object): Promise<T> {
  const response = await (body ? post(path, body) : fetchAnew(`${address}${path}`))
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as T
}

const NEW_FACT = typedFact()

const SERIES = 'fable_request_duration_seconds_count{call="POST /api/facts/:id/votes",status="200"}'

/** Votes counted by the metrics. */
async function countedVotes() {
  const lines = (await readMetrics()).split('\n')
  return Number(lines.find((line) => line.startsWith(SERIES))?.slice(SERIES.length) ?? 0)
}

describe('several workers on one port', () => {
  it('count votes exactly, and soon all return the same counts', async () => {
    const { id } = await send<Fact>('/api/facts', NEW_FACT)
    // More at once may be refused in one slow turn of the event loop.
    for (let n = 0; n < 4; n += 1) {
      const votes = Array.from({ length: 50 }, () =>
        send(`/api/facts/${id}/votes`, { vote: 'interesting' }),
      )
      await Promise.all(votes)
    }
    const countsShown = async () => {
      const lists = await Promise.all(Array.from({ length: 40 }, () => send<Fact[]>('/api/facts')))
      return [...new Set(lists.map(([fact]) => fact?.votesInteresting))]
    }
    await expect.poll(countsShown).toEqual([200])
    expect(await countedVotes()).toBe(200)
    expect(await readMetrics()).toContain('fable_database_connections_in_use')
  })

  it('keep serving while a killed worker is replaced, whose requests leave the metrics', async () => {
    const before = workersOf(server)
    expect(before).toHaveLength(WORKERS)
    const [victim = 0] = before
    process.kill(victim, 'SIGKILL')
    await expect.poll(() => isRunning(victim)).toBe(false)
    for (let n = 0; n < 40; n += 1) await send('/api/health')
    await expect.poll(() => workersOf(server)).toHaveLength(WORKERS)
    expect(workersOf(server)).not.toContain(victim)
    expect(await countedVotes()).toBeLessThan(200)
  })

  it('do not start on a port in use, and the error names PORT', async () => {
    const { code, stderr } = await start({ PORT: new URL(address).port }).ended
    expect(code).toBe(1)
    expect(stderr).toMatch(/^PORT is \d+, which another program .+\.\n$/)
  })

  it('report once why they do not start', async () => {
    const { code, stderr } = await start({ AUTH_SECRET: '' }).ended
    expect(code).toBe(1)
    expect(stderr).toMatch(/^AUTH_SECRET is not set .+\n$/)
  })

  it('end before their parent, even while they are starting', async () => {
    const ending = start()
    await expect.poll(() => workersOf(ending).filter(Boolean)).toHaveLength(1)
    const workers = workersOf(ending)
    ending.process.kill('SIGTERM')
    expect(await ending.ended).toEqual({ code: 0, stderr: '' })
    expect(workers.filter(isRunning)).toEqual([])
  })

  it.each([
    ['SIGTERM', 0, start],
    // The last test kills the server of all of them.
    ['SIGKILL', null, () => server],
  ] as const)('end with their parent: %s', async (signal, code, begin) => {
    const ending = begin()
    await ending.listening
    const workers = workersOf(ending)
    ending.process.kill(signal)
    expect(await ending.ended).toEqual({ code, stderr: '' })
    await expect.poll(() => workers.filter(isRunning)).toEqual([])
  })
})
