import type { CaseKey } from '@fable/contract'
import type { CaseKind } from '@fable/contract/limits'
import { countOr, fieldsOf, listOf } from '../../lib/reading.ts'
import { readJson, writeText, subscribeToStorage } from '../../lib/storage.ts'
import { CASE_KINDS, caseId, CASES, type AnyVote } from './case-votes.ts'

export type OwnVotes = Readonly<Partial<Record<AnyVote, number>>>

/** The most cases of a kind whose votes are stored. The votes on the oldest cases are dropped. */
const CASES_MAX = 1000

let known: ReadonlyMap<string, OwnVotes> = new Map()

export function readOwnVotes(): readonly CaseKey[] {
  const all = CASE_KINDS.flatMap((kind) =>
    [...readKind(kind)].map(([id, votes]) => ({ caseKey: { kind, id }, votes })),
  )
  known = new Map(all.map(({ caseKey, votes }) => [caseId(caseKey), votes]))
  return all.map(({ caseKey }) => caseKey)
}

function readKind(kind: CaseKind): Map<number, OwnVotes> {
  const pairs = listOf(readJson(CASES[kind].ownKey)).map(listOf)
  return new Map(pairs.map(([id, votes]) => [Number(id), votesIn(votes, kind)]))
}

function votesIn(value: unknown, kind: CaseKind): OwnVotes {
  const fields = fieldsOf(value)
  const votes: Partial<Record<AnyVote, number>> = {}
  for (const vote of CASES[kind].votes) {
    const count = countOr(fields[vote], 0)
    if (count > 0) votes[vote] = count
  }
  return votes
}

export const subscribeOwnVotes = (listener: () => void): (() => void) =>
  subscribeToStorage(
    listener,
    CASE_KINDS.map((kind) => CASES[kind].ownKey),
  )

/** Returns no votes before `readOwnVotes` is called, and without storage. */
export function ownVotesOf(caseKey: CaseKey): OwnVotes {
  return known.get(caseId(caseKey)) ?? {}
}

/**
 * Adds a vote, or removes one if `change` is -1. Reads the stored votes first, because other tabs may have changed
 * them.
 */
export function saveOwnVote(caseKey: CaseKey, vote: AnyVote, change: 1 | -1): void {
  const { kind, id } = caseKey
  const all = readKind(kind)
  const count = (all.get(id)?.[vote] ?? 0) + change
  const votes = votesIn({ ...all.get(id), [vote]: count }, kind)
  all.delete(id)
  if (Object.keys(votes).length > 0) all.set(id, votes)
  writeText(CASES[kind].ownKey, JSON.stringify([...all].slice(-CASES_MAX)))
  known = new Map(known).set(caseId(caseKey), votes)
}
