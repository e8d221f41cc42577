import type { CaseKey, NewReport } from '@fable/contract'
import type { Database } from '../../db/database.ts'
import type { SenderMarks } from './origin.ts'

export type Report = NewReport & {
  readonly of: CaseKey
  readonly factId: number
  readonly marks: SenderMarks
}

export type ReportCase = (report: Report) => Promise<void>

/** Only the first report of a sender about a case counts. A blank note is stored as null. */
export async function insertReport(
  { db }: Database,
  { of: { kind, id: itemId }, note = '', marks, ...report }: Report,
  now: number,
): Promise<void> {
  const row = {
    ...report,
    kind,
    itemId,
    /** @until 0.0.33 Servers of 0.0.32 read this column. */
    correctionId: kind === 'correction' ? itemId : null,
    note: note === '' ? null : note,
    sentAt: new Date(now).toISOString(),
    sender: marks[0],
  }
  const earlier = await db
    .selectFrom('Reports')
    .select('id')
    .where('factId', '=', report.factId)
    .where('kind', '=', kind)
    .where('itemId', '=', itemId)
    .where('sender', 'in', marks)
    .limit(1)
    .executeTakeFirst()
  if (!earlier) {
    // Nothing is inserted if another report of the sender about the case has just been stored.
    const first = await db
      .insertInto('Reports')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (first) return
  }

  const further = { ...row, isFirst: 0 }
  await db.insertInto('Reports').values(further).execute()
}
