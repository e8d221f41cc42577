import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../database.ts'

const SORTED = {
  sortedInteresting: 'votesInteresting',
  sortedMindblowing: 'votesMindblowing',
  sortedFalse: 'votesFalse',
}

/** Returns the column that says how disputed a fact is. It is as before, but made from the sorted votes. */
const disputed = (dialect: Dialect) => {
  const [least, greatest, whole] =
    dialect === 'sqlite' ? ['min', 'max', 'integer'] : ['least', 'greatest', 'bigint']
  const votesFor = `cast("sortedInteresting" as ${whole}) + "sortedMindblowing"`
  const smaller = `${least}(${votesFor}, "sortedFalse")`
  const larger = `${greatest}(${votesFor}, "sortedFalse", 1)`
  return `(cast(${smaller} * ${smaller} / ${larger} as integer))`
}

/** The indexes by votes, which migration 0022 creates. */
const INDEXES = [
  'FactsByInterest',
  'FactsByCategory',
  'FactsByMindblowing',
  'FactsByCategoryMindblowing',
  'FactsByDispute',
  'FactsByCategoryDispute',
]

/** Copies of the votes for sorting the lists, so that a vote changes no index. */
export const migration = (dialect: Dialect): Migration => ({
  up: async (db: Kysely<unknown>) => {
    const run = (statement: string) => sql.raw(statement).execute(db)
    for (const index of INDEXES) await run(`drop index if exists "${index}"`)
    await run('alter table "Facts" drop column "disputed"')
    for (const sorted of Object.keys(SORTED)) {
      await run(`alter table "Facts" add column "${sorted}" integer not null default 0`)
    }
    const copies = Object.entries(SORTED).map(([sorted, votes]) => `"${sorted}" = "${votes}"`)
    await run(`update "Facts" set ${copies.join(', ')}`)
    if (dialect === 'postgres') {
      // Leaves room on each page for new versions of its rows. Without it each vote would change all indexes.
      await run('alter table "Facts" set (fillfactor = 80)')
    }
    // SQLite can add only virtual columns to an existing table, but indexes store their values. PostgreSQL rewrites the
    // table for these columns, and leaves the room on each page.
    const kind = dialect === 'sqlite' ? 'virtual' : 'stored'
    await run(
      `alter table "Facts" add column "disputed" integer generated always as ${disputed(dialect)} ${kind}`,
    )
  },
})
