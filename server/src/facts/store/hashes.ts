import { hash } from 'node:crypto'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Fact } from '@fable/contract'
import { type Category, sourceKey } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { changesOf } from '../../db/json-rows.ts'
import type { Tables } from '../../db/tables.ts'

/**
 * Texts that differ only in letter case, punctuation or extra spaces give the same result. Accents count, because a
 * fact may be about them.
 */
export const comparableText = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim()

export const textHash = (text: string): string =>
  hash('sha256', comparableText(text), 'base64url').slice(0, 22)

/** The source is hashed, because PostgreSQL's indexes cannot contain long texts. */
export const sourceHash = (source: string): string =>
  hash('sha256', sourceKey(source), 'base64url').slice(0, 22)

export const hashesOf = ({
  text,
  source,
}: Pick<Fact, 'text' | 'source'>): { textHash: string; sourceHash: string } => ({
  textHash: textHash(text),
  sourceHash: sourceHash(source),
})

type SameFact = { id: number; text: string; category: Category }

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

export async function findShownTexts(
  { db }: Database,
  texts: readonly string[],
): Promise<ReadonlySet<string>> {
  const hashes = new Map(texts.map((text) => [text, textHash(text)]))
  const rows = await db
    .selectFrom('Facts')
    .select('textHash')
    .where('textHash', 'in', [...hashes.values()])
    .where('hiddenAt', 'is', null)
    .execute()
  const shown = new Set(rows.map((row) => row.textHash))
  return new Set(texts.filter((text) => shown.has(hashes.get(text) ?? '')))
}

type Hashed = Pick<Fact, 'id' | 'text' | 'source'>

/** Hidden facts are included. */
export const hashedFacts = ({ db }: Database): SelectQueryBuilder<Tables, 'Facts', Hashed> =>
  db.selectFrom('Facts').select(['id', 'text', 'source']).orderBy('id')

export async function updateHashes(
  { db, dialect }: Database,
  facts: readonly Hashed[],
): Promise<void> {
  const entries = facts.map((fact) => ({ id: fact.id, ...hashesOf(fact) }))
  const columns = { id: 'integer', textHash: 'text', sourceHash: 'text' } as const
  await sql`
    with "entries" as materialized (${changesOf(dialect, 'Facts', entries, columns)})
    update "Facts" set "textHash" = "entries"."textHash", "sourceHash" = "entries"."sourceHash"
    from "entries" where "Facts"."id" = "entries"."id"
      and ("Facts"."textHash" is distinct from "entries"."textHash"
        or "Facts"."sourceHash" is distinct from "entries"."sourceHash")`.execute(db)
}

const FILLED_AT_ONCE = 2000

export async function fillHashes(database: Database): Promise<void> {
  for (let after = 0; ;) {
    const next = hashedFacts(database).where('id', '>', after).limit(FILLED_AT_ONCE)
    const facts = await next.execute()
    const last = facts.at(-1)
    if (!last) return
    await updateHashes(database, facts)
    after = last.id
  }
}
