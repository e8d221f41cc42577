import type { Kysely } from 'kysely'
import type { SqliteReader } from './sqlite-reader.ts'
import type { Tables } from './tables.ts'

export type Dialect = 'sqlite' | 'postgres'

/** The database or an open transaction, the first argument of every store function. */
export type Database = { readonly db: Kysely<Tables>; readonly dialect: Dialect }

/** The searches of a server: a thread, or dedicated connections to PostgreSQL. */
type Searches =
  | { readonly dialect: 'sqlite'; readonly reader: SqliteReader }
  | { readonly dialect: 'postgres'; readonly db: Kysely<Tables> }

/** A server's database. Only searches queue. */
export type ServerDatabase = Database & { readonly searches: Searches }

/** A database with a function that closes it. */
export type OpenDatabase = Database & { readonly close: () => Promise<void> }

/** An open database of a server, with up-to-date tables. */
export type OpenServerDatabase = ServerDatabase & OpenDatabase

/** Runs the work in the transaction that `database` is, or in a new one. Await nothing but SQL in it. */
export const inTransaction = <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  database.db.isTransaction
    ? work(database)
    : database.db.transaction().execute((db) => work({ db, dialect: database.dialect }))
