import type { NewReport } from '@fable/contract'
import type { Database } from '../../db/database.ts'

type Report = NewReport & {
  readonly factId: number
  /** The reported correction of the fact; without it the fact itself is reported. */
  readonly correctionId?: number
}

/** Inserts a report. `now` is in milliseconds since 1970. A blank note is stored as null. */
export const insertReport = async (
  { db }: Database,
  { note = '', ...report }: Report,
  now: number,
): Promise<void> => {
  const sentAt = new Date(now).toISOString()
  await db
    .insertInto('Reports')
    .values({ ...report, note: note === '' ? null : note, sentAt })
    .execute()
}
