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
    const { factId, correctionId = null } = report
    const earlier = await db
      .selectFrom('Reports')
      .select('id')
      .where('factId', '=', factId)
      .where('correctionId', correctionId === null ? 'is' : '=', correctionId)
      .where('sender', 'in', marks)
      .limit(1)
      .executeTakeFirst()
    if (!earlier) {
      // It inserts nothing if another report of the sender has just arrived.
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
  })
