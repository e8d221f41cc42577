import { DatabaseSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { fromDriver } from './errors.ts'
import { makeFileCheck } from './files-in-place.ts'
import { type Flush, makeFlush } from './flush.ts'
import { adaptSqlite, isWrite } from './sqlite-statements.ts'

/**
 * How long a write of the server waits for a write of another program, such as the operator's command line. All
 * requests wait with it, so it is short.
 */
export const SERVER_BUSY_TIMEOUT_MS = 250

/** How long a start and the operator's command line wait. */
const BUSY_TIMEOUT_MS = 5000

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
        if (isWrite(query.sql) && !this.#database.isTransaction) await this.#flush.flush()
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
    const adapted = adaptSqlite(database, checkFiles)
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
  // What follows a lost page of the log could not be read, so what the log holds is brought into the database.
  const flush = makeFlush(`${path}-wal`, checkpoint)
  return new NodeSqliteDialect(database, makeFileCheck(path, checkpoint), flush)
}
