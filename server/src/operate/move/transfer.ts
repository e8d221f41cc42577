import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { fillIndex } from '../../facts/corrections/reindex.ts'
import { reasonOf, StartError } from '../../lib/errors.ts'
import { listTables, type Table } from './catalogue.ts'
import { insertRows, makeSum, readEmbedded, readPostgres, type Sum } from './rows.ts'

/** The two databases store this index differently, so it is filled anew instead of copied. */
const SEARCH_INDEX = 'FactSearch'

export type TransferredTable = Sum & { readonly name: string }

type Transfer = { readonly source: Database; readonly target: Database }

/**
 * Replaces all rows of the target, a PostgreSQL with the same migrations. Then reads every row back and compares it.
 * Call it in a transaction, and roll that back if this throws.
 */
export async function transfer(options: Transfer): Promise<TransferredTable[]> {
  const { target } = options
  const tables = await listTables(target)
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(target.db)
  await setTriggers(target, tables, 'disable')
  const done: TransferredTable[] = []
  for (const table of tables.filter(({ name }) => name !== SEARCH_INDEX)) {
    done.push(await copy(options, table))
    await continueNumbering(options, table)
    // Without statistics, the next query of the table would sort all its rows.
    await sql`analyze ${sql.table(table.name)}`.execute(target.db)
  }
  await fillIndex(target)
  await setTriggers(target, tables, 'enable')
  return done
}

/** The triggers are disabled, because they would count the copied rows a second time. */
async function setTriggers(
  { db }: Database,
  tables: readonly Table[],
  state: 'disable' | 'enable',
) {
  for (const { name } of tables)
    await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(db)
}

async function copy({ source, target }: Transfer, table: Table): Promise<TransferredTable> {
  const [read, written] = [makeSum(table), makeSum(table)]
  for await (const rows of readEmbedded(source, table)) {
    await insertRows(target, table, rows).catch((error: unknown) => {
      const message = `"${table.name}" has a row that PostgreSQL rejects (${reasonOf(error)})`
      throw new Error(message, { cause: error })
    })
    read.add(rows)
  }
  for await (const rows of readPostgres(target, table)) written.add(rows)
  const [before, after] = [read.total(), written.total()]
  if (before.rows === after.rows && before.checksum === after.checksum)
    return { name: table.name, ...after }
  throw new StartError(
    `"${table.name}" differs after the copy: ${before.rows} rows (${before.checksum}) became ${after.rows} (${after.checksum}).`,
  )
}

/** Ids of deleted rows must not be used again. */
async function continueNumbering({ source, target }: Transfer, { name, columns }: Table) {
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
