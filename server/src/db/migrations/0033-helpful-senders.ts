import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * The number of senders who found a correction helpful, and for a while their marks. Earlier votes have no senders, so
 * two of them count as enough senders. The keys of marks are no longer stored; servers of the previous version create
 * new ones.
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
