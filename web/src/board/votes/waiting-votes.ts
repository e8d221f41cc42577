import type { CaseKey } from '@fable/contract'
import { countOr, fieldsOf, listOf, textOr, type Fields, ID_MAX } from '../../lib/reading.ts'
import { readJson, removeText, writeText } from '../../lib/storage.ts'
import { Store } from '../../lib/store.ts'
import { correctionCase, factCase, readVote, votesOn, type AnyVote } from './case-votes.ts'

/**
 * A vote without a response. The server counts it once, however often it is sent with its id, unless the server
 * restarts.
 */
export type WaitingVote = {
  readonly id: string
  readonly caseKey: CaseKey
  readonly vote: AnyVote
}

/** The key of the waiting votes in the browser's storage. */
export const WAITING_VOTES = 'WaitingVotes'

function subjectIn({ factId, correctionId }: Fields): CaseKey | null {
  const fact = countOr(factId, 0, 1, ID_MAX)
  if (fact > 0) return factCase(fact)
  const correction = countOr(correctionId, 0, 1, ID_MAX)
  return correction > 0 ? correctionCase(correction) : null
}

/** As the versions before corrections stored a vote on a fact, so that they can read it. */
const storedOf = ({ id, caseKey, vote }: WaitingVote): Fields =>
  caseKey.kind === 'fact'
    ? { id, factId: caseKey.id, vote }
    : { id, correctionId: caseKey.id, vote }

/** Waiting votes, including those of other tabs. */
export const listWaitingVotes = (): readonly WaitingVote[] =>
  listOf(readJson(WAITING_VOTES)).flatMap((item) => {
    const fields = fieldsOf(item)
    const id = textOr(fields.id, '')
    const caseKey = subjectIn(fields)
    const vote = readVote(fields.vote)
    return caseKey && vote && votesOn(caseKey).includes(vote) && id !== ''
      ? [{ id, caseKey, vote }]
      : []
  })

/** Waiting votes, as shown. */
export const waitingVotes = new Store<readonly WaitingVote[]>([], listWaitingVotes)

/** Also shows changes by other tabs. */
export const showWaitingVotes = (): void => waitingVotes.set(listWaitingVotes())

/** Checks whether a vote waits. */
export const isWaiting = (id: string): boolean => listWaitingVotes().some((vote) => vote.id === id)

/** Stores a vote until it has been sent. Returns false in a browser without storage. */
export function addWaitingVote(vote: WaitingVote): boolean {
  if (isWaiting(vote.id)) return true
  const isStored = writeText(
    WAITING_VOTES,
    JSON.stringify([...listWaitingVotes(), vote].map(storedOf)),
  )
  showWaitingVotes()
  return isStored
}

/** Forgets a vote that waits. */
export function removeWaitingVote(id: string): void {
  if (!isWaiting(id)) return
  const others = listWaitingVotes().filter((vote) => vote.id !== id)
  if (others.length === 0) removeText(WAITING_VOTES)
  else writeText(WAITING_VOTES, JSON.stringify(others.map(storedOf)))
  showWaitingVotes()
}
