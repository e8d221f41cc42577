import type { CaseKey } from '@fable/contract'
import { countOr, fieldsOf, listOf, textOr, type Fields, ID_MAX } from '../../lib/reading.ts'
import { readJson, removeText, writeText } from '../../lib/storage.ts'
import { Store } from '../../lib/store.ts'
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

function subjectIn({ factId, correctionId }: Fields): CaseKey | null {
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

/** Lists the waiting votes, including those of other tabs. */
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

/** The waiting votes that are shown. */
export const waitingVotes = new Store<readonly WaitingVote[]>([], listWaitingVotes)

/** Updates the shown votes, which other tabs may have changed. */
export const showWaitingVotes = (): void => waitingVotes.set(listWaitingVotes())

/** Checks whether the vote with this id is stored. */
export const isWaiting = (id: string): boolean => listWaitingVotes().some((vote) => vote.id === id)

/** Stores a vote until it is sent. Returns false if the browser has no storage. */
export function addWaitingVote(vote: WaitingVote): boolean {
  if (isWaiting(vote.id)) return true
  const isStored = writeText(
    WAITING_VOTES,
    JSON.stringify([...listWaitingVotes(), vote].map(storedOf)),
  )
  showWaitingVotes()
  return isStored
}

/** Removes a vote from the stored ones. */
export function removeWaitingVote(id: string): void {
  if (!isWaiting(id)) return
  const others = listWaitingVotes().filter((vote) => vote.id !== id)
  if (others.length === 0) removeText(WAITING_VOTES)
  else writeText(WAITING_VOTES, JSON.stringify(others.map(storedOf)))
  showWaitingVotes()
}
