import type { Kysely } from 'kysely'
import type { SqliteReader } from './sqlite-reader.ts'
import type { Tables } from './tables.ts'

export type Dialect = 'sqlite' | 'postgres'

/** The database or an open transaction, the first argument of every store function. */
export type Database = { readonly db: Kysely<Tables>; readonly dialect: Dialect }

/** How a server searches: in a thread of its own, or on PostgreSQL over connections of its own. */
type Searches =
  | { readonly dialect: 'sqlite'; readonly reader: SqliteReader }
  | { readonly dialect: 'postgres'; readonly db: Kysely<Tables> }

/** The database of a server, with a separate queue for searches. */
export type ServerDatabase = Database & { readonly searches: Searches }

/** A database with a function that closes it. */
export type OpenDatabase = Database & { readonly close: () => Promise<void> }

/** The open database of a server, with tables of this version. */
export type OpenServerDatabase = ServerDatabase & OpenDatabase

/**
 * Runs work in a transaction: in `database` itself if it is one, otherwise in a new one. The work must await nothing
 * but SQL.
 */
export const inTransaction = <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  database.db.isTransaction
    ? work(database)
    : database.db.transaction().execute((db) => work({ db, dialect: database.dialect }))
