import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Facts and corrections as one list, for moderation. Servers of the version before do not read it. Both parts have the
 * same types, or SQLite would read all of both before it sorts; a fact has no `factId`, or PostgreSQL would sort all
 * before it joins them with their facts.
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
