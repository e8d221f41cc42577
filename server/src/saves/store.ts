import type { GameVariables } from '@fable/contract'
import type { Database } from '../db/database.ts'

export type Save = { readonly revision: number; readonly GameVariables: GameVariables }

type ExportedSave = Save & { readonly savedAt: string }

const findRow = ({ db }: Database, userId: string) =>
  db
    .selectFrom('Games')
    .select(['revision', 'document', 'savedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()

// The document is not validated again, because it was validated before it was stored.
const toSave = ({ revision, document }: { revision: number; document: string }): Save => ({
  revision,
  GameVariables: JSON.parse(document) as GameVariables,
})

export async function findSave(database: Database, userId: string): Promise<Save | null> {
  const row = await findRow(database, userId)
  return row ? toSave(row) : null
}

export async function exportSave(database: Database, userId: string): Promise<ExportedSave | null> {
  const row = await findRow(database, userId)
  return row ? { ...toSave(row), savedAt: row.savedAt } : null
}

type NewSave = { readonly userId: string; readonly document: string; readonly now: number }

export async function insertSave(
  { db }: Database,
  { userId, document, now }: NewSave,
): Promise<boolean> {
  const row = await db
    .insertInto('Games')
    .values({ userId, revision: 1, document, savedAt: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('revision')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateSave(
  { db }: Database,
  { userId, document, now, revision }: NewSave & { revision: number },
): Promise<boolean> {
  const row = await db
    .updateTable('Games')
    .set({ revision: revision + 1, document, savedAt: new Date(now).toISOString() })
    .where('userId', '=', userId)
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()
  return row !== undefined
}
