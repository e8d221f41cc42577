import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/** Ranked runs, open and ended. The ended ones are the leaderboard. */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('Runs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('rules', 'integer', (column) => column.notNull())
      .addColumn('userId', 'text')
      .addColumn('userName', 'text', (column) => column.notNull())
      .addColumn('playerName', 'text', (column) => column.notNull())
      .addColumn('turns', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('playedOn', 'text', (column) => column.notNull())
      .addColumn('endedAt', 'text')
      .addColumn('week', 'integer')
      .addColumn('boardName', 'text')
      .addColumn('daysSurvived', 'integer')
      .addColumn('strength', 'integer')
      .addColumn('rankAtEnd', 'integer')
      .addColumn('hidden', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('transcript', dialect === 'sqlite' ? 'blob' : 'bytea')
      .addColumn('state', 'text')
      .addColumn('inputs', 'text')
      .execute()

    await sql`create index "OpenRunsByDay" on "Runs" ("playedOn") where "endedAt" is null`.execute(
      db,
    )
    await sql`create index "RunsByUser" on "Runs" ("userId") where "userId" is not null`.execute(db)
  },
})
