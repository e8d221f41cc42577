import type { Database } from '../../db/database.ts'
import { fableStore, truthStore } from '../../facts/rounds/sentences-store.ts'

export type Source = { readonly of: string; readonly source: string; readonly text: string }

/**
 * Lists the sources of truths, fables and vouched facts. With `all` also lists those of all other shown facts and
 * corrections.
 */
export async function listSources(database: Database, all: boolean): Promise<readonly Source[]> {
  const { db } = database
  const shown = db
    .selectFrom('Facts')
    .select(['id', 'source', 'text'])
    .where('hiddenAt', 'is', null)
    .orderBy('id')
  const facts = await (all ? shown : shown.where('vouchedBy', 'is not', null)).execute()

  const corrections = all
    ? await db
        .selectFrom('Corrections')
        .select(['id', 'source', 'text'])
        .where('hiddenAt', 'is', null)
        .orderBy('id')
        .execute()
    : []

  return [
    ...(await truthStore.list(database)).map((truth) => ({ of: 'truth', ...truth })),
    ...(await fableStore.list(database)).map((fable) => ({ of: 'fable', ...fable })),
    ...facts.map(({ id, ...fact }) => ({ of: `fact ${id}`, ...fact })),
    ...corrections.map(({ id, ...correction }) => ({ of: `correction ${id}`, ...correction })),
  ]
}
