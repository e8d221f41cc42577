import type { CaseKey } from '@fable/contract'
import { countOr, textOr, type Fields, ID_MAX } from '../../lib/reading.ts'
import { CASE_KINDS, readVote, type AnyVote } from './case-votes.ts'

/** A vote that the server has not confirmed yet. */
export type WaitingVote = {
  /** A random id, by which the server recognises a repeated request. */
  readonly id: string
  readonly caseKey: CaseKey
  readonly vote: AnyVote
}

/** The storage key of the waiting votes. */
export const WAITING_VOTES = 'WaitingVotes'

/** Makes a vote, with the id of its case in a field named after its kind, where the previous version reads it. */
export const waitingVote = (id: string, caseKey: CaseKey, vote: AnyVote): WaitingVote => ({
  id,
  caseKey,
  vote,
  [`${caseKey.kind}Id`]: caseKey.id,
})

/** Reads a stored vote; null if it is no vote on its case. */
export function readWaitingVote(fields: Fields): WaitingVote | null {
  const id = textOr(fields.id, '')
  for (const kind of CASE_KINDS) {
    const caseKey = { kind, id: countOr(fields[`${kind}Id`], 0, 1, ID_MAX) }
    const vote = readVote(kind, fields.vote)
    if (vote && caseKey.id > 0) return waitingVote(id, caseKey, vote)
  }
  return null
}
