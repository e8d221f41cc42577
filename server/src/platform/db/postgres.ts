import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'
import { fromDriver, isUnavailable, UnavailableError } from './errors.ts'
import { migrate } from './migrate.ts'

const RETRY_MS = 500

const CONNECTIONS_MAX = 10
/** Also how long a request waits for one of the connections: after it the visitor gets a 503. */
const CONNECT_TIMEOUT_MS = 1500
const QUERY_TIMEOUT_MS = 10_000

type PostgresOptions = {
  readonly connectionString: string
  readonly log: Logger
  readonly waitMs: number
}

const waitUntilReady = async (pool: pg.Pool, waitMs: number) => {
  for (let waited = 0; ; waited += RETRY_MS) {
    try {
      await pool.query('select 1')
      return
    } catch (raw) {
      const error = fromDriver(raw)
      if (isUnavailable(error) && waited < waitMs) await sleep(RETRY_MS)
      else {
        const reason = error instanceof Error ? error.message : String(error)
        // The address may hold a password: the sentence names the setting, not its value.
        throw new StartError(
          `DATABASE_URL names a database that does not answer (${reason}); for example DATABASE_URL=postgres://fable:secret@localhost:5432/fable.`,
        )
      }
    }
  }
}

/** A connection that breaks emits an error, in use or not; without a listener it would end the process. */
export const handlePoolErrors = (pool: pg.Pool, onLoss: (error: Error) => void): void => {
  pool.on('connect', (client) => {
    client.on('error', onLoss)
  })
  // The same error once more, if the connection was idle.
  pool.on('error', () => undefined)
}

const logLostConnection = (log: Logger) => (error: Error) => {
  log.warn({ err: error }, 'lost a connection to the database')
}

/** Whether PostgreSQL has refused a query, and the connection is as good as before. */
const isRefusal = (error: unknown) =>
  error instanceof pg.DatabaseError && !(fromDriver(error) instanceof UnavailableError)

/**
 * A connection that is never used again once a query on it has failed in any way but a refusal. After
 * a timeout PostgreSQL still works on the query: if it was a `begin`, the next user of the connection
 * would write into a transaction that nobody commits.
 */
const guard = (client: pg.PoolClient): PostgresPoolClient => {
  let failure: { readonly error: unknown } | undefined
  const query = async (sql: string, parameters: unknown[]) => {
    if (failure) throw failure.error
    try {
      return await client.query(sql, parameters)
    } catch (raw) {
      const error = fromDriver(raw)
      if (!isRefusal(raw)) failure = { error }
      throw error
    }
  }
  return {
    // Kysely's other form of it takes cursors, which nothing here uses.
    query: query as pg.PoolClient['query'],
    release: () => {
      client.release(failure !== undefined || client.getTransactionStatus() !== 'I')
    },
  }
}

const guardedPool = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    try {
      return guard(await pool.connect())
    } catch (error) {
      throw fromDriver(error)
    }
  },
  end: () => pool.end(),
})

/** Migrations may take long on a grown table: they run on a connection of their own, without a timeout. */
const migrateDatabase = async ({ connectionString, log, waitMs }: PostgresOptions) => {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  handlePoolErrors(pool, logLostConnection(log))
  const db = new Kysely({ dialect: new PostgresDialect({ pool: guardedPool(pool) }) })
  try {
    await waitUntilReady(pool, waitMs)
    await migrate(db, 'postgres')
  } finally {
    await db.destroy()
  }
}

/** Kysely's dialect over the PostgreSQL at the address, its tables up to date. */
export const openPostgres = async (options: PostgresOptions): Promise<PostgresDialect> => {
  const { connectionString, log } = options
  await migrateDatabase(options)
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
  })
  handlePoolErrors(pool, logLostConnection(log))
  return new PostgresDialect({ pool: guardedPool(pool) })
}
