import type { NewReport } from '@fable/contract'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { indexFact, unindexFact } from '../board/search-store.ts'

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

/** Lists reports with their facts, newest first. Without a limit it lists everything. */
export const listReports = ({ db }: Database, limit?: number) => {
  const reports = db
    .selectFrom('Reports')
    .innerJoin('Facts', 'Facts.id', 'Reports.factId')
    .select(['Reports.id', 'factId', 'reason', 'note', 'sentAt'])
    .select(['text', 'source', 'category', 'hiddenAt'])
    .orderBy('Reports.id', 'desc')
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
      .returning(['id', 'text', 'source', 'category'])
      .executeTakeFirst()
    if (!fact) return false
    await unindexFact(transaction, id)
    if (hiddenAt === null) await indexFact(transaction, fact)
    return true
  })
