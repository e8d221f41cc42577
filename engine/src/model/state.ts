import type { BossId, EmptyPathId, EnemyId, GoodId, OpportunityId, PATH_NAMES } from '#content'

export type PathKind = keyof typeof PATH_NAMES

/** The foe of the current fight, with its remaining health. Its other numbers are in the content. */
export type Opponent = {
  readonly type: 'enemy' | 'boss'
  readonly id: EnemyId | BossId
  readonly health: number
  /** The number of attacks so far. A win at max damage in round 0 earns gold. */
  readonly round: number
}

/**
 * The seven modes of docs/rules.md, section 4. Each mode has its own data, so that no two fields can contradict each
 * other.
 */
export type Mode =
  | { readonly name: 'start' }
  | { readonly name: 'playerInput' }
  | { readonly name: 'paychance' }
  /** `seen` are the kinds of the four paths; null if the player has not paid to see them. */
  | { readonly name: 'paths'; readonly seen: readonly PathKind[] | null }
  | { readonly name: 'attack'; readonly foe: Opponent }
  | { readonly name: 'yesno'; readonly opportunity: OpportunityId }
  | { readonly name: 'merchant'; readonly goods: readonly GoodId[] }

export type ModeName = Mode['name']

/**
 * The state of a run (docs/rules.md, section 3, Save). It is plain JSON, and contains no random generator, time or
 * secret. The server stores it and golden runs hash it, so its field names must not change.
 */
export type State = {
  readonly mode: Mode
  /** '' until the player has entered a name. */
  readonly playerName: string
  /** '' without an account. A player with a username is not asked for a name. */
  readonly userName: string
  readonly health: number
  readonly maxDamage: number
  readonly gold: number
  readonly day: number
  /** True for each enabled enemy, and below for each enabled boss (`enemyData` and `bossData` of the save). */
  readonly enemies: Readonly<Record<EnemyId, boolean>>
  readonly bosses: Readonly<Record<BossId, boolean>>
  readonly usedOpportunities: readonly OpportunityId[]
  /** The pool of texts that empty paths can still show: flavours and future texts. */
  readonly emptyPaths: readonly EmptyPathId[]
  readonly stats: Stats
  /**
   * The codes of the texts that the run has printed, the latest last. With them the run repeats itself less, and waits
   * less at texts it has printed. Only wording and waits depend on them, so the rules can play on a state without them.
   */
  readonly printed?: string
}

export type Numbers = Pick<State, 'health' | 'maxDamage' | 'gold' | 'day'>

export type Stats = {
  readonly fights: number
  readonly kills: number
  readonly bestHit: number
}

/** `daysSurvived` is at most 100. `strength` is health + max damage + gold at the end. */
export type Ending = {
  readonly cause: 'death' | 'hundred'
  readonly daysSurvived: number
  readonly strength: number
  readonly kills: number
  readonly bestHit: number
  readonly gold: number
  /** The foe or opportunity that took the last health; missing if the run has reached day 100. */
  readonly killer?: EnemyId | BossId | OpportunityId
}
