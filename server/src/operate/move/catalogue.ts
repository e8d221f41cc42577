import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export type Column = {
  readonly name: string
  readonly type: string
  readonly isGenerated: boolean
  readonly isIdentity: boolean
}

export type Table = { readonly name: string; readonly columns: readonly Column[] }

/**
 * The table of the accounts is first, because other tables refer to it. Leaves out the tables of migrations, because
 * each database has its own. Also leaves out unlogged tables, because a crash empties them anyway.
 */
export async function listTables({ db }: Database): Promise<Table[]> {
  const { rows } = await sql<Column & { table: string }>`
    select c.relname as "table", a.attname as "name", format_type(a.atttypid, a.atttypmod) as "type",
      a.attgenerated <> '' as "isGenerated", a.attidentity <> '' as "isIdentity"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and c.relpersistence = 'p' and not starts_with(c.relname, 'kysely_')
      and a.attnum > 0 and not a.attisdropped
    order by c.relname <> 'user', c.relname, a.attnum`.execute(db)
  const byTable = Map.groupBy(rows, ({ table }) => table)
  return Array.from(byTable, ([name, columns]) => ({ name, columns }))
}

export async function countRows(
  { db }: Database,
  tables: Iterable<string>,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const name of tables) {
    const { rows } = await sql<{ count: string }>`
      select count(*) as "count" from ${sql.table(name)}`.execute(db)
    counts.set(name, Number(rows[0]?.count))
  }
  return counts
}
