import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** How the tables begin that record migrations. Both databases have their own. */
const OF_MIGRATIONS = 'kysely_'

export type Column = {
  readonly name: string
  /** PostgreSQL's type. */
  readonly type: string
  /** The database computes it. */
  readonly isGenerated: boolean
  /** The database numbers the rows with it. */
  readonly isIdentity: boolean
}

/** A table of PostgreSQL. */
export type Table = { readonly name: string; readonly columns: readonly Column[] }

const listColumns = async ({ db }: Database) => {
  const { rows } = await sql<Column & { table: string }>`
    select c.relname as "table", a.attname as "name", format_type(a.atttypid, a.atttypmod) as "type",
      a.attgenerated <> '' as "isGenerated", a.attidentity <> '' as "isIdentity"
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(db)
  return rows
}

/** Which table refers to which. */
const listReferences = async ({ db }: Database) => {
  const { rows } = await sql<{ table: string; to: string }>`
    select c.relname as "table", r.relname as "to" from pg_constraint f
    join pg_class c on c.oid = f.conrelid join pg_class r on r.oid = f.confrelid
    where f.contype = 'f' and c.relnamespace = current_schema()::regnamespace and c.oid <> r.oid
  `.execute(db)
  return rows
}

/**
 * Lists the tables of PostgreSQL by its catalogue, each after those to which it refers. Not the unlogged ones, which a
 * crash empties.
 */
export const listTables = async (postgres: Database): Promise<Table[]> => {
  const byTable = Map.groupBy(await listColumns(postgres), ({ table }) => table)
  const references = await listReferences(postgres)
  const waiting = new Set([...byTable.keys()].filter((name) => !name.startsWith(OF_MIGRATIONS)))
  const ordered: Table[] = []
  while (waiting.size > 0) {
    const next = [...waiting].find((name) =>
      references.every(({ table, to }) => table !== name || !waiting.has(to)),
    )
    if (next === undefined) throw new Error('Tables refer to each other in a circle.')
    waiting.delete(next)
    ordered.push({ name: next, columns: byTable.get(next) ?? [] })
  }
  return ordered
}

/** The columns of each ordinary table of the embedded database, by its catalogue. Not those of its search index. */
export const listEmbeddedTables = async ({ db }: Database): Promise<Map<string, Set<string>>> => {
  const { rows } = await sql<{ table: string; column: string }>`
    select t."name" as "table", c."name" as "column"
    from pragma_table_list as t join pragma_table_xinfo(t."name") as c
    where t."schema" = 'main' and t."type" = 'table' and t."name" not like 'sqlite@_%' escape '@'
  `.execute(db)
  const tables = Map.groupBy(
    rows.filter(({ table }) => !table.startsWith(OF_MIGRATIONS)),
    ({ table }) => table,
  )
  return new Map(
    [...tables].map(([name, columns]) => [name, new Set(columns.map(({ column }) => column))]),
  )
}

/** Counts the rows of tables. */
export const countRows = async (
  { db }: Database,
  tables: Iterable<string>,
): Promise<Map<string, number>> => {
  const counts = new Map<string, number>()
  for (const name of tables) {
    const { rows } = await sql<{ count: string }>`
      select count(*) as "count" from ${sql.table(name)}`.execute(db)
    counts.set(name, Number(rows[0]?.count))
  }
  return counts
}
