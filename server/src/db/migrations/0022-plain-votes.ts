import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

const SHOWN = 'where "hiddenAt" is null'
const DISPUTED = `${SHOWN} and "votesInteresting" < "votesFalse" - "votesMindblowing"`

/** The indexes by votes. They replace indexes of the same names by copies of the votes. */
const INDEXES = {
  FactsByInterest: `("votesInteresting" desc, "id" desc) ${SHOWN}`,
  FactsByCategory: `("category", "votesInteresting" desc, "id" desc) ${SHOWN}`,
  FactsByMindblowing: `("votesMindblowing" desc, "id" desc) ${SHOWN}`,
  FactsByCategoryMindblowing: `("category", "votesMindblowing" desc, "id" desc) ${SHOWN}`,
  FactsByDispute: `("votesFalse" desc, "id" desc) ${DISPUTED}`,
  FactsByCategoryDispute: `("category", "votesFalse" desc, "id" desc) ${DISPUTED}`,
}

/**
 * Lists are sorted by the votes themselves, and the fact of a day is stored. The copies of the votes, "disputed" and
 * "UsedReceipts" remain for servers of the previous version, which run during a rolling update; migration 0041 drops
 * them.
 */
export const migration = (_: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    for (const [name, index] of Object.entries(INDEXES)) {
      await sql.raw(`drop index if exists "${name}"`).execute(db)
      await sql.raw(`create index "${name}" on "Facts" ${index}`).execute(db)
    }
    await db.schema
      .createTable('FactsOfTheDay')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('factId', 'integer', (column) => column.notNull())
      .execute()
  },
})
