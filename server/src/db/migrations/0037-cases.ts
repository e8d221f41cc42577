import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * A view of facts and corrections as one list, for moderation. Servers of the previous version do not read it. Both
 * parts have the same column types, because otherwise SQLite would read all rows of both before sorting. `factId` is
 * null for facts, because otherwise PostgreSQL would sort all rows before joining them with their facts.
 */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`
      create view "Cases" as
      select 'fact' as "kind", "id", cast(null as integer) as "factId", "text", "source", "createdAt", "hiddenAt", "held",
        "sender", "actionId", cast(null as integer) as "helpful"
      from "Facts"
      union all
      select 'correction', "id", "factId", "text", "source", "createdAt", "hiddenAt", "held",
        "sender", "actionId", "helpful"
      from "Corrections"`.execute(db)
  },
})
