import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

/**
 * The rounds of "Fact or Fable?", the picks of the two days on which each can be played, the operator's fables, and the
 * results of accounts.
 */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('Rounds')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('firstFactId', 'integer', (column) => column.notNull())
      .addColumn('secondFactId', 'integer', (column) => column.notNull())
      .addColumn('fablePlace', 'integer', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('truth', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('found', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('played', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()

    await db.schema
      .createTable('RoundChoices')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('token', 'text', (column) => column.notNull())
      .addColumn('place', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('RoundChoices_key', ['day', 'token'])
      .execute()

    await db.schema
      .createTable('Fables')
      .addColumn('id', 'integer', (column) =>
        dialect === 'sqlite'
          ? column.primaryKey().autoIncrement()
          : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn('text', 'text', (column) => column.notNull().unique())
      .addColumn('truth', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('RoundResults')
      .addColumn('userId', 'text', (column) =>
        column.notNull().references('user.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('result', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('RoundResults_key', ['userId', 'day'])
      .execute()
  },
})
