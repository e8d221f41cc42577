import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    for (const table of ['Truths', 'Facts'])
      await sql`alter table ${sql.table(table)} add column "howCome" text not null default ''`.execute(
        db,
      )
  },
})
