import { statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import {
  DatabaseSync,
  type SQLInputValue,
  type StatementResultingChanges,
  type StatementSync,
} from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { SIDE_FILES } from './data-folder.ts'
import type { Database } from './database.ts'
import { fromDriver, isBusy, UnavailableError } from './errors.ts'

/**
 * The time is short, because all requests wait while a write waits for another program, such as an operator's command.
 */
export const SERVER_BUSY_TIMEOUT_MS = 250

const BUSY_TIMEOUT_MS = 5000

/** The server uses fewer different statements than this, although some statements vary with the number of rows. */
const STATEMENTS_MAX = 500

/**
 * All other statements, such as `with … update`, count as writes. A checkpoint also counts as a write, because it would
 * write the log into a file that has replaced the original one.
 */
const READS = /^\s*(select|pragma(?! wal_checkpoint)|begin|rollback)\b/i

const TAKES_LOCK = /\b(insert|update|delete)\b/i

const toResult = ({ changes, lastInsertRowid }: StatementResultingChanges) => ({
  rows: [],
  numAffectedRows: BigInt(changes),
  insertId: BigInt(lastInsertRowid),
})

const identify = (path: string) => ['', ...SIDE_FILES].map((suffix) => identifyFile(path + suffix))

type Prepared = { readonly statement: StatementSync; readonly returnsRows: boolean }

/**
 * Kysely's driver for the single connection to the file. Acknowledged writes survive a power failure: the driver
 * flushes each commit in a thread of Node's pool, so the server can go on (`synchronous = normal` leaves the flush to
 * the driver). Deleted data is overwritten (`secure_delete`). Large sorts, for example for a new index, use memory
 * instead of temporary files, because a read-only container has no folder for them (`temp_store`). Other programs can
 * read the file while the server writes.
 */
class EmbeddedDriver implements Driver, DatabaseConnection {
  readonly #path: string
  readonly #busyTimeout: number
  readonly #database: DatabaseSync
  readonly #files: readonly (string | undefined)[]
  readonly #statements = new Map<string, Prepared>()
  #currentTimeout: number
  #log: FileHandle | undefined

  constructor(path: string, busyTimeout: number) {
    this.#path = path
    this.#busyTimeout = busyTimeout
    this.#currentTimeout = busyTimeout
    this.#database = new DatabaseSync(path, { timeout: busyTimeout })

    const mode = this.#database.prepare('pragma journal_mode = wal').get()
    if (mode?.journal_mode !== 'wal') {
      this.#database.close()
      throw new UnavailableError(
        'its disk has no memory that programs share, as network disks have none; choose a folder on a local disk',
      )
    }

    this.#database.exec(`
      pragma synchronous = normal;
      pragma foreign_keys = on;
      pragma secure_delete = on;
      pragma temp_store = memory;
      select 1 from sqlite_schema;
    `)
    // The `select` above has created the files beside the database.
    this.#files = identify(path)
  }

  init = () => Promise.resolve()
  acquireConnection = () => Promise.resolve(this)

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const writes = !READS.test(text)
    if (writes) this.#checkFiles()

    try {
      // With a timeout, a checkpoint would wait for readers, and all requests would wait with it.
      if (text.includes('wal_checkpoint')) this.#setBusyTimeout(0)
      const { statement, returnsRows } = this.#prepare(text)
      const values = parameters.map(toSqlite)
      const result = returnsRows
        ? { rows: statement.all(...values) }
        : toResult(statement.run(...values))
      if (TAKES_LOCK.test(text)) this.#setBusyTimeout(this.#busyTimeout)
      // The flush comes first, so a write is on the disk before it is acknowledged and before the next query reads it.
      if (writes && !this.#database.isTransaction) await this.#flush()
      return result as QueryResult<Row>
    } catch (error) {
      // Another program holds the lock. Until a write succeeds, further writes fail at once. Otherwise all reads would
      // wait behind them.
      if (isBusy(error)) this.#setBusyTimeout(0)
      throw fromDriver(error)
    } finally {
      // The files are checked again, so that only a write to the right file is acknowledged.
      if (writes) this.#checkFiles()
    }
  }

  streamQuery(): never {
    throw new Error('The embedded database streams no rows.')
  }

  async beginTransaction(): Promise<void> {
    // The transaction takes the write lock at once. A transaction that begins with a read can fail at its first write.
    await this.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(): Promise<void> {
    // If the disk is full, SQLite has already rolled back, and a second rollback would fail.
    if (this.#database.isTransaction) await this.executeQuery(CompiledQuery.raw('rollback'))
  }

  releaseConnection(): Promise<void> {
    // Nothing may be thrown here. Otherwise all requests that wait for the connection would wait forever.
    try {
      if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('rollback')
    } catch {
      // The next `begin` fails, and its request gets a 503.
    }
    return Promise.resolve()
  }

  async destroy(): Promise<void> {
    await this.#log?.close()
    this.#database.close()
  }

  #prepare(text: string): Prepared {
    const known = this.#statements.get(text)
    if (known) return known
    if (this.#statements.size >= STATEMENTS_MAX) this.#statements.clear()
    const statement = this.#database.prepare(text)
    const prepared = { statement, returnsRows: statement.columns().length > 0 }
    this.#statements.set(text, prepared)
    return prepared
  }

  #setBusyTimeout(ms: number) {
    if (ms === this.#currentTimeout) return
    this.#database.exec(`pragma busy_timeout = ${ms}`)
    this.#currentTimeout = ms
  }

  /**
   * Throws if a file was deleted or replaced. On Linux, writes to a deleted file succeed, but they are lost when the
   * process ends.
   */
  #checkFiles() {
    const found = identify(this.#path)
    if (found.every((file, n) => file === this.#files[n])) return
    const [database, log, index] = found
    const isLogGone = log === undefined && database === this.#files[0] && index === this.#files[2]
    if (isLogGone) this.#checkpoint()
    throw new UnavailableError(
      `${this.#path} or a file beside it was deleted or replaced while the server runs; nothing is stored until it is restarted`,
    )
  }

  /** Writes the log into the database file, because the log can no longer be relied on. */
  #checkpoint() {
    try {
      this.#database.exec('pragma wal_checkpoint')
    } catch {
      // A checkpoint is not possible within a transaction. The next write then fails with the same error.
    }
  }

  async #flush() {
    const log = `${this.#path}-wal`
    try {
      this.#log ??= await open(log, 'r')
      await this.#log.datasync()
    } catch (error) {
      // If a page of the log is lost, everything after it is unreadable.
      this.#checkpoint()
      throw new UnavailableError(`${log} could not be flushed to the disk`, { cause: error })
    }
  }
}

/** SQLite's changes of tables are transactional, so a failed migration is rolled back completely. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

export function openSqlite(path: string, busyTimeout = BUSY_TIMEOUT_MS): Dialect {
  try {
    const driver = new EmbeddedDriver(path, busyTimeout)
    return {
      createDriver: () => driver,
      createAdapter: () => new TransactionalAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    }
  } catch (error) {
    throw fromDriver(error)
  }
}

/** A search can prevent truncation for a moment. */
const TRUNCATE_TRIES = 10
const TRUNCATE_RETRY_MS = 50

/**
 * Truncates the write-ahead log, because it keeps deleted data until it is overwritten. Gives up if another program
 * keeps reading the database.
 */
export async function truncateLog({ db, dialect }: Database): Promise<void> {
  if (dialect !== 'sqlite') return
  for (let tries = 1; tries <= TRUNCATE_TRIES; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy !== 1) return
    await sleep(TRUNCATE_RETRY_MS)
  }
}

function toSqlite(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  return (value ?? null) as SQLInputValue
}

function identifyFile(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path)
    return `${dev}:${ino}`
  } catch {
    return undefined
  }
}
