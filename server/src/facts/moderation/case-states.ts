import type { Database } from '../../db/database.ts'
import { problem } from '../../http/problems.ts'
import { readStock } from '../rounds/stock.ts'
import { type Doing, insertAction, type Undoing } from './action-log.ts'
import { type CaseRow, findCases, writeCaseKey } from './case-rows.ts'
import {
  deleteTexts,
  insertChanges,
  lockCases,
  refresh,
  type State,
  stateOf,
  updateStates,
} from './case-writes.ts'
import { deleteNotes, endReports } from './reports.ts'

type StateChange = {
  readonly from: readonly State[]
  readonly to: State
  /** `own` closes the reports of the cases, `all` also those of the corrections of the cases. */
  readonly reports?: 'own' | 'all'
  readonly countsAll?: true
  readonly deletesTexts?: true
}

/** The caller has locked the cases in the transaction. Throws `secret_sentence` if the board may show none of them. */
export function changeStates({ from, to, reports, countsAll, deletesTexts }: StateChange) {
  return async (
    transaction: Database,
    found: readonly CaseRow[],
    doing: Doing,
  ): Promise<number> => {
    const { now } = doing
    const cases = to === 'shown' ? await withoutSecrets(transaction, found, now) : found
    const changing = cases.filter((row) => from.includes(stateOf(row)))
    const touched = countsAll ? cases : changing

    const actionId = await insertAction(transaction, { ...doing, count: touched.length })
    await insertChanges(transaction, actionId, touched)
    await updateStates(transaction, { cases: changing, state: to, actionId, now })
    if (deletesTexts) {
      await deleteTexts(transaction, cases)
      await deleteNotes(transaction, cases)
    }
    if (reports)
      await endReports(transaction, cases, { actionId, includesBelow: reports === 'all' })
    await refresh(transaction, touched, now)
    return actionId
  }
}

/** Leaves out cases that a later action has changed, or that must not be shown. Returns the number of changed cases. */
export async function undoStates(
  transaction: Database,
  { id, undoneBy, now }: Undoing,
): Promise<number> {
  const changed = await transaction.db
    .selectFrom('ActionItems')
    .select(['kind', 'itemId as id', 'before'])
    .where('actionId', '=', id)
    .execute()
  const known = await lockCases(transaction, () => findCases(transaction, changed))
  const before = new Map(changed.map((row) => [writeCaseKey(row), row.before]))
  const left = known.filter((row) => row.actionId === id)
  const showing = left.filter((row) => before.get(writeCaseKey(row)) === 'shown')
  const others = left.filter((row) => !showing.includes(row))
  const cases = [...others, ...(await listPublic(transaction, showing, now))]
  if (cases.length === 0 && left.length > 0) throw problem('secret_sentence')

  for (const state of ['shown', 'hidden', 'held'] as const) {
    const back = cases.filter((row) => before.get(writeCaseKey(row)) === state)
    await updateStates(transaction, { cases: back, state, actionId: undoneBy, now })
  }
  await insertChanges(transaction, undoneBy, cases)
  await refresh(transaction, cases, now)
  return cases.length
}

async function withoutSecrets(
  transaction: Database,
  found: readonly CaseRow[],
  now: number,
): Promise<CaseRow[]> {
  const cases = await listPublic(transaction, found, now)
  if (cases.length === 0 && found.length > 0) throw problem('secret_sentence')
  return cases
}

/**
 * Leaves out cases that must not be shown. A hidden text stays hidden while it says the same as a secret sentence of
 * the rounds. A held text stays held for good if it says the same as any sentence of the stock, because the board shows
 * a truth itself after its round, and a fable never.
 */
async function listPublic(
  transaction: Database,
  cases: readonly CaseRow[],
  now: number,
): Promise<CaseRow[]> {
  const stock = await readStock(transaction, now)
  return cases.filter((row) => {
    const state = stateOf(row)
    if (state === 'shown') return true
    return state === 'held' ? !stock.has(row.text) : !stock.keepsSecret(row.text)
  })
}
