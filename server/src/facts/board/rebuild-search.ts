import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { factWords } from '../../db/fact-columns.ts'

const BATCH = 2000

/** Makes all facts findable in a PostgreSQL whose index of words is empty. */
export const rebuildSearch = async ({ db }: Database): Promise<void> => {
  for (let after = 0; ;) {
    const facts = await db
      .selectFrom('Facts')
      .select(['id', 'text', 'source', 'category'])
      .where('hiddenAt', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const last = facts.at(-1)
    if (!last) return
    await sql`
      insert into "FactSearch" ("factId", "words")
      select "id", array_to_tsvector(string_to_array("words", ' '))
      from unnest(${facts.map(({ id }) => id)}::integer[], ${facts.map(factWords)}::text[])
        as "fact" ("id", "words")`.execute(db)
    after = last.id
  }
}
