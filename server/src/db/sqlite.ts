import { statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  DatabaseSync,
  type SQLInputValue,
  type StatementResultingChanges,
  type StatementSync,
} from 'node:sqlite'
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
 * Time that a write of the server waits for another program's write, such as the operator's command. All requests wait
 * with it, so it is short.
 */
export const SERVER_BUSY_TIMEOUT_MS = 250

/** Wait of the operator's command line. */
const BUSY_TIMEOUT_MS = 5000

/** Maximum number of cached statements. The program has fewer, although some of them vary with the number of rows. */
const STATEMENTS_MAX = 500

/**
 * Statements that do not write. All others, for example `with … update`, count as writes, and so does a checkpoint: it
 * would write the log into a file that has replaced the original one.
 */
const READS = /^\s*(select|pragma(?! wal_checkpoint)|begin|rollback)\b/i

/** Statements that have had the write lock when they succeed. */
const TAKES_LOCK = /\b(insert|update|delete)\b/i

/** SQLite has no booleans or dates. They are stored as 0 and 1, and as ISO text. */
const toSqlite = (value: unknown): SQLInputValue => {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  return (value ?? null) as SQLInputValue
}

const toResult = ({ changes, lastInsertRowid }: StatementResultingChanges) => ({
  rows: [],
  numAffectedRows: BigInt(changes),
  insertId: BigInt(lastInsertRowid),
})

const identifyFile = (path: string): string | undefined => {
  try {
    const { dev, ino } = statSync(path)
    return `${dev}:${ino}`
  } catch {
    return undefined
  }
}

/** Identifies the database and the files beside it, undefined for a file that is missing or cannot be read. */
const identify = (path: string) => ['', ...SIDE_FILES].map((suffix) => identifyFile(path + suffix))

type Prepared = { readonly statement: StatementSync; readonly returnsRows: boolean }

/**
 * Kysely's driver for the one connection to the file. Acknowledged writes survive a power failure, because each
 * commit is flushed by a thread of Node's pool while the server goes on (`synchronous = normal` leaves that to the
 * driver), and deleted data is overwritten (`secure_delete`). Other programs can read the file at the same time.
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
    this.#database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = normal;
      pragma foreign_keys = on;
      pragma secure_delete = on;
      select 1 from sqlite_schema;
    `)
    // The files beside it exist after that first read.
    this.#files = identify(path)
  }

  init = () => Promise.resolve()
  acquireConnection = () => Promise.resolve(this)

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const writes = !READS.test(text)
    if (writes) this.#checkFiles()
    try {
      // A checkpoint would wait for readers, and all requests with it.
      if (text.includes('wal_checkpoint')) this.#setBusyTimeout(0)
      const { statement, returnsRows } = this.#prepare(text)
      const values = parameters.map(toSqlite)
      const result = returnsRows
        ? { rows: statement.all(...values) }
        : toResult(statement.run(...values))
      if (TAKES_LOCK.test(text)) this.#setBusyTimeout(this.#busyTimeout)
      // The write is on the disk before anybody can read it and before it is acknowledged.
      if (writes && !this.#database.isTransaction) await this.#flush()
      return result as QueryResult<Row>
    } catch (error) {
      // Another program holds the lock. Until a write succeeds, further writes fail at once; otherwise all reads would
      // wait behind them.
      if (isBusy(error)) this.#setBusyTimeout(0)
      throw fromDriver(error)
    } finally {
      // Checked again, so that only a write to the right file is acknowledged.
      if (writes) this.#checkFiles()
    }
  }

  streamQuery(): never {
    throw new Error('The embedded database streams no rows.')
  }

  async beginTransaction(): Promise<void> {
    // Takes the write lock first, because a transaction that begins with a read can fail at its first write.
    await this.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(): Promise<void> {
    // On a full disk SQLite rolls back by itself, and a second rollback would fail.
    if (this.#database.isTransaction) await this.executeQuery(CompiledQuery.raw('rollback'))
  }

  releaseConnection(): Promise<void> {
    // This must not fail, because it would block all requests that wait for the connection.
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
   * Throws if the database or a file beside it is no longer the one that was opened. On Linux writes to a deleted
   * file succeed, but are lost when the process ends.
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

  /** Moves the log's content into the database, because the log cannot be relied on. */
  #checkpoint() {
    try {
      this.#database.exec('pragma wal_checkpoint')
    } catch {
      // Not possible within a transaction. The same error comes at the next write.
    }
  }

  async #flush() {
    const log = `${this.#path}-wal`
    try {
      this.#log ??= await open(log, 'r')
      await this.#log.datasync()
    } catch (error) {
      // The log would be unreadable after a lost page.
      this.#checkpoint()
      throw new UnavailableError(`${log} could not be flushed to the disk`, { cause: error })
    }
  }
}

/** SQLite's DDL is transactional, so a failed migration is rolled back completely. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely's dialect for the file at `path`, whose writes wait `busyTimeout` ms for another program's. */
export const openSqlite = (path: string, busyTimeout = BUSY_TIMEOUT_MS): Dialect => {
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

/** A search of the server reads the database for a moment; then the log can be truncated. */
const TRUNCATE_TRIES = 10
const TRUNCATE_RETRY_MS = 50

/**
 * Truncates the write-ahead log of the embedded database, because deleted data stays in the log until it is
 * overwritten. Gives up while another program reads the database.
 */
export const truncateLog = async ({ db, dialect }: Database): Promise<void> => {
  if (dialect !== 'sqlite') return
  for (let tries = 1; tries <= TRUNCATE_TRIES; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy !== 1) return
    await sleep(TRUNCATE_RETRY_MS)
  }
}
