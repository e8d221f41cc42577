import type { Database } from './database.ts'

/** Runs the work in the transaction that `database` is, or in a new one. Await nothing but SQL in it. */
export const inTransaction = <Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  database.db.isTransaction
    ? work(database)
    : database.db.transaction().execute((db) => work({ db, dialect: database.dialect }))
