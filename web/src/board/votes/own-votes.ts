import type { Vote } from '@fable/contract'
import { VOTES } from '@fable/contract/limits'
import { countOr, fieldsOf, listOf } from '../../lib/reading.ts'
import { readJson, writeText } from '../../lib/storage.ts'

/** How often this browser has cast each vote on a fact. */
export type OwnVotes = Readonly<Partial<Record<Vote, number>>>

const KEY = 'FactVotes'

/** The votes on so many facts are kept; those that are older are forgotten. */
const FACTS_MAX = 1000

let known: ReadonlyMap<number, OwnVotes> = new Map()

function votesIn(value: unknown): OwnVotes {
  const fields = fieldsOf(value)
  const votes: Partial<Record<Vote, number>> = {}
  for (const vote of VOTES) {
    const count = countOr(fields[vote], 0)
    if (count > 0) votes[vote] = count
  }
  return votes
}

/** The stored pairs of a fact's id and its votes, the latest last. */
function readAll(): Map<number, OwnVotes> {
  const pairs = listOf(readJson(KEY)).map(listOf)
  return new Map(pairs.map(([id, votes]) => [Number(id), votesIn(votes)]))
}

/** Reads the votes that this browser has cast. Returns the ids of the facts. */
export function readOwnVotes(): readonly number[] {
  known = readAll()
  return [...known.keys()]
}

/** Calls back when another tab has cast a vote, until the returned function is called. */
export function subscribeOwnVotes(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** The votes that this browser has cast on a fact; none before they were read, or without storage. */
export function ownVotesOf(factId: number): OwnVotes {
  return known.get(factId) ?? {}
}

/** Keeps one vote more, or one less for `change` -1, beside what other tabs have kept. */
export function saveOwnVote(factId: number, vote: Vote, change: 1 | -1): void {
  const all = readAll()
  const count = (all.get(factId)?.[vote] ?? 0) + change
  const votes = votesIn({ ...all.get(factId), [vote]: count })
  all.delete(factId)
  if (Object.keys(votes).length > 0) all.set(factId, votes)
  known = all
  writeText(KEY, JSON.stringify([...all].slice(-FACTS_MAX)))
}
