import type { NonEmpty } from '../non-empty.ts'
import type { Tone } from '../state.ts'
import type { BossId, EnemyId } from './ids.ts'

/** A line of content: words, or words with a tone or a pause of their own. “…” sounds like speech. */
export type Words = string | { readonly text: string; readonly tone?: Tone; readonly wait?: number }

/** What an event does to the player. `damage` is max damage; every stat is floored at 0. */
export type Changes = {
  readonly health: number
  readonly damage: number
  readonly gold: number
  readonly days: number
}

type FoeShape = {
  readonly id: string
  readonly name: string
  readonly health: number
  /** Its max damage. */
  readonly damage: number
  /** In tens of percent. */
  readonly dropRate: number
  /** The days between which it is met, both included. */
  readonly daySpawn: number
  readonly dayEndSpawn: number
  /** Whether it is met from the start of a run. */
  readonly toggle: boolean
}

export type EnemyShape = FoeShape & { readonly type: 'enemy' }

export type BossShape = FoeShape & {
  readonly type: 'boss'
  readonly rewardName: string
  readonly reward: Changes
}

export type RewardShape = {
  readonly id: string
  readonly name: string
  /** What is said of it when it lies on a path: one of these. */
  readonly remarks: NonEmpty<string>
  readonly changes: Changes
}

export type GoodShape = {
  readonly id: string
  readonly name: string
  readonly health: number
  readonly damage: number
  readonly price: number
  /** What the buyer learns. */
  readonly remark: string
}

/** An enemy or a boss, by name and type. */
export type FoeRef =
  { readonly type: 'enemy'; readonly id: EnemyId } | { readonly type: 'boss'; readonly id: BossId }

export type OutcomeShape = {
  readonly lines: readonly Words[]
  readonly changes: Changes
  /** Starts a fight. */
  readonly enemy?: FoeRef
  /** Brings a foe into play for the rest of the run, or takes it out. */
  readonly contingentEnemy?: FoeRef & { readonly toggle: boolean }
  /** What an empty path may show later. */
  readonly futureText: readonly Words[]
}

export type OutcomeName = 'correctYes' | 'incorrectYes' | 'correctNo' | 'incorrectNo'

export type OpportunityShape = {
  readonly id: string
  readonly title: string
  readonly lines: readonly Words[]
  /** What is answered with yes or no. */
  readonly question: string
  /** In tens of percent: how often the right answer is yes. */
  readonly yesChance: number
  readonly outcomes: Readonly<Record<OutcomeName, OutcomeShape>>
}
