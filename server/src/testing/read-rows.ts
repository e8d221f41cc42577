import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

type Row = { readonly key: string; readonly value: string }

/** Runs a query that names its columns `key` and `value`. */
export type ReadRows = (sql: string) => Promise<readonly Row[]>

async function readPostgres(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

function readFile(file: string, sql: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare(sql).all() as Row[]
  } finally {
    database.close()
  }
}

/** Reads past the server, from the PostgreSQL at an address or from the embedded database in a file. */
export const readRowsOf =
  (place: string): ReadRows =>
  (sql) =>
    place.startsWith('postgres:') ? readPostgres(place, sql) : Promise.resolve(readFile(place, sql))
