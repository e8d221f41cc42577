import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'
import { fromDriver, isUnavailable, UnavailableError } from './errors.ts'
import { migrate } from './migrate.ts'

const RETRY_MS = 500

const CONNECTIONS_MAX = 10
/** Also limits how long a request waits for a connection before it gets a 503. */
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
        // The address can contain a password, so the message does not contain it.
        throw new StartError(
          `DATABASE_URL names a database that does not answer (${reason}); for example DATABASE_URL=postgres://fable:secret@localhost:5432/fable.`,
        )
      }
    }
  }
}

/** Listens for connection errors. An 'error' event without a listener would end the process. */
export const handlePoolErrors = (pool: pg.Pool, onLoss: (error: Error) => void): void => {
  pool.on('connect', (client) => {
    client.on('error', onLoss)
  })
  // An idle connection emits the same error a second time, on the pool.
  pool.on('error', () => undefined)
}

const logLostConnection = (log: Logger) => (error: Error) => {
  log.warn({ err: error }, 'lost a connection to the database')
}

/** Whether PostgreSQL rejected the query and the connection is still usable. */
const isQueryError = (error: unknown) =>
  error instanceof pg.DatabaseError && !(fromDriver(error) instanceof UnavailableError)

/** A statement that begins with this comment is parsed once per connection, which halves the time of a vote. */
export const PREPARED = '/* prepared */'

const names = new Map<string, string>()

/** The name of a prepared statement. Returns undefined for a statement that is sent in full each time. */
const nameOf = (text: string): string | undefined => {
  if (!text.startsWith(PREPARED)) return undefined
  const name = names.get(text) ?? `statement-${names.size}`
  names.set(text, name)
  return name
}

/**
 * Wraps a connection so that it is discarded after any failure except a rejected query. After a
 * timeout PostgreSQL still executes the query. If it was a `begin`, the next user of the connection
 * would write into a transaction that is never committed.
 */
const guard = (client: pg.PoolClient): PostgresPoolClient => {
  let failure: { readonly error: unknown } | undefined
  const query = async (text: string, values: unknown[]) => {
    if (failure) throw failure.error
    const name = nameOf(text)
    try {
      return await client.query({ text, values, ...(name !== undefined && { name }) })
    } catch (raw) {
      const error = fromDriver(raw)
      if (!isQueryError(raw)) failure = { error }
      throw error
    }
  }
  return {
    // Kysely's other overload takes cursors, which nothing here uses.
    query: query as pg.PoolClient['query'],
    release: () => {
      client.release(failure !== undefined || client.getTransactionStatus() !== 'I')
    },
  }
}

/** The connections of a pool with errors that say whether the database is unavailable. */
export const guardedPool = (pool: pg.Pool): PostgresPool => ({
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

/** Migrations of a large table can take long, so they use a separate connection without a timeout. */
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

/** Runs pending migrations and returns Kysely's dialect for the PostgreSQL at the address. */
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
