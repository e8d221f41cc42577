import type { Database } from '../../db/database.ts'
import { FABLES } from './content/fables.ts'
import type { Fable } from './fable.ts'

/** A fable that the operator has added. */
export type OwnFable = Fable & { readonly id: number }

/** Lists the operator's fables, the oldest first. */
export const listOwnFables = ({ db }: Database): Promise<OwnFable[]> =>
  db.selectFrom('Fables').selectAll().orderBy('id').execute()

/** Lists all fables: those that come with the program, and the operator's. */
export const listFables = async (database: Database): Promise<Fable[]> => {
  const own = await listOwnFables(database)
  return [...FABLES, ...own.map(({ id: _, ...fable }) => fable)]
}

/** Adds a fable of the operator. Returns its id, or undefined if a fable with this text exists. */
export const insertFable = async ({ db }: Database, fable: Fable): Promise<number | undefined> => {
  if (FABLES.some(({ text }) => text === fable.text)) return undefined
  const inserted = await db
    .insertInto('Fables')
    .values(fable)
    .onConflict((conflict) => conflict.column('text').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Deletes a fable of the operator. Rounds that have used it do not change. Returns false if it does not exist. */
export const deleteFable = async ({ db }: Database, id: number): Promise<boolean> => {
  const deleted = await db
    .deleteFrom('Fables')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
