/**
 * The types of content. In these types, a reference to another entry is any id. index.ts checks that the entry exists.
 */

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
  /** True if the foe is enabled at the start of a run. */
  readonly toggle: boolean
  readonly quips: NonEmpty<string>
  /** One of these can open a fight with a foe that the run has met before. */
  readonly again: NonEmpty<string>
  /**
   * One of these is printed if the foe's attack does no damage. Once the run has printed all of them, a general line is
   * printed.
   */
  readonly misses?: NonEmpty<string>
  /** One of these is sometimes printed before the foe does damage. */
  readonly hits?: NonEmpty<string>
  readonly falls: NonEmpty<string>
  /** The words for a run that this one has ended. 'on day N' follows them. */
  readonly epitaph: string
}

export type EnemyShape = FoeShape & { readonly type: 'enemy' }

export type BossShape = FoeShape & {
  readonly type: 'boss'
  readonly rewardName: string
  readonly reward: Changes
  /** One of these introduces the boss, until the run has printed all of them. */
  readonly intros: NonEmpty<string>
  readonly rumours?: Rumours
}

export type RewardShape = {
  readonly id: string
  readonly name: string
  /** One of these may be printed if the reward is found on a path. */
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
  /**
   * Replaces the last line near the start of the road, where the run may lose fewer days than `changes` says. `{days}`
   * is the number of days that it does lose.
   */
  readonly nearStart?: string
  readonly changes: Changes
  readonly enemy?: Ref
  /** A foe that this outcome enables or disables for the rest of the run. */
  readonly contingentEnemy?: Ref & { readonly toggle: boolean }
  /** The sequel has two to four texts. They are added to the texts of empty paths and printed in this order. */
  readonly futureText: readonly (readonly ContentLine[])[]
}

/**
 * The outcomes of an opportunity, in the order of the tables of docs/rules.md. `Yes` and `No` are the player's answers.
 * `correct` or `incorrect` says whether the answer was right.
 */
export const OUTCOME_NAMES = ['correctYes', 'incorrectYes', 'correctNo', 'incorrectNo'] as const

export type OutcomeName = (typeof OUTCOME_NAMES)[number]

export type OpportunityShape<Ref = FoeRefShape> = {
  readonly id: string
  readonly title: string
  readonly tagline: string
  readonly lines: readonly ContentLine[]
  /** Other openings, in turn with `lines`: the number of earlier answers to this opportunity decides which is next. */
  readonly again: readonly (readonly ContentLine[])[]
  readonly question: string
  /** The chance that yes is right, in tens of percent. */
  readonly yesChance: number
  readonly outcomes: Readonly<Record<OutcomeName, OutcomeShape<Ref>>>
  /** The words for a run that this one has ended. 'on day N' follows them. */
  readonly epitaph: string
}
