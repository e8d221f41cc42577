import type { CaseKey } from '@fable/contract'
import { countOr, fieldsOf, listOf } from '../../lib/reading.ts'
import { readJson, writeText } from '../../lib/storage.ts'
import { caseId, votesOn, type AnyVote } from './case-votes.ts'

/** How often this browser has cast each vote on a fact or a correction. */
export type OwnVotes = Readonly<Partial<Record<AnyVote, number>>>

const KEYS = { fact: 'FactVotes', correction: 'CorrectionVotes' } as const

type Kind = CaseKey['kind']

const KINDS: readonly Kind[] = ['fact', 'correction']

/** Number of facts and corrections whose votes are stored; older ones are dropped. */
const CASES_MAX = 1000

let known: ReadonlyMap<string, OwnVotes> = new Map()

function votesIn(value: unknown, caseKey: CaseKey): OwnVotes {
  const fields = fieldsOf(value)
  const votes: Partial<Record<AnyVote, number>> = {}
  for (const vote of votesOn(caseKey)) {
    const count = countOr(fields[vote], 0)
    if (count > 0) votes[vote] = count
  }
  return votes
}

/** The stored pairs of an id and its votes, the latest last. */
function readKind(kind: Kind): Map<number, OwnVotes> {
  const pairs = listOf(readJson(KEYS[kind])).map(listOf)
  return new Map(
    pairs.map(([stored, votes]) => {
      const id = Number(stored)
      return [id, votesIn(votes, { kind, id })]
    }),
  )
}

/** Reads the votes cast in this browser. Returns their cases. */
export function readOwnVotes(): readonly CaseKey[] {
  const all = KINDS.flatMap((kind) =>
    [...readKind(kind)].map(([id, votes]) => ({ caseKey: { kind, id }, votes })),
  )
  known = new Map(all.map(({ caseKey, votes }) => [caseId(caseKey), votes]))
  return all.map(({ caseKey }) => caseKey)
}

/** Calls back when another tab has cast a vote, until the returned function is called. */
export function subscribeOwnVotes(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEYS.fact || key === KEYS.correction) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** The votes cast in this browser on a case; none before they have been read, or without storage. */
export function ownVotesOf(caseKey: CaseKey): OwnVotes {
  return known.get(caseId(caseKey)) ?? {}
}

/** Adds a vote to the stored ones, or removes one for `change` -1, including those of other tabs. */
export function saveOwnVote(caseKey: CaseKey, vote: AnyVote, change: 1 | -1): void {
  const { kind, id } = caseKey
  const all = readKind(kind)
  const count = (all.get(id)?.[vote] ?? 0) + change
  const votes = votesIn({ ...all.get(id), [vote]: count }, caseKey)
  all.delete(id)
  if (Object.keys(votes).length > 0) all.set(id, votes)
  writeText(KEYS[kind], JSON.stringify([...all].slice(-CASES_MAX)))
  known = new Map(known).set(caseId(caseKey), votes)
}
