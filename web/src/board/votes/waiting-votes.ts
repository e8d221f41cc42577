import type { Vote } from '@fable/contract'
import { VOTES } from '@fable/contract/limits'
import { countOr, fieldsOf, listOf, textOr } from '../../lib/reading.ts'
import { readJson, removeText, writeText } from '../../lib/storage.ts'
import { Store } from '../../lib/store.ts'

/** A vote without a response. A server that runs on counts it once, however often it is sent with its id. */
export type WaitingVote = {
  readonly id: string
  readonly factId: number
  readonly vote: Vote
}

const KEY = 'WaitingVotes'

/** The votes that wait, those of other tabs, too. */
export const listWaitingVotes = (): readonly WaitingVote[] =>
  listOf(readJson(KEY)).flatMap((item) => {
    const fields = fieldsOf(item)
    const id = textOr(fields.id, '')
    const factId = countOr(fields.factId, 0)
    const vote = VOTES.find((name) => name === fields.vote)
    return vote && id !== '' && factId > 0 ? [{ id, factId, vote }] : []
  })

/** The votes that wait, as they are shown. */
export const waitingVotes = new Store<readonly WaitingVote[]>([], listWaitingVotes)

/** Shows what other tabs have changed, too. */
export const showWaitingVotes = (): void => waitingVotes.set(listWaitingVotes())

/** Whether a vote waits. */
export const isWaiting = (id: string): boolean => listWaitingVotes().some((vote) => vote.id === id)

/** Keeps a vote until it could be sent. Returns false in a browser without storage. */
export function addWaitingVote(vote: WaitingVote): boolean {
  if (isWaiting(vote.id)) return true
  const isStored = writeText(KEY, JSON.stringify([...listWaitingVotes(), vote]))
  showWaitingVotes()
  return isStored
}

/** Forgets a vote that waits. */
export function removeWaitingVote(id: string): void {
  if (!isWaiting(id)) return
  const others = listWaitingVotes().filter((vote) => vote.id !== id)
  if (others.length === 0) removeText(KEY)
  else writeText(KEY, JSON.stringify(others))
  showWaitingVotes()
}
