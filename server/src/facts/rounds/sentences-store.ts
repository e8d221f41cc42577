import type { ParsedFact } from '@fable/contract'
import type { Database } from '../../db/database.ts'
import { FABLES } from './content/fables.ts'
import { TRUTHS } from './content/truths.ts'
import type { Fable } from './fable.ts'
import type { Truth } from './truth.ts'

export type SentenceStore<Sentence> = {
  readonly listOwn: (database: Database) => Promise<(Sentence & { readonly id: number })[]>
  readonly list: (database: Database) => Promise<Sentence[]>
  readonly insert: (database: Database, sentence: Sentence) => Promise<number | undefined>
  /** Rounds that have used the sentence keep it. Returns false if the sentence does not exist. */
  readonly delete: (database: Database, id: number) => Promise<boolean>
}

function storeOf<Sentence extends ParsedFact>(
  table: 'Fables' | 'Truths',
  included: readonly Sentence[],
): SentenceStore<Sentence> {
  type Own = Sentence & { readonly id: number }
  const listOwn = async ({ db }: Database) =>
    (await db.selectFrom(table).selectAll().orderBy('id').execute()) as unknown as Own[]

  return {
    listOwn,
    list: async (database) => {
      const own = await listOwn(database)
      return [...included, ...own.map(({ id: _, ...sentence }) => sentence as unknown as Sentence)]
    },
    insert: async ({ db }, sentence) => {
      if (included.some(({ text }) => text === sentence.text)) return undefined
      const inserted = await db
        .insertInto(table)
        .values(sentence)
        .onConflict((conflict) => conflict.column('text').doNothing())
        .returning('id')
        .executeTakeFirst()
      return inserted?.id
    },
    delete: async ({ db }, id) => {
      const deleted = await db
        .deleteFrom(table)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst()
      return deleted !== undefined
    },
  }
}

export const fableStore: SentenceStore<Fable> = storeOf('Fables', FABLES)
export const truthStore: SentenceStore<Truth> = storeOf('Truths', TRUTHS)
