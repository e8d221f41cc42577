import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/** The desk of the operator: its sessions, the log of actions, the senders of posts, and who may post. */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    for (const table of ['Facts', 'Corrections']) {
      await sql`alter table ${sql.table(table)} add column "sender" text`.execute(db)
      await sql`alter table ${sql.table(table)} add column "actionId" integer`.execute(db)
      await sql`alter table ${sql.table(table)} add column "held" integer not null default 0`.execute(
        db,
      )
      await sql`
        create index ${sql.ref(`${table}BySender`)} on ${sql.table(table)} ("sender")
        where "sender" is not null`.execute(db)
      await sql`
        create index ${sql.ref(`${table}Hidden`)} on ${sql.table(table)} ("id")
        where "hiddenAt" is not null`.execute(db)
    }
    await sql`alter table "Reports" add column "actionId" integer`.execute(db)
    await sql`
      create index "OpenReports" on "Reports" ("factId") where "actionId" is null`.execute(db)
    await sql`alter table "Feedback" add column "doneAt" text`.execute(db)

    await db.schema
      .createTable('Actions')
      .addColumn('id', 'integer', (column) =>
        dialect === 'sqlite'
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('why', 'text', (column) => column.notNull())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('doneAt', 'text', (column) => column.notNull())
      .addColumn('before', 'text')
      .addColumn('undoneBy', 'integer')
      .execute()

    await db.schema
      .createTable('ActionItems')
      .addColumn('actionId', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('itemId', 'integer', (column) => column.notNull())
      .addColumn('before', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('ActionItems_key', ['actionId', 'kind', 'itemId'])
      .execute()

    await db.schema
      .createTable('DeskSessions')
      .addColumn('id', 'integer', (column) =>
        dialect === 'sqlite'
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('isOpen', 'integer', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('SenderKeys')
      .addColumn('week', 'integer', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('RefusedSenders')
      .addColumn('sender', 'text', (column) => column.primaryKey())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('DeskState')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute()
  },
})
