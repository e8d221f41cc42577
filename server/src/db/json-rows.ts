import { type RawBuilder, sql } from 'kysely'
import type { Dialect } from './database.ts'
import type { Tables } from './tables.ts'

type Columns = Readonly<Record<string, 'integer' | 'text'>>

/** Passes the rows as one parameter, so that the statement is the same for any number of rows. */
export function jsonRows(
  dialect: Dialect,
  rows: readonly object[],
  columns: Columns,
): RawBuilder<unknown> {
  const json = JSON.stringify(rows)
  const entries = Object.entries(columns)
  if (dialect === 'postgres') {
    const typed = entries.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
    return sql`json_to_recordset(${json}) as "rows" (${sql.join(typed)})`
  }
  const values = entries.map(([name]) => sql`"value" ->> ${sql.lit(name)} as ${sql.ref(name)}`)
  return sql`(select ${sql.join(values)} from json_each(${json})) as "rows"`
}

export function idList(dialect: Dialect, ids: readonly number[]): RawBuilder<number> {
  const rows = ids.map((id) => ({ id }))
  return sql<number>`(select "id" from ${jsonRows(dialect, rows, { id: 'integer' })})`
}

/**
 * Returns new values for a statement that updates the rows of `table` with the same ids. On PostgreSQL it locks these
 * rows in a fixed order, because otherwise two servers could deadlock.
 */
export function changesOf(
  dialect: Dialect,
  table: keyof Tables,
  rows: readonly object[],
  columns: Columns,
): RawBuilder<unknown> {
  const changes = sql`select "rows".* from ${jsonRows(dialect, rows, columns)}`
  return dialect === 'sqlite'
    ? changes
    : sql`${changes} join ${sql.table(table)} on ${sql.ref(`${table}.id`)} = "rows"."id"
        order by "rows"."id" for no key update of ${sql.table(table)}`
}
