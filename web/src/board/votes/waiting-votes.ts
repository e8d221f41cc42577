import type { CaseKey } from '@fable/contract'
import { countOr, textOr, type Fields, ID_MAX } from '../../lib/reading.ts'
import { StoredList } from '../../lib/stored-list.ts'
import { correctionCase, factCase, readVote, votesOn, type AnyVote } from './case-votes.ts'

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

function caseIn({ factId, correctionId }: Fields): CaseKey | null {
  const fact = countOr(factId, 0, 1, ID_MAX)
  if (fact > 0) return factCase(fact)
  const correction = countOr(correctionId, 0, 1, ID_MAX)
  return correction > 0 ? correctionCase(correction) : null
}

/**
 * Returns a vote in the form in which it is stored. The form of votes on facts is older than corrections, so that
 * earlier versions can still read it.
 */
const storedOf = ({ id, caseKey, vote }: WaitingVote): Fields =>
  caseKey.kind === 'fact'
    ? { id, factId: caseKey.id, vote }
    : { id, correctionId: caseKey.id, vote }

function read(fields: Fields): WaitingVote | null {
  const id = textOr(fields.id, '')
  const caseKey = caseIn(fields)
  const vote = readVote(fields.vote)
  return caseKey && vote && votesOn(caseKey).includes(vote) && id !== ''
    ? { id, caseKey, vote }
    : null
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
