import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { makeBusyWait } from './busy-wait.ts'
import { fromDriver, isBusy } from './errors.ts'

/** Maximum number of cached statements: more than the program has, of which a few exist for many numbers of rows. */
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

/**
 * Statements that do not write. All others, for example `with … update`, count as writes, and so does a checkpoint:
 * into a file that was replaced it would take what the log holds for the one in its place.
 */
const READS = /^\s*(select|pragma(?! wal_checkpoint)|begin|rollback)\b/i

/** Statements that have had the write lock when they succeed. A checkpoint that did not get it only says so in a row. */
const TAKES_LOCK = /\b(insert|update|delete)\b/i

/** Whether a statement counts as a write. */
export const isWrite = (sql: string): boolean => !READS.test(sql)

/** Adapts node:sqlite to the better-sqlite3 interface that Kysely's dialect expects. */
export const adaptSqlite = (database: DatabaseSync, checkFiles: () => void): SqliteDatabase => {
  const statements = new Map<string, SqliteStatement>()
  const busyWait = makeBusyWait(database)

  const prepare = (sql: string): SqliteStatement => {
    const statement = database.prepare(sql)
    const writes = isWrite(sql)
    const check = writes ? checkFiles : () => undefined
    const execute = <Result>(work: () => Result): Result => {
      check()
      try {
        const result = work()
        if (TAKES_LOCK.test(sql)) busyWait.restore()
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
