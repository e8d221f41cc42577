import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Number of senders who found a correction helpful, and their marks for a while. Earlier votes have no senders: two
 * votes count as enough. The keys of marks are no longer stored; servers of the version before make their own again.
 */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`
      alter table "Corrections" add column "helpfulSenders" integer not null default 0`.execute(db)
    await sql`update "Corrections" set "helpfulSenders" = 2 where "helpful" >= 2`.execute(db)
    await db.schema
      .createTable('HelpfulMarks')
      .addColumn('correctionId', 'integer', (column) => column.notNull())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('HelpfulMarks_key', ['correctionId', 'sender'])
      .execute()
    await sql`delete from "SenderKeys"`.execute(db)
  },
})
