import type { CaseKey } from '@fable/contract'
import { countOr, textOr, type Fields, ID_MAX } from '../../lib/reading.ts'
import { CASE_KINDS, readVote, type AnyVote } from './case-votes.ts'

export const WAITING_VOTES = 'WaitingVotes'

declare module '../../lib/storage.ts' {
  interface StorageKeys {
    [WAITING_VOTES]: true
  }
}

/**
 * A vote without a response is sent again with the same id, by which the server recognises it. If the server was
 * restarted in between, the vote may count twice.
 */
export type WaitingVote = {
  readonly id: string
  readonly caseKey: CaseKey
  readonly vote: AnyVote
}

/** Returns the vote in its stored form. The id of the case is in a field with the name of the case's kind. */
export const waitingVote = (id: string, caseKey: CaseKey, vote: AnyVote): WaitingVote => ({
  id,
  caseKey,
  vote,
  [`${caseKey.kind}Id`]: caseKey.id,
})

/** Returns null if the case does not have this kind of vote. */
export function readWaitingVote(fields: Fields): WaitingVote | null {
  for (const kind of CASE_KINDS) {
    const id = countOr(fields[`${kind}Id`], 0, 1, ID_MAX)
    const vote = readVote(kind, fields.vote)
    if (vote && id > 0) return waitingVote(textOr(fields.id, ''), { kind, id }, vote)
  }
  return null
}
