import { errorCode, reasonOf } from '../lib/errors.ts'

const CANCELLED = '57014'

/**
 * The codes mean: connection, resources, shutdown, cancelled statements, I/O, missing database, timeouts, read-only
 * standby, conflicts and deadlocks of transactions, locks that are not available.
 */
const POSTGRES_UNAVAILABLE = /^(08|53|57P|57014|58|3D|25P03|25P04|25006|40001|40P01|55P03)/

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  // node:sqlite throws this code for a closed database.
  'ERR_INVALID_STATE',
])

/** The `pg` package gives no code to the errors with these messages. */
const UNAVAILABLE_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/

const PRIMARY = 0xff
const SQLITE_BUSY = 5
const SQLITE_CORRUPT = 11
const SQLITE_NOT_A_DATABASE = 26

const sqliteCodeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : undefined

const READ_ONLY =
  'the file or its folder is read-only for this user; give it to the user that runs the server'
const DAMAGED =
  'stop the server, look at it with "npm run operator doctor", and put a backup in its place with "npm run operator restore"'

const SQLITE_ADVICE: ReadonlyMap<number, string> = new Map([
  [SQLITE_BUSY, 'another program holds the write lock; find it with "fuser <file>" and stop it'],
  [6, 'try again'],
  [8, READ_ONLY],
  [10, 'check whether the disk is full, and its log for errors'],
  [SQLITE_CORRUPT, DAMAGED],
  [13, 'make room on the disk'],
  [14, READ_ONLY],
  [SQLITE_NOT_A_DATABASE, DAMAGED],
])

/** `cause` is the driver's own error, if there is one. */
export class UnavailableError extends Error {}

const CLOSED = 'driver has already been destroyed'

export const isUnavailable = (error: unknown): boolean =>
  error instanceof UnavailableError || (error instanceof Error && error.message === CLOSED)

export async function orIfUnavailable<Result, Other>(
  work: Promise<Result>,
  other: Other,
): Promise<Result | Other> {
  try {
    return await work
  } catch (error) {
    if (isUnavailable(error)) return other
    throw error
  }
}

function meansUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(meansUnavailable)
  if (!(error instanceof Error)) return false
  const sqliteCode = sqliteCodeOf(error)
  if (sqliteCode !== undefined) return SQLITE_ADVICE.has(sqliteCode & PRIMARY)
  const code = errorCode(error)
  if (code !== undefined) return NETWORK.has(code) || POSTGRES_UNAVAILABLE.test(code)
  return UNAVAILABLE_MESSAGES.test(error.message)
}

function withAdvice(error: unknown): string {
  const advice = SQLITE_ADVICE.get((sqliteCodeOf(error) ?? 0) & PRIMARY)
  return [reasonOf(error), ...(advice === undefined ? [] : [advice])].join('; ')
}

/**
 * Marks an error of the driver if it means that the database is unavailable. Use it only for errors of a driver,
 * because an ECONNRESET from elsewhere says nothing about the database.
 */
export const fromDriver = (error: unknown): unknown =>
  meansUnavailable(error) ? new UnavailableError(withAdvice(error), { cause: error }) : error

export const isCancelled = (error: unknown): boolean =>
  error instanceof UnavailableError && errorCode(error.cause) === CANCELLED

export const isDamaged = (error: unknown): boolean =>
  [SQLITE_CORRUPT, SQLITE_NOT_A_DATABASE].includes((sqliteCodeOf(error) ?? 0) & PRIMARY)

export const isBusy = (error: unknown): boolean =>
  ((sqliteCodeOf(error) ?? 0) & PRIMARY) === SQLITE_BUSY

/** True if a table or column is missing, because no server of this version has started with the database. */
export const isWithoutTables = (error: unknown): boolean =>
  error instanceof Error &&
  (['42P01', '42703'].includes(errorCode(error) ?? '') ||
    /^no such (table|column)/.test(error.message))

const POSTGRES_UNIQUE = '23505'
/** SQLite's code for a violated unique constraint. Only the message of the error names the column. */
const SQLITE_UNIQUE = 2067

export function violatedColumn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (sqliteCodeOf(error) === SQLITE_UNIQUE) {
    return /failed: \w+\.(\w+)$/.exec(error.message)?.[1]
  }
  if (errorCode(error) === POSTGRES_UNIQUE && 'constraint' in error) {
    return /^[^_]+_(\w+)_key$/.exec(String(error.constraint))?.[1]
  }
  return undefined
}
