import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'
import { isUnavailable } from './errors.ts'
import { migrate } from './migrate.ts'

const RETRY_MS = 500

const CONNECTIONS_MAX = 10
const CONNECT_TIMEOUT_MS = 3000
const QUERY_TIMEOUT_MS = 10_000

type PostgresOptions = {
  readonly connectionString: string
  readonly log: Logger
  readonly patienceMs: number
}

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

const waitUntilItAnswers = async (pool: pg.Pool, patienceMs: number) => {
  for (let waited = 0; ; waited += RETRY_MS) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      if (isUnavailable(error) && waited < patienceMs) await sleep(RETRY_MS)
      else {
        // The address may hold a password: the sentence names the setting, not its value.
        throw new StartError(
          `DATABASE_URL names a database that does not answer (${reasonOf(error)}); for example DATABASE_URL=postgres://fable:secret@localhost:5432/fable.`,
        )
      }
    }
  }
}

/** A connection that breaks while nobody uses it would otherwise end the process. */
const noteLoss = (log: Logger) => (error: Error) => {
  log.warn({ err: error }, 'lost a connection to the database')
}

/** Migrations may take long on a grown table: they run on a connection of their own, without a timeout. */
const bringUpToDate = async ({ connectionString, log, patienceMs }: PostgresOptions) => {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  pool.on('error', noteLoss(log))
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  try {
    await waitUntilItAnswers(pool, patienceMs)
    await migrate(db, 'postgres')
  } finally {
    await db.destroy()
  }
}

/** Kysely's dialect over the PostgreSQL at the address, its tables up to date. */
export const openPostgres = async (options: PostgresOptions): Promise<PostgresDialect> => {
  const { connectionString, log } = options
  await bringUpToDate(options)
  const pool = new pg.Pool({
    connectionString,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
  })
  pool.on('error', noteLoss(log))
  return new PostgresDialect({ pool })
}
