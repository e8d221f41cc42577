import type { NewReport } from '@fable/contract'
import { type Database, inTransaction } from '../../db/database.ts'
import { fold } from '../../lib/words.ts'
import { INDEXED_COLUMNS, indexFacts, unindexFact } from '../board/store.ts'

type Wanted = {
  /** Default: all. */
  readonly hidden?: boolean | undefined
  /** Part of the text or of the source, in any letter case, with or without accents. */
  readonly search?: string | undefined
  /** Default: all. */
  readonly limit?: number | undefined
}

/** Facts that are searched are read in batches, because all of them may not fit into memory. */
const BATCH = 5000

const readFacts = ({ db }: Database, { hidden, limit }: Wanted, before = Infinity) =>
  db
    .selectFrom('Facts')
    .select(['id', 'text', 'source', 'category', 'createdAt', 'hiddenAt'])
    .select(['votesInteresting', 'votesMindblowing', 'votesFalse'])
    .orderBy('id', 'desc')
    .$if(hidden !== undefined, (facts) => facts.where('hiddenAt', hidden ? 'is not' : 'is', null))
    .$if(before !== Infinity, (facts) => facts.where('id', '<', before))
    .$if(limit !== undefined, (facts) => facts.limit(limit ?? 0))
    .execute()

/** A fact as the operator sees it. */
export type FactWithHidden = Awaited<ReturnType<typeof readFacts>>[number]

/** Lists facts with their votes for the operator, newest first, hidden ones included. Reads all facts to search. */
export const listFactsWithHidden = async (
  database: Database,
  wanted: Wanted,
): Promise<FactWithHidden[]> => {
  const { hidden, search, limit = Infinity } = wanted
  if (search === undefined) return readFacts(database, wanted)
  // The databases fold letters in different ways.
  const part = fold(search)
  const found: FactWithHidden[] = []
  let before = Infinity
  while (found.length < limit) {
    const batch = await readFacts(database, { hidden, limit: BATCH }, before)
    found.push(
      ...batch.filter(({ text, source }) =>
        [text, source].some((field) => fold(field).includes(part)),
      ),
    )
    const last = batch.at(-1)
    if (!last || batch.length < BATCH) break
    before = last.id
  }
  return found.slice(0, limit)
}

/** Inserts a report. `now` is in milliseconds since 1970. A blank note is stored as null. */
export const insertReport = async (
  { db }: Database,
  { factId, reason, note = '' }: NewReport & { readonly factId: number },
  now: number,
): Promise<void> => {
  const sentAt = new Date(now).toISOString()
  await db
    .insertInto('Reports')
    .values({ factId, reason, note: note === '' ? null : note, sentAt })
    .execute()
}

const reportsQuery = ({ db }: Database) =>
  db
    .selectFrom('Reports')
    .innerJoin('Facts', 'Facts.id', 'Reports.factId')
    .select(['Reports.id', 'factId', 'reason', 'note', 'sentAt'])
    .select(['text', 'source', 'category', 'hiddenAt'])
    .orderBy('Reports.id', 'desc')

/** A report with what it is about. */
export type ReportWithFact = Awaited<ReturnType<ReturnType<typeof reportsQuery>['execute']>>[number]

/** Lists reports with their facts, newest first. Without a limit it lists everything. */
export const listReports = (database: Database, limit?: number): Promise<ReportWithFact[]> => {
  const reports = reportsQuery(database)
  return (limit === undefined ? reports : reports.limit(limit)).execute()
}

/**
 * Hides a fact from every list, page, search and feed, or shows it again. `hiddenAt` is in milliseconds
 * since 1970. Returns false if the fact does not exist.
 */
export const setFactHidden = (
  database: Database,
  id: number,
  hiddenAt: number | null,
): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const fact = await transaction.db
      .updateTable('Facts')
      .set({ hiddenAt: hiddenAt === null ? null : new Date(hiddenAt).toISOString() })
      .where('id', '=', id)
      .returning(INDEXED_COLUMNS)
      .executeTakeFirst()
    if (!fact) return false
    await unindexFact(transaction, id)
    if (hiddenAt === null) await indexFacts(transaction, [fact])
    return true
  })
