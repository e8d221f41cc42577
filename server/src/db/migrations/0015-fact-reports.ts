import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/** Reports of facts to the operator, and receipts with which votes could be taken back. */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('Reports')
      .addColumn('id', 'integer', (column) =>
        dialect === 'sqlite'
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn('factId', 'integer', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('note', 'text')
      .addColumn('sentAt', 'text', (column) => column.notNull())
      .execute()
    await sql`create index "ReportsByFact" on "Reports" ("factId")`.execute(db)

    await db.schema
      .createTable('UsedReceipts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('usedAt', 'text', (column) => column.notNull())
      .execute()
    await sql`create index "UsedReceiptsByTime" on "UsedReceipts" ("usedAt")`.execute(db)
  },
})
