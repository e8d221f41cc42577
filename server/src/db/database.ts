import type { Kysely } from 'kysely'
import type { SqliteReader } from './sqlite-reader.ts'
import type { Tables } from './tables.ts'

export type Dialect = 'sqlite' | 'postgres'

/** The first argument of every store function. `db` may be an open transaction. */
export type Database = { readonly db: Kysely<Tables>; readonly dialect: Dialect }

type Searches =
  | { readonly dialect: 'sqlite'; readonly reader: SqliteReader }
  | { readonly dialect: 'postgres'; readonly db: Kysely<Tables> }

export type ServerDatabase = Database & { readonly searches: Searches }

export type OpenDatabase = Database & { readonly close: () => Promise<void> }

export type OpenServerDatabase = ServerDatabase & OpenDatabase

/** If `database` is a transaction, the work runs in it. The work must await nothing but SQL. */
export const inTransaction = <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  database.db.isTransaction
    ? work(database)
    : database.db.transaction().execute((db) => work({ db, dialect: database.dialect }))
