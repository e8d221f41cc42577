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
import { fromDriver, UnavailableError } from './errors.ts'

/** How long a write waits for another program's. */
export const BUSY_TIMEOUT_MS = 5000

/** Prepared statements kept; the program has far fewer different ones. */
const STATEMENTS_MAX = 500

/** SQLite knows neither booleans nor dates: they are kept as 0 and 1, and as ISO text. */
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

/** Which file is at the path; undefined: none that can be looked at. */
const identityOf = (path: string): string | undefined => {
  try {
    const { dev, ino } = statSync(path)
    return `${dev}:${ino}`
  } catch {
    return undefined
  }
}

/** SQLite's own files beside the database: the write-ahead log, and the index of it that programs share. */
const BESIDE = ['-wal', '-shm']

/**
 * Makes the check that the database and the files beside it are those that were opened. On Linux a
 * deleted file can be written on, and everything in it is gone with the process. When only the log was
 * deleted, what it holds is brought into the database before the check fails.
 */
const fileCheck = (path: string, checkpoint: () => void) => {
  const opened = identityOf(path)
  // They are only there after the first write.
  const openedBeside = new Map<string, string>()
  const isInPlace = (suffix: string) => {
    const found = identityOf(path + suffix)
    const known = openedBeside.get(suffix)
    if (known === undefined && found !== undefined) openedBeside.set(suffix, found)
    return known === undefined || found === known
  }
  return () => {
    const isDatabase = identityOf(path) === opened
    const [isLog, isIndex] = BESIDE.map(isInPlace)
    if (isDatabase && isLog && isIndex) return
    if (isDatabase && isIndex && identityOf(`${path}-wal`) === undefined) checkpoint()
    throw new UnavailableError(
      `${path} or a file beside it was deleted or replaced while the server runs; nothing is stored until it is restarted`,
    )
  }
}

/** Statements that leave the files as they are. Others, `with … update` among them, are taken for writes. */
const READS = /^\s*(select|pragma|begin|rollback)\b/i

/** Node's own SQLite in the shape that Kysely's dialect expects of better-sqlite3. */
const adapt = (database: DatabaseSync, checkFiles: () => void): SqliteDatabase => {
  const statements = new Map<string, SqliteStatement>()

  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql)
    const check = READS.test(sql) ? () => undefined : checkFiles
    const execute = <Result>(work: () => Result): Result => {
      check()
      try {
        return work()
      } catch (error) {
        throw fromDriver(error)
      } finally {
        // Once more: only what is in the right file is acknowledged.
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
 * Takes the write lock at once (a transaction that reads first could otherwise fail at its write), and
 * hands the only connection on without an open transaction, whatever happened before.
 */
class SafeDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync, adapted: SqliteDatabase) {
    super({ database: adapted })
    this.#database = database
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk makes SQLite roll back by itself, and a second rollback would fail.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }

  override async releaseConnection(): Promise<void> {
    // Whoever waits for the connection waits for this, too: it must not fail.
    try {
      if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('rollback')
    } catch {
      // The next `begin` fails, and is answered with 503.
    }
    return Promise.resolve()
  }
}

/** SQLite's DDL is transactional, so a migration that fails half-way leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync
  readonly #adapted: SqliteDatabase

  constructor(database: DatabaseSync, checkFiles: () => void) {
    const adapted = adapt(database, checkFiles)
    super({ database: adapted })
    this.#database = database
    this.#adapted = adapted
  }

  override createDriver(): SqliteDriver {
    return new SafeDriver(this.#database, this.#adapted)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

/**
 * Kysely's dialect over the file at `path`. An acknowledged write survives a power cut
 * (`synchronous = full`), and what is deleted is overwritten (`secure_delete`); another program may
 * read the file meanwhile, and waits for its turn to write.
 */
export const openSqlite = (path: string): SqliteDialect => {
  const database = new DatabaseSync(path)
  database.exec(`
    pragma busy_timeout = ${BUSY_TIMEOUT_MS};
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma secure_delete = on;
  `)
  const checkpoint = () => {
    database.exec('pragma wal_checkpoint')
  }
  return new NodeSqliteDialect(database, fileCheck(path, checkpoint))
}
