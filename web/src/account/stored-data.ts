import type { StorageKey, StorageKeys } from '../lib/storage.ts'

/**
 * The effect of signing out on the data of each storage key. `browser`: the data stays. `player`: the data is deleted,
 * so that the next account does not see it. `draft`: the player is warned before the data is deleted.
 */
const OWNERS: Readonly<Record<keyof StorageKeys, 'browser' | 'player' | 'draft'>> = {
  GameVariables: 'player',
  'GameVariables.previous': 'player',
  'GameVariables.broken': 'player',
  FinishedRuns: 'player',
  GivenUpRuns: 'player',
  AccountDocument: 'player',
  RoundResults: 'player',
  RoundSeals: 'player',
  FactsVisit: 'player',
  FactDraft: 'draft',
  WaitingFacts: 'draft',
  CorrectionDrafts: 'draft',
  WaitingCorrections: 'draft',
  WaitingPicks: 'draft',
  FeedbackDraft: 'draft',
  Settings: 'browser',
  VotesExplained: 'browser',
  FactVotes: 'browser',
  CorrectionVotes: 'browser',
  WaitingVotes: 'browser',
}

const ALL_KEYS = Object.keys(OWNERS) as StorageKey[]

export const DRAFT_KEYS = ALL_KEYS.filter((key) => OWNERS[key] === 'draft')

export const PLAYER_KEYS = ALL_KEYS.filter((key) => OWNERS[key] !== 'browser')
