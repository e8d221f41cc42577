import type { Action, CaseKey } from '@fable/contract'
import type { ActionKind, CaseActionKind, CaseKind } from '@fable/contract/limits'
import { type Database, inTransaction } from '../../db/database.ts'
import { problem } from '../../http/problems.ts'
import { admitSender, refuseSender, senderName } from '../posting/senders.ts'
import {
  type Doing,
  type FinalKind,
  findActionRow,
  insertAction,
  type LogEntry,
  readAction,
  type Undoing,
} from './action-log.ts'
import { changeBlock, undoBlock } from './blocks.ts'
import { type CaseRow, findCases, listCasesOfSender, writeCaseKey } from './case-rows.ts'
import { changeStates, undoStates } from './case-states.ts'
import { lockCases } from './case-writes.ts'
import { type LetterStore, undoPuttingAway } from './letters.ts'
import { undoPosting } from './posting.ts'
import { changeVouched, undoVouched } from './vouching.ts'

type CaseCommand = {
  /** null for a kind of case that the action does not accept. */
  readonly summaries: Readonly<Record<CaseKind, string | null>>
  readonly done: string
  readonly details?: string
  readonly bySender?: boolean
  readonly searches?: 'shown' | 'hidden'
}

/** Does not undo changes of cases that a later action has changed. Returns the number of undone changes. */
type Undo = (
  transaction: Database,
  action: Undoing & { readonly letters: LetterStore },
) => Promise<number>

type CaseAction = {
  readonly change: (
    transaction: Database,
    cases: readonly CaseRow[],
    doing: Doing,
  ) => Promise<number>
  /** null if only the desk can do it. */
  readonly command: CaseCommand | null
}

type Actions = {
  readonly [Kind in ActionKind]: (Kind extends CaseActionKind ? CaseAction : unknown) & {
    readonly undo: Kind extends FinalKind ? null : Undo
  }
}

export const ACTIONS: Actions = {
  hide: {
    change: changeStates({ from: ['shown', 'held'], to: 'hidden', reports: 'all' }),
    undo: undoStates,
    command: {
      summaries: {
        fact: 'removes facts, with their corrections, from every list, page, search and feed',
        correction: 'hides corrections; the next best one takes their place',
      },
      done: 'hidden. Running servers stop showing them within a second.',
      bySender: true,
      searches: 'shown',
    },
  },
  restore: {
    change: changeStates({ from: ['hidden', 'held'], to: 'shown' }),
    undo: undoStates,
    command: {
      summaries: {
        fact: 'restores hidden facts, with their votes and corrections',
        correction: 'restores hidden corrections, with their helpful votes',
      },
      done: 'restored, with the votes.',
      bySender: true,
      searches: 'hidden',
    },
  },
  keep: {
    change: changeStates({ from: ['held'], to: 'shown', reports: 'own', countsAll: true }),
    undo: undoStates,
    command: {
      summaries: {
        fact: 'closes the reports of facts, and shows held ones',
        correction: 'closes the reports of corrections, and shows held ones',
      },
      done: 'kept.',
      bySender: true,
    },
  },
  vouch: {
    change: changeVouched({ vouch: true }),
    undo: undoVouched({ vouch: true }),
    command: {
      summaries: {
        fact: 'declares facts true, so that they can be the fact of the day',
        correction: null,
      },
      done: 'vouched for.',
      details: 'Only vouched facts can be the fact of the day.',
    },
  },
  unvouch: {
    change: changeVouched({ vouch: false }),
    undo: undoVouched({ vouch: false }),
    command: {
      summaries: { fact: 'withdraws that declaration', correction: null },
      done: 'no longer vouched for.',
    },
  },
  delete: {
    change: changeStates({
      from: ['shown', 'held'],
      to: 'hidden',
      reports: 'all',
      countsAll: true,
      deletesTexts: true,
    }),
    undo: null,
    command: {
      summaries: {
        fact: 'deletes what was entered of facts for good, with their corrections',
        correction: 'deletes what was entered of corrections for good',
      },
      done: 'deleted for good. Backups keep them until they are replaced.',
      bySender: true,
    },
  },
  refuse_sender: {
    change: changeBlock(refuseSender),
    undo: undoBlock(admitSender),
    command: null,
  },
  admit_sender: {
    change: changeBlock(admitSender),
    undo: undoBlock(refuseSender),
    command: null,
  },
  hold: { undo: undoStates },
  posting: { undo: undoPosting },
  put_away: { undo: undoPuttingAway },
  undo: { undo: null },
}

export type Acting = LogEntry & {
  readonly kind: CaseActionKind
  readonly cases: readonly CaseKey[]
  readonly bySender?: boolean
  readonly what?: string
}

/**
 * A case that is already in the wanted state does not change, and undoing the action does not change it either. Throws
 * `not_found` if a case does not exist, `sender_forgotten` if the action needs a sender that is no longer stored, and
 * `secret_sentence` if the board may show none of the cases.
 */
export function act(
  database: Database,
  { cases: keys, bySender = false, what = '', ...entry }: Acting,
): Promise<Action> {
  return inTransaction(database, async (transaction) => {
    const sender = bySender ? await findSender(transaction, keys) : undefined
    const cases =
      sender === undefined
        ? await lockNamed(transaction, keys)
        : await lockCases(transaction, () => listCasesOfSender(transaction, sender))
    const selected = sender === undefined ? what : `all by sender ${senderName(sender)}`
    const { change } = ACTIONS[entry.kind]
    const id = await change(transaction, cases, { ...entry, what: selected })
    return readAction(transaction, id)
  })
}

/**
 * Also reopens the reports that the action closed. Throws `not_found`, `action_final` if the action was already undone
 * or cannot be undone, and `secret_sentence` if the board may show none of the cases.
 */
export function undo(
  database: Database,
  letters: LetterStore,
  { id, ...entry }: LogEntry & { readonly id: number },
): Promise<Action> {
  return inTransaction(database, async (transaction) => {
    const { db } = transaction
    const action = await findActionRow(transaction, id)
    if (!action) throw problem('not_found')
    const { kind, what, before } = action
    const { undo: revert } = ACTIONS[kind]
    if (revert === null) throw problem('action_final')

    const undoneBy = await insertAction(transaction, { ...entry, kind: 'undo', what, count: 0 })
    // If two operators undo an action at the same time, only one succeeds.
    const marked = await db
      .updateTable('Actions')
      .set({ undoneBy })
      .where('id', '=', id)
      .where('undoneBy', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!marked) throw problem('action_final')

    const count = await revert(transaction, { id, before, undoneBy, now: entry.now, letters })
    await db.updateTable('Actions').set({ count }).where('id', '=', undoneBy).execute()
    await db.updateTable('Reports').set({ actionId: null }).where('actionId', '=', id).execute()
    return readAction(transaction, undoneBy)
  })
}

async function findSender(transaction: Database, keys: readonly CaseKey[]): Promise<string> {
  const [found] = await findCases(transaction, keys.slice(0, 1))
  if (!found) throw problem('not_found')
  if (!found.sender) throw problem('sender_forgotten')
  return found.sender
}

async function lockNamed(transaction: Database, keys: readonly CaseKey[]): Promise<CaseRow[]> {
  const cases = await lockCases(transaction, () => findCases(transaction, keys))
  if (cases.length < new Set(keys.map(writeCaseKey)).size) throw problem('not_found')
  return cases
}
