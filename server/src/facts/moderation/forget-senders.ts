import { weekOf } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'

/** Deletes the marks of earlier weeks than the last one, and refusals that are over. */
export const forgetSenders = async ({ db }: Database, now: number): Promise<void> => {
  const week = weekOf(now)
  for (const table of ['Facts', 'Corrections'] as const) {
    await db
      .updateTable(table)
      .set({ sender: null })
      .where('sender', 'is not', null)
      .where('sender', 'not like', `${week}.%`)
      .where('sender', 'not like', `${week - 1}.%`)
      .execute()
  }
  await db
    .deleteFrom('HelpfulMarks')
    .where('sender', 'not like', `${week}.%`)
    .where('sender', 'not like', `${week - 1}.%`)
    .execute()
  // The log keeps what was done for a year. Of whom it was is forgotten as everywhere.
  await db
    .updateTable('Actions')
    .set({ before: null })
    .where('kind', 'in', ['refuse_sender', 'admit_sender'])
    .where('before', 'not like', `${week}.%`)
    .where('before', 'not like', `${week - 1}.%`)
    .execute()
  await db.deleteFrom('RefusedSenders').where('until', '<', new Date(now).toISOString()).execute()
  // Servers of earlier versions store theirs.
  await db.deleteFrom('SenderKeys').execute()
}
