import type { CaseKey, Correction, Fact, Vote } from '@fable/contract'
import { type CaseKind, VOTE_IDS, VOTES } from '@fable/contract/limits'
import { call } from '../../lib/api.ts'
import { keysOf, oneOf } from '../../lib/reading.ts'

export type AnyVote = Vote | 'helpful'

type KindOfCase = {
  readonly votes: readonly AnyVote[]
  readonly ownKey: string
}

/** Each kind of case, with its kinds of votes. The names are also in stored data, so they must not change. */
export const CASES = {
  fact: {
    votes: VOTE_IDS,
    ownKey: 'FactVotes',
  },
  correction: {
    votes: ['helpful'],
    ownKey: 'CorrectionVotes',
  },
} as const satisfies Readonly<Record<CaseKind, KindOfCase>>

declare module '../../lib/storage.ts' {
  interface StorageKeys extends Record<(typeof CASES)[CaseKind]['ownKey'], true> {}
}

/**
 * The kinds are not imported from the contract, because its limits of moderation would then be loaded with the first
 * page.
 */
export const CASE_KINDS = keysOf(CASES)

const ANY_VOTES: readonly AnyVote[] = CASE_KINDS.flatMap((kind) => CASES[kind].votes)

export const factCase = (id: number): CaseKey => ({ kind: 'fact', id })

/** For example 'fact-12'. */
export const caseId = ({ kind, id }: CaseKey): string => `${kind}-${id}`

export const readVote = (kind: CaseKind, stored: unknown): AnyVote | undefined =>
  oneOf<AnyVote>(stored, CASES[kind].votes)

/** The number is 0 for kinds of votes that the case does not have. */
export type Counts = Readonly<Record<AnyVote, number>>

export const NO_COUNTS = Object.fromEntries(ANY_VOTES.map((vote) => [vote, 0])) as Counts

export const countsOfFact = (fact: Fact): Counts => ({
  ...NO_COUNTS,
  ...Object.fromEntries(VOTES.map(({ id, field }) => [id, fact[field]])),
})

export const countsOfCorrection = ({ helpful }: Correction): Counts => ({ ...NO_COUNTS, helpful })

export const hasSameCounts = (one: Counts, other: Counts): boolean =>
  ANY_VOTES.every((vote) => one[vote] === other[vote])

/** Sends a vote. By the random id the server recognises a repeated request, so that the vote counts once. */
export async function sendVote(id: number, vote: AnyVote, voteId: string): Promise<Counts> {
  if (vote === 'helpful') {
    const correction = await call('POST /api/corrections/:id/votes', {
      params: { id },
      body: { voteId },
    })
    return countsOfCorrection(correction)
  }
  return countsOfFact(
    await call('POST /api/facts/:id/votes', { params: { id }, body: { vote, voteId } }),
  )
}
