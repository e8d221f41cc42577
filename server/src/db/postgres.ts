import { setTimeout as sleep } from 'node:timers/promises'
import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  sql,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely'
import type { Logger } from 'pino'
import pg from 'pg'
import { reasonOf, StartError } from '../lib/errors.ts'
import type { DatabaseObserver } from '../lib/metrics.ts'
import { fromDriver, isCancelled, isUnavailable, UnavailableError } from './errors.ts'
import { migrate } from './migrate.ts'
import { preparedName } from './prepared.ts'

/** Kysely's own number, which servers of earlier versions lock. */
const LOCK_ID = sql.lit(3853314791062309107n)
const LOCK_RETRY_MS = 250

/** Ends the session that holds the lock. It is the only advisory lock in this database with a single key. */
const END_HOLDER =
  "select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database where datname = current_database() and locktype = 'advisory' and objsubid = 1 and granted"

/**
 * PostgreSQL without the lock of Kysely's migrator, which belongs to a session: behind PgBouncer a different session
 * would unlock it, so the lock would remain and the next server would wait forever.
 */
class MigrationDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new AdapterWithoutLock()
  }
}

class AdapterWithoutLock extends PostgresAdapter {
  override acquireMigrationLock = () => Promise.resolve()
  override releaseMigrationLock = () => Promise.resolve()
}

/**
 * Waits until no other server migrates the database, and keeps others from it until the transaction ends. Throws
 * a StartError after `waitMs`.
 */
const lockMigrations = async <Tables>(
  transaction: Kysely<Tables>,
  { log, waitMs }: { readonly log: Logger; readonly waitMs: number },
): Promise<void> => {
  for (let waited = 0; ; waited += LOCK_RETRY_MS) {
    const { rows } = await sql<{ locked: boolean }>`
      select pg_try_advisory_xact_lock(${LOCK_ID}) as "locked"`.execute(transaction)
    if (rows[0]?.locked) return
    if (waited === 0) log.info('waiting for another server that migrates the database')
    if (waited >= waitMs) {
      throw new StartError(
        `Another server has been migrating the database for ${Math.round(waitMs / 1000)} seconds. Wait until it is done, then start this one again. If no other server is starting, a session is left over; end it with psql: ${END_HOLDER};`,
      )
    }
    await sleep(LOCK_RETRY_MS)
  }
}

const RETRY_MS = 500

const CONNECTIONS_MAX = 10
/** Connections for searches, some of which take a hundred times longer than anything else. */
const SEARCH_CONNECTIONS_MAX = 2
/** Also limits how long a request waits for a connection before it gets a 503. */
const CONNECT_TIMEOUT_MS = 1500
const QUERY_TIMEOUT_MS = 10_000

type PostgresOptions = {
  readonly connectionString: string
  /** The address for migrations. Default: `connectionString`. */
  readonly directDatabaseUrl?: string | undefined
  readonly log: Logger
  /** Time to wait for an unresponsive database. */
  readonly waitMs: number
  /** Time to wait for another server's migrations. */
  readonly migrationWaitMs: number
  readonly observer?: Pick<DatabaseObserver, 'pool'> | undefined
}

/** Rejects while the database does not respond, or is a standby that will perhaps take over. */
const checkWritable = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ isStandby: boolean }>(
    'select pg_is_in_recovery() as "isStandby"',
  )
  if (rows[0]?.isStandby) throw new UnavailableError('it is a standby, which takes no writes')
}

type Setting = 'DATABASE_URL' | 'DIRECT_DATABASE_URL'

const waitUntilReady = async (pool: pg.Pool, setting: Setting, waitMs: number) => {
  for (let waited = 0; ; waited += RETRY_MS) {
    try {
      await checkWritable(pool)
      return
    } catch (raw) {
      const error = fromDriver(raw)
      if (isUnavailable(error) && waited < waitMs) await sleep(RETRY_MS)
      else {
        // The address can contain a password, so the message does not contain it.
        throw new StartError(
          `${setting} names a database that does not respond (${reasonOf(error)}); for example ${setting}=postgres://fable:secret@localhost:5432/fable.`,
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

/** Checks whether PostgreSQL rejected the query and the connection is still usable. */
const isQueryError = (raw: unknown) => {
  const error = fromDriver(raw)
  return raw instanceof pg.DatabaseError && (!isUnavailable(error) || isCancelled(error))
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
    try {
      const name = await preparedName(client, text)
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
const migrateDatabase = async (options: PostgresOptions) => {
  const { connectionString, directDatabaseUrl, log, waitMs, migrationWaitMs } = options
  const pool = new pg.Pool({
    connectionString: directDatabaseUrl ?? connectionString,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  handlePoolErrors(pool, logLostConnection(log))
  const db = new Kysely({ dialect: new MigrationDialect({ pool: guardedPool(pool) }) })
  try {
    const setting = directDatabaseUrl === undefined ? 'DATABASE_URL' : 'DIRECT_DATABASE_URL'
    await waitUntilReady(pool, setting, waitMs)
    await db.transaction().execute(async (transaction) => {
      await lockMigrations(transaction, { log, waitMs: migrationWaitMs })
      await migrate(transaction, 'postgres')
    })
  } finally {
    await db.destroy()
  }
}

/** Kysely's dialects for the connections of a server. */
type PostgresDialects = { readonly main: PostgresDialect; readonly searches: PostgresDialect }

/** Runs pending migrations and returns the dialects for the PostgreSQL at the address. */
export const openPostgres = async (options: PostgresOptions): Promise<PostgresDialects> => {
  const { connectionString, directDatabaseUrl, log, waitMs, observer } = options
  await migrateDatabase(options)
  const openPool = (max: number): pg.Pool => {
    const pool = new pg.Pool({
      connectionString,
      max,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    })
    handlePoolErrors(pool, logLostConnection(log))
    return pool
  }
  const main = openPool(CONNECTIONS_MAX)
  const searches = openPool(SEARCH_CONNECTIONS_MAX)
  if (directDatabaseUrl !== undefined) await waitUntilReady(main, 'DATABASE_URL', waitMs)
  observer?.pool(() => ({
    total: main.totalCount + searches.totalCount,
    idle: main.idleCount + searches.idleCount,
    waiting: main.waitingCount + searches.waitingCount,
  }))
  return {
    main: new PostgresDialect({ pool: guardedPool(main) }),
    searches: new PostgresDialect({ pool: guardedPool(searches) }),
  }
}
