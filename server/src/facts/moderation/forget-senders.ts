import { CASE_KINDS, weekOf } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { CASES } from './case-kinds.ts'

export async function forgetSenders(database: Database, now: number): Promise<void> {
  const { db } = database
  const week = weekOf(now)

  for (const kind of CASE_KINDS) {
    await db
      .updateTable(CASES[kind].table)
      .set({ sender: null })
      .where('sender', 'is not', null)
      .where('sender', 'not like', `${week}.%`)
      .where('sender', 'not like', `${week - 1}.%`)
      .execute()
    await CASES[kind].forgetMarks?.(database, [week, week - 1])
  }
  await db
    .updateTable('Reports')
    .set({ sender: null })
    .where('sender', 'not like', `${week}.%`)
    .where('sender', 'not like', `${week - 1}.%`)
    .execute()

  // The log keeps actions for a year, but the marks of senders in it are deleted as early as elsewhere.
  await db
    .updateTable('Actions')
    .set({ before: null })
    .where('kind', 'in', ['refuse_sender', 'admit_sender'])
    .where('before', 'not like', `${week}.%`)
    .where('before', 'not like', `${week - 1}.%`)
    .execute()
  await db.deleteFrom('RefusedSenders').where('until', '<', new Date(now).toISOString()).execute()
}
