import type { Action, CaseKey, Letter } from '@fable/contract'
import type { ActionKind, CaseAction } from '@fable/contract/limits'
import { type Database, inTransaction } from '../../db/database.ts'
import { problem } from '../../http/problems.ts'
import { type LogEntry, FINAL, findActionRow, insertAction, readAction } from './action-log.ts'
import { type CaseRow, findCases, listCasesOfSender, writeCaseKey } from './case-rows.ts'
import {
  deleteTexts,
  insertChanges,
  lockCases,
  refresh,
  type State,
  stateOf,
  updateStates,
} from './case-writes.ts'
import {
  isSameRules,
  lockPostingRules,
  parseRulesChange,
  type PostingRules,
  updatePostingRules,
} from '../posting/rules.ts'
import { readStock } from '../rounds/stock.ts'
import { deleteNotes, endReports } from './reports.ts'
import { undoVouching } from './vouching.ts'
import { admitSender, refuseSender, senderName } from '../posting/senders.ts'

/** Returns the state of a case after an action. `keep` shows a held case and leaves any other as it is. */
const stateAfter = (kind: CaseAction, state: State): State => {
  if (kind === 'restore') return 'shown'
  if (kind === 'keep') return state === 'held' ? 'shown' : state
  return 'hidden'
}

/**
 * Returns the cases that the board may show. A text that says what a secret sentence of the rounds says stays hidden;
 * one that is held stays held for good, because the board has the sentence itself once its round is over.
 */
const withoutSecrets = async (
  transaction: Database,
  cases: readonly CaseRow[],
  now: number,
): Promise<CaseRow[]> => {
  const stock = await readStock(transaction, now)
  const isSecret = (row: CaseRow) => {
    const state = stateOf(row)
    if (state === 'shown') return false
    return state === 'held' ? stock.has(row.text) : stock.keepsSecret(row.text)
  }
  return cases.filter((row) => !isSecret(row))
}

type Doing = LogEntry & { readonly kind: CaseAction }

/** Performs an action on cases that the transaction has locked. */
const actOn = async (
  transaction: Database,
  { kind, ...entry }: Doing,
  { cases: found, what }: { readonly cases: readonly CaseRow[]; readonly what: string },
): Promise<Action> => {
  const isShowing = kind === 'restore' || kind === 'keep'
  const cases = isShowing ? await withoutSecrets(transaction, found, entry.now) : found
  if (cases.length === 0 && found.length > 0) throw problem('secret_sentence')
  const changing = cases.filter((row) => stateAfter(kind, stateOf(row)) !== stateOf(row))
  // `keep` and `delete` count all cases, because they change something even if the state remains the same.
  const touched = kind === 'keep' || kind === 'delete' ? cases : changing
  const actionId = await insertAction(transaction, { kind, ...entry, what, count: touched.length })
  await insertChanges(transaction, actionId, touched)
  const state = kind === 'hide' || kind === 'delete' ? 'hidden' : 'shown'
  await updateStates(transaction, { cases: changing, state, actionId, now: entry.now })
  if (kind === 'delete') {
    await deleteTexts(transaction, cases)
    await deleteNotes(transaction, cases)
  }
  const includesBelow = kind !== 'keep'
  if (kind !== 'restore') await endReports(transaction, cases, { actionId, includesBelow })
  await refresh(transaction, kind === 'delete' ? cases : changing, entry.now)
  return readAction(transaction, actionId)
}

/**
 * Hides, restores, keeps or deletes cases. A case that is already in the wanted state does not change, and undoing the
 * action does not change it either. Throws `not_found` if a case does not exist, and `secret_sentence` if the board may
 * show none of them.
 */
export const act = (
  database: Database,
  {
    cases: keys,
    what = '',
    ...doing
  }: Doing & {
    readonly cases: readonly CaseKey[]
    /** The description in the log. By default it is the text of the case, if there is only one. */
    readonly what?: string
  },
): Promise<Action> =>
  inTransaction(database, async (transaction) => {
    const cases = await lockCases(transaction, () => findCases(transaction, keys))
    if (cases.length < new Set(keys.map(writeCaseKey)).size) throw problem('not_found')
    return actOn(transaction, doing, { cases, what })
  })

/**
 * Performs an action on all posts of the sender of a case. Throws `sender_forgotten` if the sender is no longer stored.
 */
export const actOnSender = (
  database: Database,
  { of, ...doing }: Doing & { readonly of: CaseKey },
): Promise<Action> =>
  inTransaction(database, async (transaction) => {
    const [found] = await findCases(transaction, [of])
    if (!found) throw problem('not_found')
    if (!found.sender) throw problem('sender_forgotten')
    const { sender } = found
    const cases = await lockCases(transaction, () => listCasesOfSender(transaction, sender))
    return actOn(transaction, doing, { cases, what: `all by sender ${senderName(sender)}` })
  })

/** Blocks the sender of a case for a day, or ends the block. */
export const changeSender = (
  database: Database,
  { of, refuse, ...entry }: LogEntry & { readonly of: CaseKey; readonly refuse: boolean },
): Promise<Action> =>
  inTransaction(database, async (transaction) => {
    const [found] = await findCases(transaction, [of])
    if (!found) throw problem('not_found')
    if (!found.sender) throw problem('sender_forgotten')
    if (refuse) await refuseSender(transaction, found.sender, entry.now)
    else await admitSender(transaction, found.sender)
    const id = await insertAction(transaction, {
      ...entry,
      kind: refuse ? 'refuse_sender' : 'admit_sender',
      what: senderName(found.sender),
      count: 1,
      before: found.sender,
    })
    return readAction(transaction, id)
  })

const quotedList = (words: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(words.map((word) => `'${word}'`))

/** Describes the posting rules for the log and the command: `open; posts containing 'spam.test' are refused`. */
export const describeRules = ({ posting, words }: PostingRules): string =>
  words.length === 0 ? posting : `${posting}; posts containing ${quotedList(words)} are refused`

/** Changes the posting rules. `change` gets the current rules and returns the new ones, or throws. */
export const changePosting = (
  database: Database,
  { change, ...entry }: LogEntry & { readonly change: (now: PostingRules) => PostingRules },
): Promise<Action> =>
  inTransaction(database, async (transaction) => {
    const before = await lockPostingRules(transaction)
    const rules = change(before)
    await updatePostingRules(transaction, rules)
    const id = await insertAction(transaction, {
      ...entry,
      kind: 'posting',
      what: describeRules(rules),
      count: 1,
      before: JSON.stringify({ before, after: rules }),
    })
    return readAction(transaction, id)
  })

/** Returns cases to their state before an action, except those that a later action has changed. */
const undoCases = async (
  transaction: Database,
  { of, actionId, now }: { readonly of: number; readonly actionId: number; readonly now: number },
): Promise<number> => {
  const changed = await transaction.db
    .selectFrom('ActionItems')
    .select(['kind', 'itemId as id', 'before'])
    .where('actionId', '=', of)
    .execute()
  const known = await lockCases(transaction, () => findCases(transaction, changed))
  const before = new Map(changed.map((row) => [writeCaseKey(row), row.before]))
  const left = known.filter((row) => row.actionId === of)
  const showing = left.filter((row) => before.get(writeCaseKey(row)) === 'shown')
  const others = left.filter((row) => !showing.includes(row))
  const cases = [...others, ...(await withoutSecrets(transaction, showing, now))]
  if (cases.length === 0 && left.length > 0) throw problem('secret_sentence')
  for (const state of ['shown', 'hidden', 'held'] as const) {
    const back = cases.filter((row) => before.get(writeCaseKey(row)) === state)
    await updateStates(transaction, { cases: back, state, actionId, now })
  }
  await insertChanges(transaction, actionId, cases)
  await refresh(transaction, cases, now)
  return cases.length
}

/** The store of visitors' letters, which the feedback feature provides. */
export type LetterStore = {
  /** Lists the letters that nobody has put away, newest first. */
  readonly list: (database: Database) => Promise<Letter[]>
  /** Takes a letter off the list at a time, or with null puts it back. Returns false if it does not change. */
  readonly setDone: (database: Database, id: number, time: number | null) => Promise<boolean>
}

type Other = {
  readonly id: number
  readonly kind: ActionKind
  readonly before: string
  readonly now: number
  readonly letters: LetterStore
}

/** Restores the posting rules before a change, unless they were changed again later. */
const undoPosting = async (transaction: Database, before: string): Promise<number> => {
  const change = parseRulesChange(before)
  const current = await lockPostingRules(transaction)
  if (!isSameRules(current, change.after)) return 0
  await updatePostingRules(transaction, change.before)
  return 1
}

/**
 * Undoes what an action has changed besides the states of cases, unless that was changed again later. Returns the
 * number of undone changes.
 */
const undoOther = async (
  transaction: Database,
  { id, kind, before, now, letters }: Other,
): Promise<number> => {
  switch (kind) {
    case 'posting':
      return undoPosting(transaction, before)
    case 'vouch':
    case 'unvouch':
      return undoVouching(transaction, { id, before, vouched: kind === 'vouch' })
    case 'put_away':
      return (await letters.setDone(transaction, Number(before), null)) ? 1 : 0
    case 'refuse_sender':
      await admitSender(transaction, before)
      return 1
    case 'admit_sender':
      await refuseSender(transaction, before, now)
      return 1
    case 'hide':
    case 'restore':
    case 'keep':
    case 'delete':
    case 'undo':
      return 0
  }
}

/**
 * Undoes an action: reverts the cases that are still as it left them, and reopens the reports that it closed. Throws
 * `not_found`, or `action_final` if the action was already undone or cannot be undone.
 */
export const undo = (
  database: Database,
  letters: LetterStore,
  { id, ...entry }: LogEntry & { readonly id: number },
): Promise<Action> =>
  inTransaction(database, async (transaction) => {
    const { db } = transaction
    const action = await findActionRow(transaction, id)
    if (!action) throw problem('not_found')
    const { kind, before } = action
    const undoing = { ...entry, kind: 'undo' as const, what: action.what, count: 0 }
    const undoneBy = await insertAction(transaction, undoing)
    // If two operators undo an action at the same time, only one succeeds.
    const marked = await db
      .updateTable('Actions')
      .set({ undoneBy })
      .where('id', '=', id)
      .where('undoneBy', 'is', null)
      .where('kind', 'not in', FINAL)
      .returning('id')
      .executeTakeFirst()
    if (!marked) throw problem('action_final')
    const cases = await undoCases(transaction, { of: id, actionId: undoneBy, now: entry.now })
    const others =
      before === null
        ? 0
        : await undoOther(transaction, { id, kind, before, now: entry.now, letters })
    const count = cases + others
    await db.updateTable('Actions').set({ count }).where('id', '=', undoneBy).execute()
    await db.updateTable('Reports').set({ actionId: null }).where('actionId', '=', id).execute()
    return readAction(transaction, undoneBy)
  })
