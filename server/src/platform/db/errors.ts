/**
 * PostgreSQL's classes and codes for 'not now': connection, resources, I/O, shutdown, no such database,
 * statements that were cancelled, deadlocks, timeouts, a standby that takes no writes.
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
  // node:sqlite's word for a database that has been closed
  'ERR_INVALID_STATE',
])

/** What the `pg` package says without a code. */
const MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/

/** SQLite's primary result codes: busy, locked, read-only, disk error, damaged, full, cannot open, no database. */
const SQLITE_UNAVAILABLE = new Set([5, 6, 8, 10, 11, 13, 14, 26])

/** The database cannot be used now. Both drivers throw it in place of their own error, its `cause`. */
export class UnavailableError extends Error {}

/** What Kysely itself throws once the database has been closed. */
const CLOSED = 'driver has already been destroyed'

/** Whether the error means that the database cannot be used now, rather than that a query is wrong. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof UnavailableError || (error instanceof Error && error.message === CLOSED)

/** Whether a driver's own error means that the database cannot be used now. */
const meansUnavailable = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(meansUnavailable)
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') {
    return SQLITE_UNAVAILABLE.has(error.errcode & 0xff)
  }
  if ('code' in error && typeof error.code === 'string') {
    return NETWORK.has(error.code) || POSTGRES_UNAVAILABLE.test(error.code)
  }
  return MESSAGES.test(error.message)
}

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}

/**
 * What to throw in place of a driver's error: an UnavailableError, or the error as it is. Only errors
 * that come out of a driver are judged: ECONNRESET from anywhere else says nothing of the database.
 */
export const fromDriver = (error: unknown): unknown =>
  meansUnavailable(error) ? new UnavailableError(reasonOf(error), { cause: error }) : error

/** PostgreSQL's code for a value that must be unique and is not; its table and column are in `constraint`. */
const POSTGRES_UNIQUE = '23505'
/** SQLite's extended code for the same; it names the column in its message alone. */
const SQLITE_UNIQUE = 2067

/** The column whose uniqueness the error says would be broken, if it says that. */
export const violatedColumn = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error && error.errcode === SQLITE_UNIQUE) {
    return /failed: \w+\.(\w+)$/.exec(error.message)?.[1]
  }
  if ('code' in error && error.code === POSTGRES_UNIQUE && 'constraint' in error) {
    return /^[^_]+_(\w+)_key$/.exec(String(error.constraint))?.[1]
  }
  return undefined
}
