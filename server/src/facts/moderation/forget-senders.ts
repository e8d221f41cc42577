import { CASE_KINDS, weekOf } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { forgetHelpfulMarks } from '../corrections/moderation.ts'
import { CASE_TABLES } from './case-writes.ts'

/** Deletes the marks of all weeks before last week, and expired refusals. */
export const forgetSenders = async (database: Database, now: number): Promise<void> => {
  const { db } = database
  const week = weekOf(now)
  for (const kind of CASE_KINDS) {
    await db
      .updateTable(CASE_TABLES[kind])
      .set({ sender: null })
      .where('sender', 'is not', null)
      .where('sender', 'not like', `${week}.%`)
      .where('sender', 'not like', `${week - 1}.%`)
      .execute()
  }
  await forgetHelpfulMarks(database, [week, week - 1])
  // The log keeps actions for a year. Senders are deleted from it as from everywhere else.
  await db
    .updateTable('Actions')
    .set({ before: null })
    .where('kind', 'in', ['refuse_sender', 'admit_sender'])
    .where('before', 'not like', `${week}.%`)
    .where('before', 'not like', `${week - 1}.%`)
    .execute()
  await db.deleteFrom('RefusedSenders').where('until', '<', new Date(now).toISOString()).execute()
  // Servers of earlier versions store these keys.
  await db.deleteFrom('SenderKeys').execute()
}
