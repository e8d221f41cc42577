import { createHash } from 'node:crypto'
import { sourceDomain, sourceKey } from '@fable/contract/limits'
import { wordsOf } from '../lib/words.ts'

/**
 * What the tables of facts hold beside what visitors send. Migrations fill it for existing rows: whoever
 * changes one of these functions writes a migration that fills it again.
 */

/** The index entry of a source: a hash, because PostgreSQL's indexes take no long texts. */
export const sourceHash = (source: string): string =>
  createHash('sha256').update(sourceKey(source)).digest('base64url').slice(0, 22)

/** Words that no search can contain, because of the underscore. */
export const categoryWord = (category: string): string => `_c_${category}`
export const domainWord = (domain: string): string =>
  `_d_${domain.toLowerCase().replace(/[^a-z0-9.-]/g, '_')}`
/** The block of 65,536 facts to which one belongs: what a search of SQLite reads at a time. */
export const blockOf = (id: number): number => id >> 16
export const blockWord = (block: number): string => `_b_${block}`

/** A source as text: no scheme, no www., percent-encoding decoded. */
const readable = (source: string): string => {
  const key = sourceKey(source)
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}

type Indexed = { readonly id: number; readonly text: string; source: string; category: string }

/** The words under which a fact is found, separated by blanks. */
export const factWords = (fact: Indexed): string =>
  [
    ...new Set([...wordsOf(fact.text), ...wordsOf(readable(fact.source))]),
    categoryWord(fact.category),
    domainWord(sourceDomain(fact.source)),
    blockWord(blockOf(fact.id)),
  ].join(' ')
