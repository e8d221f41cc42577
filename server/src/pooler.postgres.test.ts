import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { Fact } from '@fable/contract'
import { openDatabase } from './db/open.ts'
import { insertFact } from './facts/store/facts.ts'
import { updateVotes } from './facts/votes/store.ts'
import { atEnd } from './testing/at-end.ts'
import { createDatabase, freshDatabase, openUntilEnd } from './testing/fresh-database.ts'
import { manyFact } from './testing/many-facts.ts'
import { startMixedWrites } from './testing/mixed-writes.ts'
import { startPgBouncer } from './testing/pgbouncer.ts'
import { readRowsOf } from './testing/read-rows.ts'
import { startServer } from './testing/real-server.ts'

async function fresh({ isEmpty = false } = {}) {
  const { options } = await freshDatabase()
  let { databaseUrl = '' } = options
  if (isEmpty) {
    const empty = await createDatabase(databaseUrl)
    atEnd(empty.drop)
    databaseUrl = empty.url
  }
  const bouncer = await startPgBouncer(databaseUrl)
  atEnd(bouncer.stop)
  return { options, direct: databaseUrl, pooled: bouncer.url }
}

function start(dataDir: string, addresses: Record<string, string>) {
  const server = startServer(dataDir, {
    ...addresses,
    AUTH_SECRET: 'x'.repeat(32),
    RATE_LIMITS: 'off',
    TRUST_PROXY: '127.0.0.1',
  })
  atEnd(() => {
    server.process.kill('SIGKILL')
    return server.ended
  })
  return server
}

const readJson = async <T>(address: string, path: string): Promise<T> =>
  (await (await fetch(address + path)).json()) as T

describe('servers that start at once on an empty database', () => {
  it.each([
    ['PgBouncer', (_: string, pooled: string) => ({ DATABASE_URL: pooled })],
    [
      'PgBouncer, with a direct address',
      (direct: string, pooled: string) => ({ DATABASE_URL: pooled, DIRECT_DATABASE_URL: direct }),
    ],
  ])('all serve through %s', async (_, addressesOf) => {
    const { options, direct, pooled } = await fresh({ isEmpty: true })
    const servers = Array.from({ length: 2 }, () =>
      start(options.dataDir, addressesOf(direct, pooled)),
    )
    const addresses = await Promise.all(servers.map(({ listening }) => listening))
    for (const address of addresses)
      expect(await readJson<Fact[]>(address, '/api/facts')).toEqual([])
  })
})

describe('PgBouncer in transaction mode', () => {
  it('keeps every write of a server', async () => {
    const { options, pooled } = await fresh()
    const server = start(options.dataDir, { DATABASE_URL: pooled })
    const writes = await startMixedWrites(await server.listening)
    await expect.poll(writes.acknowledged).toBeGreaterThan(100)
    await writes.stop()
    expect(await writes.contradictions(readRowsOf(pooled))).toEqual([])
    // A busy machine refuses some.
    expect([200, 201, 503]).toEqual(expect.arrayContaining([...writes.statuses.keys()]))
  })

  it('lets a server count votes exactly over several connections', async () => {
    const { options, pooled } = await fresh()
    const database = await openUntilEnd({ ...options, databaseUrl: pooled })
    const { id } = await insertFact(database, manyFact(1), 0)
    const vote = { factId: id, vote: 'false' } as const
    for (let round = 0; round < 20; round++) {
      const counted = Array.from({ length: 10 }, () => updateVotes(database, [vote], 0))
      for (const { disputeError } of await Promise.all(counted))
        expect(disputeError).toBeUndefined()
    }
    const { rows } = await sql<{ votes: number }>`
      select "votesFalse" as "votes" from "Facts"`.execute(database.db)
    expect(rows).toEqual([{ votes: 200 }])
  })
})

describe('a server that finds another server migrating', () => {
  const connect = async (url: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    atEnd(() => client.end())
    return client
  }
  const TAKE_LOCK = 'begin; select pg_advisory_xact_lock(3853314791062309107)'

  it('waits for a limited time, and logs that it waits', async () => {
    const { options, direct } = await fresh()
    const other = await connect(direct)
    await other.query(TAKE_LOCK)
    const lines: string[] = []
    const log = pino({}, { write: (line) => lines.push(line) })

    await expect(openDatabase({ ...options, log, migrationWaitMs: 300 })).rejects.toThrow(
      /^Another server has been migrating the database for 0 seconds\. Wait until it is done/,
    )
    expect(lines.join('')).toMatch(/"waiting for another server that migrates the database"/)

    const opening = openUntilEnd({ ...options, log })
    await other.query('commit')
    await opening
  })

  it('names in its error the SQL that ends the other migration, and can then start', async () => {
    const { options, direct } = await fresh()
    const [other, psql] = [await connect(direct), await connect(direct)]
    const lost = new Promise((resolve) => other.on('error', resolve))
    await other.query(TAKE_LOCK)
    const error: unknown = await openDatabase({ ...options, migrationWaitMs: 0 }).catch(
      (error: unknown) => error,
    )
    await psql.query(/select pg_terminate_backend.+/.exec(String(error))?.[0] ?? '')
    await lost
    await openUntilEnd(options)
  })
})
