import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

/** Everything but the order of columns: tables, columns, constraints, indexes, views, triggers, functions. */
const QUERIES = {
  sqlite: [
    sql`
      select "t"."name" as "of", "c"."name", "c"."type", "c"."notnull", "c"."dflt_value", "c"."pk", "c"."hidden"
      from sqlite_schema as "t", pragma_table_xinfo("t"."name") as "c"`,
    sql`
      select "t"."name" as "of", "i"."unique", "i"."origin", "i"."partial",
        (select group_concat("c"."name") from pragma_index_info("i"."name") as "c") as "columns"
      from sqlite_schema as "t", pragma_index_list("t"."name") as "i"`,
    sql`
      select "t"."name" as "of", "k".* from sqlite_schema as "t", pragma_foreign_key_list("t"."name") as "k"`,
    sql`select "name" from sqlite_schema where "sql" like '%autoincrement%'`,
    sql`select "type", "name", "sql" from sqlite_schema where "type" <> 'table' or "sql" like '%virtual%'`,
  ],
  postgres: [
    sql`
      select "table_name", "column_name", "data_type", "is_nullable", "column_default", "identity_generation"
      from information_schema.columns where "table_schema" = 'public'`,
    sql`
      select "relname", "relkind", "relpersistence", "reloptions" from pg_class
      where "relnamespace" = 'public'::regnamespace`,
    sql`select "indexdef" from pg_indexes where "schemaname" = 'public'`,
    sql`
      select "conrelid"::regclass::text as "of", "conname", pg_get_constraintdef("oid") as "definition"
      from pg_constraint where "connamespace" = 'public'::regnamespace`,
    sql`select "viewname", "definition" from pg_views where "schemaname" = 'public'`,
    sql`select pg_get_triggerdef("oid") as "definition" from pg_trigger where not "tgisinternal"`,
    sql`select "proname", "prosrc" from pg_proc where "pronamespace" = 'public'::regnamespace`,
  ],
} as const

/** Describes the schema of a database, a line for each part, sorted and without extra spaces. */
export async function readSchema({ db, dialect }: Database): Promise<string[]> {
  const results = await Promise.all(QUERIES[dialect].map((query) => query.execute(db)))
  return results
    .flatMap(({ rows }) => rows)
    .map((row) => JSON.stringify(row).replaceAll(/(\\n|\s)+/g, ' '))
    .sort()
}
