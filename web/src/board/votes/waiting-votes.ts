import type { CaseKey } from '@fable/contract'
import type { CaseKind } from '@fable/contract/limits'
import { countOr, textOr, type Fields, ID_MAX } from '../../lib/reading.ts'
import { StoredList } from '../../lib/stored-list.ts'
import { CASE_KINDS, readVote, type AnyVote } from './case-votes.ts'

/**
 * A vote that got no response. It is sent again with the same id, by which the server recognises it. If the server has
 * restarted in between, the vote may count twice.
 */
export type WaitingVote = {
  readonly id: string
  readonly caseKey: CaseKey
  readonly vote: AnyVote
}

/** The storage key of the waiting votes. */
export const WAITING_VOTES = 'WaitingVotes'

/** Returns the field that has the id of a case of this kind. */
const fieldOf = (kind: CaseKind) => `${kind}Id`

function caseIn(fields: Fields): CaseKey | null {
  for (const kind of CASE_KINDS) {
    const id = countOr(fields[fieldOf(kind)], 0, 1, ID_MAX)
    if (id > 0) return { kind, id }
  }
  return null
}

/**
 * Returns a vote in the form in which it is stored, with the id of the case in a field named after its kind. Earlier
 * versions, which know fewer kinds, can still read it.
 */
const storedOf = ({ id, caseKey, vote }: WaitingVote): Fields => ({
  id,
  [fieldOf(caseKey.kind)]: caseKey.id,
  vote,
})

function read(fields: Fields): WaitingVote | null {
  const id = textOr(fields.id, '')
  const caseKey = caseIn(fields)
  const vote = caseKey && readVote(caseKey.kind, fields.vote)
  return vote && id !== '' ? { id, caseKey, vote } : null
}

/** The votes that wait for the network. */
export const waitingVotes = new StoredList(WAITING_VOTES, read)

const store = (votes: readonly WaitingVote[]): boolean => waitingVotes.store(votes.map(storedOf))

/** Checks whether the vote with this id is stored. */
export const isWaiting = (id: string): boolean => waitingVotes.read().some((vote) => vote.id === id)

/** Stores a vote until it is sent. Returns false if the browser has no storage. */
export const addWaitingVote = (vote: WaitingVote): boolean =>
  isWaiting(vote.id) || store([...waitingVotes.read(), vote])

/** Removes a vote from the stored ones. */
export function removeWaitingVote(id: string): void {
  if (isWaiting(id)) store(waitingVotes.read().filter((vote) => vote.id !== id))
}
