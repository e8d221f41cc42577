import type { ParsedFact } from '@fable/contract'
import type { Database } from '../../db/database.ts'
import { TRUTHS } from './content/truths.ts'

/** A true sentence for rounds. It is put onto the board when the day of its round is over. */
export type Truth = ParsedFact

/** A truth that the operator has added. */
export type OwnTruth = Truth & { readonly id: number }

/** Lists the operator's truths, the oldest first. */
export const listOwnTruths = ({ db }: Database): Promise<OwnTruth[]> =>
  db.selectFrom('Truths').selectAll().orderBy('id').execute()

/** Lists all truths: those that come with the program, and the operator's. */
export const listTruths = async (database: Database): Promise<Truth[]> => {
  const own = await listOwnTruths(database)
  return [...TRUTHS, ...own.map(({ id: _, ...truth }) => truth)]
}

/** Adds a truth of the operator. Returns its id, or undefined if a truth with this text exists. */
export const insertTruth = async ({ db }: Database, truth: Truth): Promise<number | undefined> => {
  if (TRUTHS.some(({ text }) => text === truth.text)) return undefined
  const inserted = await db
    .insertInto('Truths')
    .values(truth)
    .onConflict((conflict) => conflict.column('text').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Deletes a truth of the operator. Rounds that have used it do not change. Returns false if it does not exist. */
export const deleteTruth = async ({ db }: Database, id: number): Promise<boolean> => {
  const deleted = await db
    .deleteFrom('Truths')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}
