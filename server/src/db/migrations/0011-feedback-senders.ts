import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which account a feedback with its e-mail came from; e-mails from now on as accounts keep theirs. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('Feedback')
      .addColumn('userId', 'text', (column) => column.references('user.id').onDelete('set null'))
      .execute()
    await sql`update "Feedback" set "email" = lower("email")`.execute(db)
  },
})
