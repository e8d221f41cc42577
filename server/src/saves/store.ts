import type { GameVariables } from '@fable/contract'
import type { Database } from '../platform/db/database.ts'

/** A saved game; its revision is the higher the newer. */
export type Save = { readonly revision: number; readonly GameVariables: GameVariables }

/** The game that is saved to the account; null: none yet. */
export const findSave = async ({ db }: Database, userId: string): Promise<Save | null> => {
  const row = await db
    .selectFrom('Games')
    .select(['revision', 'document'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  // What is stored was checked on its way in.
  if (!row) return null
  return { revision: row.revision, GameVariables: JSON.parse(row.document) as GameVariables }
}

type Writing = { readonly userId: string; readonly document: string; readonly now: number }

/** Saves the account's first game; false: another was first. */
export const insertSave = async (
  { db }: Database,
  { userId, document, now }: Writing,
): Promise<boolean> => {
  const row = await db
    .insertInto('Games')
    .values({ userId, revision: 1, document, savedAt: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('revision')
    .executeTakeFirst()
  return row !== undefined
}

/** Saves the game in the place of the given revision; false: another has taken that place. */
export const updateSave = async (
  { db }: Database,
  { userId, document, now, revision }: Writing & { revision: number },
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
