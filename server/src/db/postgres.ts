import { setTimeout as sleep } from 'node:timers/promises'
import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  sql,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { reasonOf, StartError } from '../lib/errors.ts'
import type { DatabaseObserver } from '../lib/metrics.ts'
import { fromDriver, isCancelled, isUnavailable } from './errors.ts'
import { migrate } from './migrate.ts'
import {
  findMissingRight,
  type PostgresState,
  READ_STATE,
  refusalOfError,
  refusalOfState,
  toStartError,
} from './postgres-refusals.ts'
import { preparedName } from './prepared.ts'

/** Kysely's own number, so that a server that migrates under Kysely's lock is excluded as well. */
const LOCK_ID = sql.lit(3853314791062309107n)
const LOCK_RETRY_MS = 250

/**
 * The migration lock is the only advisory lock with a single key in this database, so the query finds the session that
 * holds it.
 */
const END_HOLDER =
  "select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database where datname = current_database() and locktype = 'advisory' and objsubid = 1 and granted"

/**
 * Kysely's migrator would take a lock that belongs to a session. Behind PgBouncer another session would unlock it. The
 * lock would remain, and the next server would wait forever.
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

const RETRY_MS = 500

const CONNECTIONS_MAX = 10
/** Searches have connections of their own, because some take a hundred times as long as any other query. */
const SEARCH_CONNECTIONS_MAX = 2
/** A request also waits at most this time for a free connection, and then gets a 503. */
const CONNECT_TIMEOUT_MS = 1500
const QUERY_TIMEOUT_MS = 10_000

type PostgresOptions = {
  readonly connectionString: string
  readonly directDatabaseUrl?: string | undefined
  readonly log: Logger
  readonly waitMs: number
  readonly migrationWaitMs: number
  readonly observer?: Pick<DatabaseObserver, 'pool'> | undefined
}

type Setting = 'DATABASE_URL' | 'DIRECT_DATABASE_URL'

/** Adds listeners for errors, because an 'error' event without a listener would end the process. */
export function handlePoolErrors(pool: pg.Pool, onLoss: (error: Error) => void): void {
  pool.on('connect', (client) => {
    client.on('error', onLoss)
  })
  // The pool reports an error of an idle connection again, after the connection's own listener.
  pool.on('error', () => undefined)
}

const logLostConnection = (log: Logger) => (error: Error) => {
  log.warn({ err: error }, 'lost a connection to the database')
}

export const guardedPool = (
  pool: pg.Pool,
  onError: (error: unknown) => void = () => undefined,
): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    try {
      return guard(await pool.connect(), onError)
    } catch (error) {
      throw fromDriver(error)
    }
  },
  end: () => pool.end(),
})

type PostgresDialects = { readonly main: PostgresDialect; readonly searches: PostgresDialect }

export async function openPostgres(options: PostgresOptions): Promise<PostgresDialects> {
  const { connectionString, log, observer } = options
  await migrateDatabase(options)
  await checkRights(options)

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

function migrateDatabase(options: PostgresOptions): Promise<void> {
  const { connectionString, directDatabaseUrl, log, migrationWaitMs: waitMs } = options
  const setting = directDatabaseUrl === undefined ? 'DATABASE_URL' : 'DIRECT_DATABASE_URL'
  const url = directDatabaseUrl ?? connectionString
  return withConnection(options, { setting, url }, (db) =>
    db.transaction().execute(async (transaction) => {
      await lockMigrations(transaction, { log, waitMs })
      await migrate(transaction, 'postgres')
    }),
  )
}

// Without this check, only the first requests would find out that a right is missing.
function checkRights(options: PostgresOptions): Promise<void> {
  const setting = 'DATABASE_URL'
  return withConnection(options, { setting, url: options.connectionString }, async (db, state) => {
    const refusal = await findMissingRight(db, state)
    if (refusal !== undefined) throw toStartError(setting, refusal)
  })
}

/**
 * Opens a connection without a query timeout, because migrations of a large table can take long. Converts an error of
 * PostgreSQL to a StartError.
 */
async function withConnection(
  { log, waitMs }: PostgresOptions,
  { setting, url }: { readonly setting: Setting; readonly url: string },
  work: (db: Kysely<unknown>, state: PostgresState) => Promise<void>,
): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  handlePoolErrors(pool, logLostConnection(log))

  // The migrator goes on after an error. The error that it then throws says only that the transaction is aborted.
  const errors: unknown[] = []
  const guarded = guardedPool(pool, (error) => {
    errors.push(error)
  })
  const db = new Kysely<unknown>({ dialect: new MigrationDialect({ pool: guarded }) })

  try {
    const state = await waitUntilReady(pool, setting, waitMs)
    await work(db, state).catch((error: unknown) => {
      if (error instanceof StartError) throw error
      const [cause = error] = errors
      const refusal = refusalOfError(cause, state)
      throw refusal === undefined ? cause : toStartError(setting, refusal)
    })
  } finally {
    await db.destroy()
    // Kysely ends the pool only if it has used it.
    if (!pool.ended) await pool.end()
  }
}

/**
 * Takes a lock that lasts until the transaction ends. Throws a StartError if another server still holds it after
 * `waitMs`.
 */
async function lockMigrations<Tables>(
  transaction: Kysely<Tables>,
  { log, waitMs }: { readonly log: Logger; readonly waitMs: number },
): Promise<void> {
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

/**
 * Also waits for a standby, which may become the primary. Throws a StartError after `waitMs`, or if waiting cannot
 * help.
 */
async function waitUntilReady(
  pool: pg.Pool,
  setting: Setting,
  waitMs: number,
): Promise<PostgresState> {
  for (let waited = 0; ; waited += RETRY_MS) {
    try {
      const state = await readState(pool)
      const refusal = refusalOfState(state)
      if (refusal === undefined) return state
      const mayTakeOver = state.isStandby && waited < waitMs
      if (!mayTakeOver) throw toStartError(setting, refusal)
    } catch (raw) {
      if (raw instanceof StartError) throw raw
      const error = fromDriver(raw)
      if (!isUnavailable(error) || waited >= waitMs) {
        const refusal = refusalOfError(error, undefined) ?? {
          cause: `that does not respond (${reasonOf(error)})`,
          mend: `for example ${setting}=postgres://fable:secret@localhost:5432/fable`,
        }
        throw toStartError(setting, refusal)
      }
    }
    await sleep(RETRY_MS)
  }
}

async function readState(pool: pg.Pool): Promise<PostgresState> {
  const { rows } = await pool.query<PostgresState>(READ_STATE)
  if (!rows[0]) throw new Error('no row')
  return rows[0]
}

function isQueryError(raw: unknown) {
  const error = fromDriver(raw)
  return raw instanceof pg.DatabaseError && (!isUnavailable(error) || isCancelled(error))
}

/**
 * Discards the connection after any failure except a rejected query. After a timeout, PostgreSQL goes on executing the
 * query. If that query was a `begin`, the next user of the connection would write into a transaction that nobody
 * commits.
 */
function guard(client: pg.PoolClient, onError: (error: unknown) => void): PostgresPoolClient {
  let failure: { readonly error: unknown } | undefined
  const query = async (text: string, values: unknown[]) => {
    if (failure) throw failure.error
    try {
      const name = await preparedName(client, text)
      return await client.query({ text, values, ...(name !== undefined && { name }) })
    } catch (raw) {
      const error = fromDriver(raw)
      if (!isQueryError(raw)) failure = { error }
      onError(error)
      throw error
    }
  }

  return {
    // Kysely's type also allows cursors, which this server does not use.
    query: query as pg.PoolClient['query'],
    release: () => {
      client.release(failure !== undefined || client.getTransactionStatus() !== 'I')
    },
  }
}
