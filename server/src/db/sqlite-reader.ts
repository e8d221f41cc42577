import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { makeThread } from '../lib/thread.ts'
import { chargeWork } from '../lib/work.ts'
import { fromDriver } from './errors.ts'
import { toSqlite } from './sqlite.ts'
import type { ReaderResult, ReaderTask } from './sqlite-reader-thread.ts'

/** Kysely's driver for a thread that only reads. Statements are independent, so there are no transactions. */
class ReaderDriver implements Driver, DatabaseConnection {
  readonly #thread

  constructor(path: string, onFailure: (error: unknown) => void) {
    this.#thread = makeThread<ReaderTask, ReaderResult>({
      program: new URL('sqlite-reader-thread.ts', import.meta.url),
      data: { path },
      onFailure,
    })
  }

  init = () => Promise.resolve()
  acquireConnection = () => Promise.resolve(this)
  releaseConnection = () => Promise.resolve()

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#thread.run({ text, parameters: parameters.map(toSqlite) })
    if ('message' in result) {
      throw fromDriver(Object.assign(new Error(result.message), { errcode: result.errcode }))
    }
    chargeWork(result.ms)
    return { rows: result.rows as Row[] }
  }

  streamQuery(): never {
    throw new Error('The embedded database streams no rows.')
  }

  beginTransaction(): never {
    throw new Error('The thread that reads has no transactions.')
  }

  commitTransaction = () => Promise.resolve()
  rollbackTransaction = () => Promise.resolve()

  destroy(): Promise<void> {
    return this.#thread.close()
  }
}

/**
 * Kysely's dialect for reading the embedded database at `path` in a thread of its own, beside the one connection of
 * the server. It reads what is committed (WAL).
 */
export const openSqliteReader = (path: string, onFailure: (error: unknown) => void): Dialect => ({
  createDriver: () => new ReaderDriver(path, onFailure),
  createAdapter: () => new SqliteAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
})
