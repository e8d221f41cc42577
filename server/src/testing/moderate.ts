import type { Action } from '@fable/contract'
import type { Database } from '../db/database.ts'
import { act } from '../facts/moderation/actions.ts'

type Change = (database: Database, id: number, now?: number) => Promise<Action>

/** Hides or restores a fact or a correction as the operator does. `now`: milliseconds since 1970. */
const change =
  (kind: 'fact' | 'correction', action: 'hide' | 'restore'): Change =>
  (database, id, now = 0) =>
    act(database, { kind: action, cases: [{ kind, id }], who: 'a test', now })

/** Vouches for facts, or stops doing so, as the operator does. */
export function changeVouched(
  database: Database,
  kind: 'vouch' | 'unvouch',
  facts: readonly number[],
): Promise<Action> {
  const cases = facts.map((id) => ({ kind: 'fact' as const, id }))
  return act(database, { kind, cases, who: 'a test', now: 0 })
}

export const hideFact = change('fact', 'hide')
export const restoreFact = change('fact', 'restore')
export const hideCorrection = change('correction', 'hide')
export const restoreCorrection = change('correction', 'restore')
