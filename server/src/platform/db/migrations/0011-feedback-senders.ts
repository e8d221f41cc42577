import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the account that sent a feedback, and stores e-mails in lower case like accounts do. */
export const feedbackSenders: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('Feedback')
      .addColumn('userId', 'text', (column) => column.references('user.id').onDelete('set null'))
      .execute()
    await sql`update "Feedback" set "email" = lower("email")`.execute(db)
  },
}
