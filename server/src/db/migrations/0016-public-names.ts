import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import unhomoglyph from 'unhomoglyph'

const BATCH = 1000

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Returns the spelling of a username, as it was defined when this column was last filled. */
const spellingOf = (name: string): string =>
  unhomoglyph(name.normalize('NFKC').toLowerCase().replaceAll(INVISIBLE, ''))
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s/gu, '')
    .replaceAll('i', 'l')

/** Fills `spelling` for the existing accounts. If names look alike, only the first account gets it. */
const fillSpellings = async (db: Kysely<unknown>) => {
  const taken = new Set<string>()
  for (let after = ''; ;) {
    const { rows } = await sql<{ id: string; username: string }>`
      select "id", "username" from "user" where "id" > ${after} order by "id" limit ${BATCH}
    `.execute(db)
    const last = rows.at(-1)
    if (!last) return
    for (const { id, username } of rows) {
      const spelling = spellingOf(username)
      if (taken.has(spelling)) continue
      taken.add(spelling)
      await sql`update "user" set "spelling" = ${spelling} where "id" = ${id}`.execute(db)
    }
    after = last.id
  }
}

/** The spelling of each username, which nobody else may use, and a mark of runs whose name the operator has removed. */
export const migration = (): Migration => ({
  up: async (db: Kysely<unknown>) => {
    await sql`alter table "user" add column "spelling" text`.execute(db)
    await fillSpellings(db)
    await sql`create unique index "user_spelling_key" on "user" ("spelling")`.execute(db)
    await sql`alter table "Runs" add column "nameHidden" integer not null default 0`.execute(db)
  },
})
