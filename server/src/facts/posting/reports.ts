import type { NewReport } from '@fable/contract'
import { type Database, inTransaction } from '../../db/database.ts'
import type { SenderMarks } from './origin.ts'

type Report = NewReport & {
  readonly factId: number
  /** The reported correction of the fact; without it the fact itself is reported. */
  readonly correctionId?: number
  /** The marks of its sender. */
  readonly marks: SenderMarks
}

/**
 * Inserts a report, and counts it if it is the first one of its sender about the case. `now` is in milliseconds since
 * 1970. A blank note is stored as null.
 */
export const insertReport = (
  database: Database,
  { note = '', marks, ...report }: Report,
  now: number,
): Promise<void> =>
  inTransaction(database, async ({ db }) => {
    const row = {
      ...report,
      note: note === '' ? null : note,
      sentAt: new Date(now).toISOString(),
      sender: marks[0],
    }
    const known = await db
      .selectFrom('Reports')
      .select('id')
      .where('factId', '=', report.factId)
      .where(
        'correctionId',
        report.correctionId === undefined ? 'is' : '=',
        report.correctionId ?? null,
      )
      .where('sender', 'in', marks)
      .limit(1)
      .executeTakeFirst()
    const first = known
      ? undefined
      : await db
          .insertInto('Reports')
          .values(row)
          // A second report of the sender may arrive at the same time.
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
    if (!first)
      await db
        .insertInto('Reports')
        .values({ ...row, isFirst: 0 })
        .execute()
  })
