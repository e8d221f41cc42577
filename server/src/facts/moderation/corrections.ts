import { CORRECTIONS_MAX } from '@fable/contract/limits'
import { type Database, inTransaction } from '../../db/database.ts'
import { listCorrections } from '../board/corrections.ts'
import { lockFacts } from '../board/word-index.ts'
import { updateBestCorrections } from '../corrections/store.ts'
import { listWanted, type Wanted } from './wanted.ts'

const readCorrections = ({ db }: Database, { hidden, limit }: Wanted, before = Infinity) =>
  db
    .selectFrom('Corrections')
    .innerJoin('Facts', 'Facts.id', 'Corrections.factId')
    .select(['Corrections.id', 'factId', 'Corrections.text', 'Corrections.source'])
    .select(['Corrections.createdAt', 'helpful', 'Corrections.hiddenAt'])
    .select(['Facts.text as factText', 'Facts.hiddenAt as factHiddenAt'])
    .orderBy('Corrections.id', 'desc')
    .$if(hidden !== undefined, (corrections) =>
      corrections.where('Corrections.hiddenAt', hidden ? 'is not' : 'is', null),
    )
    .$if(before !== Infinity, (corrections) => corrections.where('Corrections.id', '<', before))
    .$if(limit !== undefined, (corrections) => corrections.limit(limit ?? 0))
    .execute()

/** A correction as the operator sees it, with its fact. */
export type CorrectionWithHidden = Awaited<ReturnType<typeof readCorrections>>[number]

/** Lists corrections for the operator, newest first, hidden ones included. Reads all of them to search. */
export const listCorrectionsWithHidden = (
  database: Database,
  wanted: Wanted,
): Promise<CorrectionWithHidden[]> =>
  listWanted((some, before) => readCorrections(database, some, before), wanted)

/** What became of a correction that should be hidden or shown. `full`: its fact has as many as it can hold. */
type Change = 'changed' | 'not_found' | 'full'

/**
 * Hides a correction, or shows it again, and lets the best one stand with the fact. `hiddenAt` is in milliseconds since
 * 1970.
 */
export const setCorrectionHidden = (
  database: Database,
  id: number,
  hiddenAt: number | null,
): Promise<Change> =>
  inTransaction(database, async (transaction) => {
    const { db } = transaction
    const known = await db
      .selectFrom('Corrections')
      .select('factId')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!known) return 'not_found'
    await lockFacts(transaction, [known.factId])
    const shown = await listCorrections(transaction, known.factId)
    const isShown = shown.some((correction) => correction.id === id)
    if (hiddenAt === null && !isShown && shown.length >= CORRECTIONS_MAX) return 'full'
    await db
      .updateTable('Corrections')
      .set({ hiddenAt: hiddenAt === null ? null : new Date(hiddenAt).toISOString() })
      .where('id', '=', id)
      .execute()
    await updateBestCorrections(transaction, [known.factId])
    return 'changed'
  })
