import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { SIDE_FILES } from './embedded.ts'
import { fromDriver, isBusy, UnavailableError } from './errors.ts'
import { type Flush, makeFlush } from './flush.ts'

/**
 * How long a write of the server waits for a write of another program, such as the operator's command line. All
 * requests wait with it, so it is short.
 */
export const SERVER_BUSY_TIMEOUT_MS = 250

/** How long a start and the operator's command line wait. */
const BUSY_TIMEOUT_MS = 5000

/** Maximum number of cached statements, far more than the program has. */
const STATEMENTS_MAX = 500

/** SQLite has no booleans or dates. They are stored as 0 and 1, and as ISO text. */
const toSqlite = (value: unknown): SQLInputValue => {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`)
}

const toParameters = (values: readonly unknown[]) => values.map(toSqlite)

/** Identifies the file at the path. Returns undefined if it does not exist or cannot be read. */
const identityOf = (path: string): string | undefined => {
  try {
    const { dev, ino } = statSync(path)
    return `${dev}:${ino}`
  } catch {
    return undefined
  }
}

/**
 * Creates a check that the database and its side files are still the files that were opened. On Linux
 * writes to a deleted file succeed, but the data is lost when the process ends. If only the log was
 * deleted, the check copies its content to the database before it fails.
 */
const makeFileCheck = (path: string, checkpoint: () => void) => {
  const opened = identityOf(path)
  // The side files exist only after the first write.
  const openedSideFiles = new Map<string, string>()
  const isInPlace = (suffix: string) => {
    const found = identityOf(path + suffix)
    const known = openedSideFiles.get(suffix)
    if (known === undefined && found !== undefined) openedSideFiles.set(suffix, found)
    return known === undefined || found === known
  }
  return () => {
    const isDatabase = identityOf(path) === opened
    const [isLog, isIndex] = SIDE_FILES.map(isInPlace)
    if (isDatabase && isLog && isIndex) return
    if (isDatabase && isIndex && identityOf(`${path}-wal`) === undefined) checkpoint()
    throw new UnavailableError(
      `${path} or a file beside it was deleted or replaced while the server runs; nothing is stored until it is restarted`,
    )
  }
}

/**
 * Statements that do not write. All others, for example `with … update`, count as writes, and so does a checkpoint:
 * into a file that was replaced it would take what the log holds for the one in its place.
 */
const READS = /^\s*(select|pragma(?! wal_checkpoint)|begin|rollback)\b/i

/** How long a write waits for a write of another program, in milliseconds. */
const busyTimeout = (database: DatabaseSync) => ({
  get: () => Number(Object.values(database.prepare('pragma busy_timeout').get() ?? {})[0]),
  set: (ms: number) => {
    database.exec(`pragma busy_timeout = ${ms}`)
  },
})

/**
 * While another program keeps the write lock, only the first write waits for it. The next ones fail at once, or
 * everybody's reads would wait behind them. The first write that succeeds ends this.
 */
const makeBusyWait = (database: DatabaseSync) => {
  const timeout = busyTimeout(database)
  let usual: number | undefined
  return {
    suspend: () => {
      if (usual !== undefined) return
      usual = timeout.get()
      timeout.set(0)
    },
    restore: () => {
      if (usual === undefined) return
      timeout.set(usual)
      usual = undefined
    },
  }
}

/** Adapts node:sqlite to the better-sqlite3 interface that Kysely's dialect expects. */
const adapt = (database: DatabaseSync, checkFiles: () => void): SqliteDatabase => {
  const statements = new Map<string, SqliteStatement>()
  const busyWait = makeBusyWait(database)

  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql)
    const isWrite = !READS.test(sql)
    const check = isWrite ? checkFiles : () => undefined
    const execute = <Result>(work: () => Result): Result => {
      check()
      try {
        const result = work()
        if (isWrite) busyWait.restore()
        return result
      } catch (error) {
        if (isBusy(error)) busyWait.suspend()
        throw fromDriver(error)
      } finally {
        // Check again, so that only a write to the right file is acknowledged.
        check()
      }
    }
    return {
      reader: statement.columns().length > 0,
      all: (values) => execute(() => statement.all(...toParameters(values))),
      run: (values) => execute(() => statement.run(...toParameters(values))),
      iterate: (values) => statement.iterate(...toParameters(values)),
    }
  }

  return {
    close: () => {
      database.close()
    },
    prepare: (sql) => {
      const known = statements.get(sql)
      if (known) return known
      if (statements.size >= STATEMENTS_MAX) statements.clear()
      try {
        const statement = prepare(sql)
        statements.set(sql, statement)
        return statement
      } catch (error) {
        throw fromDriver(error)
      }
    },
  }
}

/**
 * Begins transactions with the write lock, because a transaction that reads first can fail at its
 * first write. Never releases the only connection with an open transaction.
 */
class SafeDriver extends SqliteDriver {
  readonly #database: DatabaseSync
  readonly #flush: Flush

  constructor(database: DatabaseSync, adapted: SqliteDatabase, flush: Flush) {
    super({ database: adapted })
    this.#database = database
    this.#flush = flush
  }

  /** The connection. What it writes is on the disk before anybody else can read it or it is acknowledged. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return {
      executeQuery: async <Row>(query: CompiledQuery) => {
        const result = await connection.executeQuery<Row>(query)
        if (!READS.test(query.sql) && !this.#database.isTransaction) await this.#flush.flush()
        return result
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }

  override async destroy(): Promise<void> {
    await this.#flush.close()
    await super.destroy()
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite rolls back by itself, and a second rollback would fail.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }

  override async releaseConnection(): Promise<void> {
    // This must not fail, because it would block all requests that wait for the connection.
    try {
      if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('rollback')
    } catch {
      // The next `begin` fails, and its request gets a 503.
    }
    return Promise.resolve()
  }
}

/** SQLite's DDL is transactional, so a failed migration is rolled back completely. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync
  readonly #adapted: SqliteDatabase
  readonly #flush: Flush

  constructor(database: DatabaseSync, checkFiles: () => void, flush: Flush) {
    const adapted = adapt(database, checkFiles)
    super({ database: adapted })
    this.#database = database
    this.#adapted = adapted
    this.#flush = flush
  }

  override createDriver(): SqliteDriver {
    return new SafeDriver(this.#database, this.#adapted, this.#flush)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

const openFile = (path: string): DatabaseSync => {
  try {
    const database = new DatabaseSync(path)
    database.exec(`
      pragma busy_timeout = ${BUSY_TIMEOUT_MS};
      pragma journal_mode = wal;
      pragma synchronous = normal;
      pragma foreign_keys = on;
      pragma secure_delete = on;
    `)
    return database
  } catch (error) {
    throw fromDriver(error)
  }
}

/**
 * Kysely's dialect for the file at `path`. Acknowledged writes survive a power failure, because the driver
 * flushes the log after each commit (`synchronous = normal` does so only before the log is reused), and deleted
 * data is overwritten (`secure_delete`). Other programs can read the file at the same time.
 */
export const openSqlite = (path: string): SqliteDialect => {
  const database = openFile(path)
  const checkpoint = () => {
    try {
      database.exec('pragma wal_checkpoint')
    } catch {
      // Not possible within a transaction. The check fails again at the next write.
    }
  }
  // What follows a lost page of the log could not be read, so the database takes over what the log holds.
  const flush = makeFlush(`${path}-wal`, checkpoint)
  return new NodeSqliteDialect(database, makeFileCheck(path, checkpoint), flush)
}
