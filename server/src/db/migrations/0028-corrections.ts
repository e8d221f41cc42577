import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/** Visitors' corrections of facts, and the best correction of each fact. Servers of earlier versions ignore them. */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('Corrections')
      .addColumn('id', 'integer', (column) =>
        dialect === 'sqlite'
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn('factId', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('helpful', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('hiddenAt', 'text')
      .execute()
    // The index does not contain the votes, so that a vote changes no index.
    await sql`
      create index "CorrectionsByFact" on "Corrections" ("factId") where "hiddenAt" is null`.execute(
      db,
    )
    if (dialect === 'postgres') {
      // Leaves room on each page for new versions of its rows, as for the votes on facts.
      await sql`alter table "Corrections" set (fillfactor = 80)`.execute(db)
    }
    await sql`alter table "Reports" add column "correctionId" integer`.execute(db)
    await sql`alter table "Facts" add column "correctionId" integer`.execute(db)
  },
})
