import { sql } from 'kysely'
import type { Fact } from '@fable/contract'
import { sourceDomain, sourceKey } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { idList, jsonRows } from '../../db/json-rows.ts'
import { wordsOf } from '../../lib/words.ts'
import { filterWordsOf } from './filter-words.ts'

export const INDEXED_COLUMNS = ['id', 'text', 'source', 'category'] as const

type Indexed = Pick<Fact, (typeof INDEXED_COLUMNS)[number]> & {
  readonly correctionText?: string | null
}

/**
 * The version of what `factWords` and `sourceHash` return. Increase it whenever the result of either changes. Also add
 * a migration that empties the embedded database's index of words, because that index has no column for the version.
 * The next start then fills both indexes.
 */
export const INDEX_VERSION = 2

/** Returns the words separated by spaces. Filters find a fact by its own fields only, not by its correction. */
export const factWords = (fact: Indexed): string =>
  [
    ...new Set([
      ...wordsOf(fact.text),
      ...wordsOf(readable(fact.source)),
      ...wordsOf(fact.correctionText ?? ''),
    ]),
    ...filterWordsOf(fact),
  ].join(' ')

export async function indexFacts(
  { db, dialect }: Database,
  facts: readonly Indexed[],
): Promise<void> {
  const entries = facts.map((fact) => ({ id: fact.id, words: factWords(fact) }))
  const rows = jsonRows(dialect, entries, { id: 'integer', words: 'text' })
  await (
    dialect === 'sqlite'
      ? sql`insert into "FactSearch" ("rowid", "words") select "id", "words" from ${rows}`
      : sql`
          insert into "FactSearch" ("factId", "words", "version")
          select "id", array_to_tsvector(string_to_array("words", ' ')), ${sql.lit(INDEX_VERSION)}
          from ${rows}
          on conflict do nothing`
  ).execute(db)
}

/** Waits for other servers that are changing one of the facts. */
export async function lockFacts({ db, dialect }: Database, ids: readonly number[]): Promise<void> {
  // The embedded database has only one writer, so it needs no lock.
  if (dialect === 'sqlite') return
  await db
    .selectFrom('Facts')
    .select('id')
    .where('id', 'in', idList(dialect, ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

function readable(source: string): string {
  const key = sourceKey(source)
  const domain = sourceDomain(source)
  try {
    return `${decodeURIComponent(key)} ${domain}`
  } catch {
    return `${key} ${domain}`
  }
}
