import type { Action } from '@fable/contract'
import { type Database, inTransaction } from '../../db/database.ts'
import { problem } from '../../http/problems.ts'
import { insertAction, type LogEntry, readAction } from '../moderation/action-log.ts'
import type { LetterStore } from '../moderation/actions.ts'

/**
 * Takes a letter off the list, as an action that can be undone. Throws `not_found` if it does not exist. The log does
 * not contain its text.
 */
export const putLetterAway = (
  database: Database,
  letters: LetterStore,
  { id, ...entry }: LogEntry & { readonly id: number },
): Promise<Action> =>
  inTransaction(database, async (transaction) => {
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
