import type { GameVariables } from '@fable/contract'
import type { Database } from '../db/database.ts'

/** A save. A higher revision is newer. */
export type Save = { readonly revision: number; readonly GameVariables: GameVariables }

/** Finds the save of an account. Returns null if it has none. */
export const findSave = async ({ db }: Database, userId: string): Promise<Save | null> => {
  const row = await db
    .selectFrom('Games')
    .select(['revision', 'document'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  // The document was validated before it was stored.
  if (!row) return null
  return { revision: row.revision, GameVariables: JSON.parse(row.document) as GameVariables }
}

/** The save of an account with the time of its last change, for the export. */
export const exportSave = async (database: Database, userId: string) => {
  const save = await findSave(database, userId)
  const row = await database.db
    .selectFrom('Games')
    .select('savedAt')
    .where('userId', '=', userId)
    .executeTakeFirst()
  return save && row ? { ...save, savedAt: row.savedAt } : null
}

type NewSave = { readonly userId: string; readonly document: string; readonly now: number }

/** Inserts the first save of an account. Returns false if it already has one. */
export const insertSave = async (
  { db }: Database,
  { userId, document, now }: NewSave,
): Promise<boolean> => {
  const row = await db
    .insertInto('Games')
    .values({ userId, revision: 1, document, savedAt: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('revision')
    .executeTakeFirst()
  return row !== undefined
}

/** Replaces the save with the given revision. Returns false if the revision has changed. */
export const updateSave = async (
  { db }: Database,
  { userId, document, now, revision }: NewSave & { revision: number },
): Promise<boolean> => {
  const row = await db
    .updateTable('Games')
    .set({ revision: revision + 1, document, savedAt: new Date(now).toISOString() })
    .where('userId', '=', userId)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()
  return row !== undefined
}
