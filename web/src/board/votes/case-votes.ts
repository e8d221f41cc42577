import type { CaseKey, Correction, Fact, Vote } from '@fable/contract'
import { oneOf } from '../../lib/reading.ts'
import { call } from '../../lib/api.ts'
import { VOTE_IDS, VOTES } from '@fable/contract/limits'

/** A kind of vote: one of the three on facts, or the one on corrections. */
export type AnyVote = Vote | 'helpful'

const ANY_VOTES: readonly AnyVote[] = [...VOTE_IDS, 'helpful']

export const factCase = (id: number): CaseKey => ({ kind: 'fact', id })
export const correctionCase = (id: number): CaseKey => ({ kind: 'correction', id })

/** Returns a unique id of a case: 'fact-12'. */
export const caseId = ({ kind, id }: CaseKey): string => `${kind}-${id}`

/** Lists the kinds of votes that can be cast on a case. */
export const votesOn = ({ kind }: CaseKey): readonly AnyVote[] =>
  kind === 'fact' ? VOTE_IDS : ['helpful']

/** Reads a stored kind of vote. */
export const readVote = (stored: unknown): AnyVote | undefined => oneOf(stored, ANY_VOTES)

/** The number of votes of each kind; 0 for kinds that the case does not have. */
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

/**
 * Sends a vote and returns the new counts. The random id lets the server recognise a repeated request, so that the vote
 * counts once.
 */
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
