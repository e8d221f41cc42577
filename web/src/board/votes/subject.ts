import type { Correction, Fact, Vote } from '@fable/contract'
import { oneOf } from '../../lib/reading.ts'
import { call } from '../../lib/api.ts'
import { VOTE_IDS, VOTES } from '@fable/contract/limits'

/** A fact has three kinds of votes, a correction has one. */
export type AnyVote = Vote | 'helpful'

const ANY_VOTES: readonly AnyVote[] = [...VOTE_IDS, 'helpful']

/** What a vote is for. */
export type Subject = { readonly kind: 'fact' | 'correction'; readonly id: number }

export const factSubject = (id: number): Subject => ({ kind: 'fact', id })
export const correctionSubject = (id: number): Subject => ({ kind: 'correction', id })

/** A text that no other subject has. */
export const keyOf = ({ kind, id }: Subject): string => `${kind} ${id}`

/** The votes that can be cast on a subject. */
export const votesOn = ({ kind }: Subject): readonly AnyVote[] =>
  kind === 'fact' ? VOTE_IDS : ['helpful']

/** A kind of vote, as it was stored. */
export const readVote = (stored: unknown): AnyVote | undefined => oneOf(stored, ANY_VOTES)

/** How many votes of each kind there are. Kinds that a subject does not have are 0. */
export type Counts = Readonly<Record<AnyVote, number>>

const countsBy = (countOf: (vote: AnyVote) => number): Counts =>
  Object.fromEntries(ANY_VOTES.map((vote) => [vote, countOf(vote)])) as Record<AnyVote, number>

export const NO_COUNTS: Counts = countsBy(() => 0)

export const countsOfFact = (fact: Fact): Counts =>
  countsBy((vote) => {
    const row = VOTES.find(({ id }) => id === vote)
    return row ? fact[row.field] : 0
  })

export const countsOfCorrection = ({ helpful }: Correction): Counts => ({ ...NO_COUNTS, helpful })

export const hasSameCounts = (one: Counts, other: Counts): boolean =>
  ANY_VOTES.every((vote) => one[vote] === other[vote])

/** Sends a vote under a random name, so that the server counts it once. Returns the counts with it. */
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
