import { sql } from 'kysely'
import { reasonOf, StartError } from '../../lib/errors.ts'
import type { Database } from '../../db/database.ts'
import { countRows, listTables, type Table } from './catalogue.ts'
import { insertRows, makeSum, readEmbedded, readPostgres, type Sum } from './rows.ts'

/**
 * Fills tables that the embedded database does not have as tables, by name: its search index holds no rows that could
 * be copied.
 */
type Rebuild = Readonly<Record<string, (postgres: Database) => Promise<void>>>

/** A table after the transfer. */
export type TransferredTable = { readonly name: string } & (
  { readonly source: Sum; readonly target: Sum } | { readonly rebuilt: number }
)

type Transfer = {
  readonly source: Database
  /** A transaction of PostgreSQL. */
  readonly target: Database
  readonly rebuild: Rebuild
}

/** Lets the database number on where the embedded one would: ids of deleted rows are not given out again. */
const continueNumbering = async ({ source, target }: Transfer, { name, columns }: Table) => {
  const numbered = columns.filter(({ isIdentity }) => isIdentity)
  const { rows } = await sql<{ seq: number }>`
    select "seq" from sqlite_sequence where "name" = ${name}`.execute(source.db)
  for (const column of numbered) {
    const [table, last] = [`"${name}"`, rows[0]?.seq]
    if (last === undefined) continue
    await sql`select setval(pg_get_serial_sequence(${table}, ${column.name}), ${last})`.execute(
      target.db,
    )
  }
}

/** Triggers would count the copied rows once more. */
const setTriggers = async (
  { db }: Database,
  tables: readonly Table[],
  state: 'disable' | 'enable',
) => {
  for (const { name } of tables)
    await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(db)
}

const copy = async ({ source, target }: Transfer, table: Table): Promise<TransferredTable> => {
  const [read, written] = [makeSum(table), makeSum(table)]
  for await (const rows of readEmbedded(source, table)) {
    await insertRows(target, table, rows).catch((error: unknown) => {
      const message = `"${table.name}" has a row that PostgreSQL does not take (${reasonOf(error)})`
      throw new Error(message, { cause: error })
    })
    read.add(rows)
  }
  for await (const rows of readPostgres(target, table)) written.add(rows)
  const sums = { source: read.total(), target: written.total() }
  if (sums.source.rows === sums.target.rows && sums.source.checksum === sums.target.checksum)
    return { name: table.name, ...sums }
  throw new StartError(
    `"${table.name}" differs after the copy: ${sums.source.rows} rows (${sums.source.checksum}) became ${sums.target.rows} (${sums.target.checksum}).`,
  )
}

/**
 * Copies all tables of the embedded database to a PostgreSQL with the same migrations and replaces what is there. Reads
 * every row back and compares. Call it in a transaction, which must be rolled back if it throws.
 */
export const transfer = async (options: Transfer): Promise<TransferredTable[]> => {
  const { target, rebuild } = options
  const tables = await listTables(target)
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(target.db)
  await setTriggers(target, tables, 'disable')
  const done: TransferredTable[] = []
  for (const table of tables.filter(({ name }) => !(name in rebuild))) {
    done.push(await copy(options, table))
    await continueNumbering(options, table)
    // Without statistics what reads the table next would sort all of it.
    await sql`analyze ${sql.table(table.name)}`.execute(target.db)
  }
  for (const [name, fill] of Object.entries(rebuild)) {
    await fill(target)
    const counts = await countRows(target, [name])
    done.push({ name, rebuilt: counts.get(name) ?? 0 })
  }
  await setTriggers(target, tables, 'enable')
  return done
}
