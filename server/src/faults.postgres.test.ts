import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase } from './testing/fresh-database.ts'
import { type MixedWrites, startMixedWrites } from './testing/mixed-writes.ts'
import { type PostgresServer, startPostgres } from './testing/postgres-server.ts'
import { signalAll } from './testing/processes.ts'
import { readRowsOf } from './testing/read-rows.ts'
import { realServers, shareWith } from './testing/real-servers.ts'

const QUERY_TIMEOUT_MS = 1000
const ROUNDS = 3

let postgres: PostgresServer

beforeAll(async () => {
  postgres = await startPostgres({ durable: true })
})
afterAll(async () => {
  await postgres.stop()
})

const { folder, start } = realServers()

/** A real server on a database of its own; the timeout of its queries is shortened by the address. */
async function startOnPostgres() {
  const { url } = await createDatabase(postgres.url)
  const databaseUrl = new URL(url)
  databaseUrl.searchParams.set('query_timeout', String(QUERY_TIMEOUT_MS))
  const server = start({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl.href,
    AUTH_SECRET: 'x'.repeat(32),
    RATE_LIMITS: 'off',
    TRUST_PROXY: '127.0.0.1',
  })
  return { server, address: await server.listening, url }
}

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function backendsOf(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  return rows.map(({ pid }) => pid)
}

/** Waits until a number of further writes have been acknowledged. */
async function untilAcknowledged(writes: MixedWrites, more: number) {
  const before = writes.acknowledged()
  while (writes.acknowledged() < before + more) await sleep(20)
}

/** Sends writes until one is refused, and returns the refusal. */
async function untilRefused(address: string) {
  for (;;) {
    const response = await shareWith(address)
    if (response.status !== 201) return response
    await sleep(20)
  }
}

/** Waits until a write succeeds again. */
async function untilServed(address: string) {
  while ((await shareWith(address)).status !== 201) await sleep(20)
}

describe('a server on a faulty PostgreSQL', () => {
  it('loses no acknowledged write and stores none twice when backends stop', async () => {
    const { address, url } = await startOnPostgres()
    const admin = await connect(url)
    const writes = await startMixedWrites(address)
    for (let round = 0; round < ROUNDS; round++) {
      await untilAcknowledged(writes, 10)
      const frozen = (await backendsOf(admin)).filter((_, n) => n % 2 === 0)
      signalAll(frozen, 'SIGSTOP')
      await sleep(1.6 * QUERY_TIMEOUT_MS)
      signalAll(frozen, 'SIGCONT')
    }
    await writes.stop()
    // Statements that were only waiting for a lock may still end.
    await expect.poll(() => writes.contradictions(readRowsOf(url))).toEqual([])
    await admin.end()
    expect(writes.statuses.get(201)).toBeGreaterThan(20)
    expect(writes.statuses.get(503)).toBeGreaterThan(0)
    expect(writes.statuses.get(500)).toBeUndefined()
  })

  it('does not end when PostgreSQL kills its backends or restarts', async () => {
    const { server, address, url } = await startOnPostgres()
    const writes = await startMixedWrites(address)
    const admin = await connect(url)
    for (let round = 0; round < ROUNDS; round++) {
      await untilAcknowledged(writes, 10)
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
    }
    await admin.end()

    for (const how of ['SIGINT', 'SIGQUIT'] as const) {
      await postgres.kill(how)
      const refused = await untilRefused(address)
      expect(refused.status).toBe(503)
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
      await postgres.start()
      await untilServed(address)
    }
    await writes.stop()
    expect(server.process.exitCode).toBeNull()
    expect(writes.withoutRetryAfter()).toBe(0)
    expect(await writes.contradictions(readRowsOf(url))).toEqual([])
  })
})
