import { createHash } from 'node:crypto'
import type { Category } from '@fable/contract/limits'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { changesOf } from '../../db/json-rows.ts'
import type { Tables } from '../../db/tables.ts'

/** A text without case, punctuation and further blanks. Accents count: a fact may be about them. */
const comparable = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim()

/** The index entry of a text, the same for texts that are nearly the same. */
export const textHash = (text: string): string =>
  createHash('sha256').update(comparable(text)).digest('base64url').slice(0, 22)

type SameFact = { id: number; text: string; category: Category }

/** The query for the newest visible fact with nearly the same text. */
export const sameTextQuery = (
  { db }: Database,
  text: string,
): SelectQueryBuilder<Tables, 'Facts', SameFact> =>
  db
    .selectFrom('Facts')
    .select(['id', 'text', 'category'])
    .where('textHash', '=', textHash(text))
    .where('hiddenAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)

const FILLED_AT_ONCE = 2000

/** Writes the index entries of texts that have none, hidden ones, too. */
export const fillTextHashes = async ({ db, dialect }: Database): Promise<void> => {
  for (;;) {
    const facts = await db
      .selectFrom('Facts')
      .select(['id', 'text'])
      .where('textHash', 'is', null)
      .orderBy('id')
      .limit(FILLED_AT_ONCE)
      .execute()
    if (facts.length === 0) return
    const changed = facts.map(({ id, text }) => ({ id, hash: textHash(text) }))
    const columns = { id: 'integer', hash: 'text' } as const
    await sql`
      with "changes" as materialized (${changesOf(dialect, 'Facts', changed, columns)})
      update "Facts" set "textHash" = "changes"."hash"
      from "changes" where "Facts"."id" = "changes"."id"`.execute(db)
  }
}
