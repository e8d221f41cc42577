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

/** Node's own SQLite in the shape that Kysely's dialect expects of better-sqlite3. */
const adapt = (database: DatabaseSync): SqliteDatabase => {
  const statements = new Map<string, SqliteStatement>()

  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql)
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...toParameters(values)),
      run: (values) => statement.run(...toParameters(values)),
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
      const statement = prepare(sql)
      statements.set(sql, statement)
      return statement
    },
  }
}

/** Takes the write lock at once: a transaction that reads first could otherwise fail at its write. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** SQLite's DDL is transactional, so a migration that fails half-way leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase

  constructor(database: SqliteDatabase) {
    super({ database })
    this.#database = database
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database })
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

/**
 * Kysely's dialect over the file at `path`. An acknowledged write survives a power cut
 * (`synchronous = full`); another program may read the file meanwhile, and waits for its turn to write.
 */
export const openSqlite = (path: string): SqliteDialect => {
  const database = new DatabaseSync(path)
  database.exec(`
    pragma busy_timeout = 5000;
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
  `)
  return new NodeSqliteDialect(adapt(database))
}
