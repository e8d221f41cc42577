/** PostgreSQL's classes and codes for 'not now': connection, resources, shutdown, no such database. */
const POSTGRES_UNAVAILABLE = /^(08|53|57P|3D)/

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

/** What the `pg` package and Kysely say without a code; the last two to who comes while we stop. */
const MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after|driver has already been destroyed)/

/** SQLite's primary result codes: busy, locked, disk error, full, cannot open. */
const SQLITE_UNAVAILABLE = new Set([5, 6, 10, 13, 14])

/** Whether the error means that the database cannot be used now, rather than that a query is wrong. */
export const isUnavailable = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  if (!(error instanceof Error)) return false
  if ('errcode' in error && typeof error.errcode === 'number') {
    return SQLITE_UNAVAILABLE.has(error.errcode & 0xff)
  }
  if ('code' in error && typeof error.code === 'string') {
    return NETWORK.has(error.code) || POSTGRES_UNAVAILABLE.test(error.code)
  }
  return MESSAGES.test(error.message)
}

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
