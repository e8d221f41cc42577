import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/** The fact board (docs/rules.md, section 3). */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('Facts')
      .addColumn('id', 'integer', (column) =>
        dialect === 'sqlite'
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('votesInteresting', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('votesMindblowing', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('votesFalse', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
})
