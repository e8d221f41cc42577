import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'
import { createEmbedded } from './0014-fact-search.ts'

/** SQLite's index of words as migration 0014 creates it now: with blocks, and the beginnings of words. */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    if (dialect === 'postgres') return
    await sql`drop table "FactSearch"`.execute(db)
    await createEmbedded(db)
  },
})
