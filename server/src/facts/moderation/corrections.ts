import type { Database } from '../../db/database.ts'
import { listWanted, type Wanted } from './wanted.ts'

const readCorrections = (
  { db }: Database,
  { hidden, category, since, limit }: Wanted,
  before = Infinity,
) => {
  let corrections = db
    .selectFrom('Corrections')
    .innerJoin('Facts', 'Facts.id', 'Corrections.factId')
    .select(['Corrections.id', 'factId', 'Corrections.text', 'Corrections.source'])
    .select(['Corrections.createdAt', 'helpful', 'Corrections.hiddenAt'])
    .select(['Corrections.held', 'Corrections.actionId'])
    .select(['Facts.text as factText', 'Facts.hiddenAt as factHiddenAt'])
    .orderBy('Corrections.id', 'desc')
  if (hidden !== undefined)
    corrections = corrections.where('Corrections.hiddenAt', hidden ? 'is not' : 'is', null)
  if (category !== undefined) corrections = corrections.where('Facts.category', '=', category)
  if (since !== undefined) corrections = corrections.where('Corrections.createdAt', '>=', since)
  if (before !== Infinity) corrections = corrections.where('Corrections.id', '<', before)
  if (limit !== undefined) corrections = corrections.limit(limit)
  return corrections.execute()
}

/** A correction as the operator sees it, with its fact. */
export type CorrectionWithHidden = Awaited<ReturnType<typeof readCorrections>>[number]

/** Lists corrections for the operator, newest first, hidden ones included. Reads all of them to search. */
export const listCorrectionsWithHidden = (
  database: Database,
  wanted: Wanted,
): Promise<CorrectionWithHidden[]> =>
  listWanted((some, before) => readCorrections(database, some, before), wanted)
