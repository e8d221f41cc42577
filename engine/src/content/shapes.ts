/** The types of content. A reference to another entry is only an id here; index.ts checks that the entry exists. */

/** A list that has at least one item, so that drawing from it always succeeds. */
export type NonEmpty<T> = readonly [T, ...T[]]

/** The tone of a line, which the page shows as a colour. */
export type Tone = 'plain' | 'quiet' | 'speech' | 'good' | 'bad' | 'gold' | 'danger' | 'title'

/**
 * A line of text. It can have a tone and a wait (in milliseconds) of its own. Without a tone, a line that begins with “
 * has the tone 'speech'.
 */
export type ContentLine =
  | string
  | { readonly text: string; readonly tone?: Tone; readonly wait?: number }

export type Rumours = Readonly<Record<number, readonly ContentLine[]>>

/** The changes of the player's numbers by an encounter. `damage` is max damage. No number goes below 0. */
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
  readonly damage: number
  /** The chance of a drop in tens of percent. */
  readonly dropRate: number
  readonly daySpawn: number
  readonly dayEndSpawn: number
  /** True if it is enabled at the start of a run. */
  readonly toggle: boolean
  readonly quips: NonEmpty<string>
  /** One opens a fight with a foe that the run has met before. */
  readonly again: NonEmpty<string>
  /** One is printed if its attack does no damage. Without them, a general line is printed. */
  readonly misses?: NonEmpty<string>
  /** One is sometimes printed before its damage. */
  readonly hits?: NonEmpty<string>
  readonly falls: NonEmpty<string>
  /** Describes a run that it has ended, followed by 'on day N'. */
  readonly epitaph: string
}

export type EnemyShape = FoeShape & { readonly type: 'enemy' }

export type BossShape = FoeShape & {
  readonly type: 'boss'
  readonly rewardName: string
  readonly reward: Changes
  /** One introduces the boss, until the run has printed all of them. */
  readonly intros: NonEmpty<string>
  readonly rumours?: Rumours
}

export type RewardShape = {
  readonly id: string
  readonly name: string
  /** One is printed if the reward is found on a path. */
  readonly remarks: NonEmpty<string>
  readonly changes: Changes
}

export type GoodShape = {
  readonly id: string
  readonly name: string
  readonly health: number
  readonly damage: number
  readonly price: number
  readonly remarks: NonEmpty<string>
}

type FoeRefShape = { readonly type: 'enemy' | 'boss'; readonly id: string }

export type OutcomeShape<Ref = FoeRefShape> = {
  readonly lines: readonly ContentLine[]
  /** The last line near the start of the road, where fewer days than `changes` says can be lost: `{days}`. */
  readonly nearStart?: string
  readonly changes: Changes
  readonly enemy?: Ref
  /** A foe that is then enabled or disabled for the rest of the run. */
  readonly contingentEnemy?: Ref & { readonly toggle: boolean }
  /** The sequel: two to four texts that are added to those of empty paths, and printed in this order. */
  readonly futureText: readonly (readonly ContentLine[])[]
}

/**
 * The outcomes of an opportunity, in the order of the tables. `Yes` or `No` is the player's answer, `correct` or
 * `incorrect` whether it was right.
 */
export const OUTCOME_NAMES = ['correctYes', 'incorrectYes', 'correctNo', 'incorrectNo'] as const

export type OutcomeName = (typeof OUTCOME_NAMES)[number]

export type OpportunityShape<Ref = FoeRefShape> = {
  readonly id: string
  readonly title: string
  readonly tagline: string
  readonly lines: readonly ContentLine[]
  /** Other openings, which take turns once the player has answered the question before. */
  readonly again: readonly (readonly ContentLine[])[]
  readonly question: string
  /** The chance that yes is right, in tens of percent. */
  readonly yesChance: number
  readonly outcomes: Readonly<Record<OutcomeName, OutcomeShape<Ref>>>
  /** Describes a run that it has ended, followed by 'on day N'. */
  readonly epitaph: string
}
