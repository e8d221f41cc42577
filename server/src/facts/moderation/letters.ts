import type { Action, Letter } from '@fable/contract'
import { type Database, inTransaction } from '../../db/database.ts'
import { problem } from '../../http/problems.ts'
import { insertAction, type LogEntry, readAction, type Undoing } from './action-log.ts'

/** The feedback feature implements this type. */
export type LetterStore = {
  readonly list: (database: Database) => Promise<Letter[]>
  /** With null as the time, the letter is put back on the list. Returns false if the letter does not change. */
  readonly setDone: (database: Database, id: number, time: number | null) => Promise<boolean>
}

/** Throws `not_found` if there is no such open letter. The log does not contain the letter's text. */
export function putLetterAway(
  database: Database,
  letters: LetterStore,
  { id, ...entry }: LogEntry & { readonly id: number },
): Promise<Action> {
  return inTransaction(database, async (transaction) => {
    if (!(await letters.setDone(transaction, id, entry.now))) throw problem('not_found')
    const actionId = await insertAction(transaction, {
      ...entry,
      kind: 'put_away',
      what: `letter ${id}`,
      count: 1,
      before: String(id),
    })
    return readAction(transaction, actionId)
  })
}

export async function undoPuttingAway(
  transaction: Database,
  { before, letters }: Undoing & { readonly letters: LetterStore },
): Promise<number> {
  return (await letters.setDone(transaction, Number(before), null)) ? 1 : 0
}
