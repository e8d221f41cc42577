/** The shapes of content. A reference to another entry is a plain id here; index.ts checks that it exists. */

/** A list with at least one item, so that a draw always succeeds. */
export type NonEmpty<T> = readonly [T, ...T[]]

/** How a line sounds; the browser turns it into a colour. */
export type Tone = 'plain' | 'quiet' | 'speech' | 'good' | 'bad' | 'gold' | 'danger' | 'title'

/**
 * A line of text, or one with a tone or a wait (milliseconds) of its own. Without a tone, a line that
 * opens with “ has the tone 'speech'.
 */
export type ContentLine =
  | string
  | { readonly text: string; readonly tone?: Tone; readonly wait?: number }

/** Lines printed before the choice of a path, by day. */
export type Rumours = Readonly<Record<number, readonly ContentLine[]>>

/** An encounter's effects on the player. `damage` is max damage; every stat is floored at 0. */
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
  /** In tens of percent. */
  readonly dropRate: number
  /** The first and the last day on which it can be met. */
  readonly daySpawn: number
  readonly dayEndSpawn: number
  /** True if it is enabled at the start of a run. */
  readonly toggle: boolean
  /** One of these opens a fight. */
  readonly quips: NonEmpty<string>
  /** One of these opens a fight with a foe that the run has met before. */
  readonly again: NonEmpty<string>
  /** One of these is printed when its attack does no damage; without them, one of the general texts. */
  readonly misses?: NonEmpty<string>
  /** One of these sometimes comes before the line that reports its damage. */
  readonly hits?: NonEmpty<string>
  /** One of these follows its defeat. */
  readonly falls: NonEmpty<string>
  /** How a run that it ended is described, before 'on day N'. */
  readonly epitaph: string
}

export type EnemyShape = FoeShape & { readonly type: 'enemy' }

export type BossShape = FoeShape & {
  readonly type: 'boss'
  readonly rewardName: string
  readonly reward: Changes
  /** One of these comes before the line that names the boss, while the run has not printed all of them. */
  readonly intros: NonEmpty<string>
  readonly rumours?: Rumours
}

export type RewardShape = {
  readonly id: string
  readonly name: string
  /** One of these describes a reward found on a path. */
  readonly remarks: NonEmpty<string>
  readonly changes: Changes
}

export type GoodShape = {
  readonly id: string
  readonly name: string
  readonly health: number
  readonly damage: number
  readonly price: number
  /** One of these follows the purchase. */
  readonly remarks: NonEmpty<string>
}

/** An enemy or a boss, by type and id. */
type FoeRefShape = { readonly type: 'enemy' | 'boss'; readonly id: string }

export type OutcomeShape<Ref = FoeRefShape> = {
  readonly lines: readonly ContentLine[]
  readonly changes: Changes
  /** Starts a fight. */
  readonly enemy?: Ref
  /** Enables or disables a foe for the rest of the run. */
  readonly contingentEnemy?: Ref & { readonly toggle: boolean }
  /** Two to four texts that join those of empty paths: the sequel, printed in this order. */
  readonly futureText: readonly (readonly ContentLine[])[]
}

/** Yes or No is the player's choice; `correct` or `incorrect` is its outcome. */
/** The outcomes of an opportunity, in the order of the tables. */
export const OUTCOME_NAMES = ['correctYes', 'incorrectYes', 'correctNo', 'incorrectNo'] as const

export type OutcomeName = (typeof OUTCOME_NAMES)[number]

export type OpportunityShape<Ref = FoeRefShape> = {
  readonly id: string
  readonly title: string
  /** Shown under its title. */
  readonly tagline: string
  readonly lines: readonly ContentLine[]
  /** Alternative openings, used in turn once the player has answered the question before. */
  readonly again: readonly (readonly ContentLine[])[]
  /** The question that yes or no decides. */
  readonly question: string
  /** In tens of percent: how often yes is right. */
  readonly yesChance: number
  readonly outcomes: Readonly<Record<OutcomeName, OutcomeShape<Ref>>>
  /** How a run that it ended is described, before 'on day N'. */
  readonly epitaph: string
}
