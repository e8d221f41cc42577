import type { Correction, FactDetails } from '@fable/contract'
import { VOTE_FIELDS, type VoteCounts } from '@fable/contract/limits'
import { newFact } from '@fable/contract/testing'

const NO_VOTES = Object.fromEntries(VOTE_FIELDS.map((field) => [field, 0])) as VoteCounts

/** A fact as the server sends it: the examples of the contract, no date and no votes, where none are given. */
export function makeFact(given: Partial<FactDetails> = {}): FactDetails {
  return {
    ...newFact(),
    ...NO_VOTES,
    id: 7,
    createdAt: null,
    domain: 'example.com',
    vouched: false,
    ...given,
  }
}

/** A correction as the server sends it. */
export function makeCorrection(given: Partial<Correction> = {}): Correction {
  return {
    id: 3,
    text: 'It does, in damp air.',
    source: 'https://en.example.org/damp',
    domain: 'en.example.org',
    helpful: 0,
    createdAt: '2026-11-24T12:00:00Z',
    ...given,
  }
}
