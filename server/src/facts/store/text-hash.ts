import { createHash } from 'node:crypto'
import type { Category } from '@fable/contract/limits'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { changesOf } from '../../db/json-rows.ts'
import type { Tables } from '../../db/tables.ts'

/**
 * Reduces a text to what is compared: without letter case, punctuation and extra spaces. Accents count, because a fact
 * may be about them.
 */
const comparable = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim()

/** Returns the index entry of a text. Texts that are nearly the same have the same one. */
export const textHash = (text: string): string =>
  createHash('sha256').update(comparable(text)).digest('base64url').slice(0, 22)

type SameFact = { id: number; text: string; category: Category }

/** The query of the newest shown fact with nearly the same text. */
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

/** Writes the index entries of all texts that lack one, including hidden ones. */
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
