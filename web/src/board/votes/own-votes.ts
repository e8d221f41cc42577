import { countOr, fieldsOf, listOf } from '../../lib/reading.ts'
import { readJson, writeText } from '../../lib/storage.ts'
import { keyOf, votesOn, type AnyVote, type Subject } from './subject.ts'

/** How often this browser has cast each vote on a fact or a correction. */
export type OwnVotes = Readonly<Partial<Record<AnyVote, number>>>

const KEYS = { fact: 'FactVotes', correction: 'CorrectionVotes' } as const

type Kind = Subject['kind']

const KINDS: readonly Kind[] = ['fact', 'correction']

/** The votes on so many facts and corrections are kept; those that are older are forgotten. */
const SUBJECTS_MAX = 1000

let known: ReadonlyMap<string, OwnVotes> = new Map()

function votesIn(value: unknown, subject: Subject): OwnVotes {
  const fields = fieldsOf(value)
  const votes: Partial<Record<AnyVote, number>> = {}
  for (const vote of votesOn(subject)) {
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

/** Reads the votes that this browser has cast. Returns on what. */
export function readOwnVotes(): readonly Subject[] {
  const all = KINDS.flatMap((kind) =>
    [...readKind(kind)].map(([id, votes]) => ({ subject: { kind, id }, votes })),
  )
  known = new Map(all.map(({ subject, votes }) => [keyOf(subject), votes]))
  return all.map(({ subject }) => subject)
}

/** Calls back when another tab has cast a vote, until the returned function is called. */
export function subscribeOwnVotes(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEYS.fact || key === KEYS.correction) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

/** The votes that this browser has cast on a subject; none before they were read, or without storage. */
export function ownVotesOf(subject: Subject): OwnVotes {
  return known.get(keyOf(subject)) ?? {}
}

/** Keeps one vote more, or one less for `change` -1, beside what other tabs have kept. */
export function saveOwnVote(subject: Subject, vote: AnyVote, change: 1 | -1): void {
  const { kind, id } = subject
  const all = readKind(kind)
  const count = (all.get(id)?.[vote] ?? 0) + change
  const votes = votesIn({ ...all.get(id), [vote]: count }, subject)
  all.delete(id)
  if (Object.keys(votes).length > 0) all.set(id, votes)
  writeText(KEYS[kind], JSON.stringify([...all].slice(-SUBJECTS_MAX)))
  known = new Map(known).set(keyOf(subject), votes)
}
