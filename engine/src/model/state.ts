import type { BossId, EmptyPathId, EnemyId, GoodId, OpportunityId } from '#content'

/** Kinds of paths (docs/rules.md, section 4, Paths). */
export type PathKind = 'reward' | 'enemy' | 'merchant' | 'empty'

/** The foe of the current fight and its remaining health. Its other numbers are in the content. */
export type Opponent = {
  readonly type: 'enemy' | 'boss'
  readonly id: EnemyId | BossId
  readonly health: number
  /** Attacks so far: 0 is the first round, in which a win at max damage earns gold. */
  readonly round: number
}

/** The seven modes of docs/rules.md, section 4. Each carries its own data, so no field can contradict another. */
export type Mode =
  | { readonly name: 'start' }
  | { readonly name: 'playerInput' }
  | { readonly name: 'paychance' }
  /** `seen` are the kinds of the four paths, null if the player took the chance. */
  | { readonly name: 'paths'; readonly seen: readonly PathKind[] | null }
  | { readonly name: 'attack'; readonly foe: Opponent }
  | { readonly name: 'yesno'; readonly opportunity: OpportunityId }
  | { readonly name: 'merchant'; readonly goods: readonly GoodId[] }

export type ModeName = Mode['name']

/**
 * A run at one point (docs/rules.md, section 3, Save). Plain JSON without chance, clock or secret. The
 * server stores it and golden runs hash it, so its field names stay as they are.
 */
export type State = {
  readonly mode: Mode
  /** The chosen name, '' before the name entry. */
  readonly playerName: string
  /** The account's username, '' when signed out. With one, the name entry is skipped. */
  readonly userName: string
  readonly health: number
  readonly maxDamage: number
  readonly gold: number
  readonly day: number
  /** Which enemies and bosses can be met (`enemyData`, `bossData` of the save). */
  readonly enemies: Readonly<Record<EnemyId, boolean>>
  readonly bosses: Readonly<Record<BossId, boolean>>
  readonly usedOpportunities: readonly OpportunityId[]
  /** Flavour texts and future texts that empty paths can still show. */
  readonly emptyPaths: readonly EmptyPathId[]
  readonly stats: Stats
  /**
   * The codes of the texts that the run has printed, the latest last, so that it does not repeat itself.
   * Only wording depends on it. Missing in runs that an earlier release began.
   */
  readonly printed?: string
}

/** The numbers of the player. */
export type Numbers = Pick<State, 'health' | 'maxDamage' | 'gold' | 'day'>

/** Statistics of a run. */
export type Stats = {
  /** Fights begun. */
  readonly fights: number
  /** Enemies and bosses defeated. */
  readonly kills: number
  /** The largest damage of one attack. */
  readonly bestHit: number
}

/** How a run ended. `daysSurvived` is at most 100; `strength` is health + max damage + gold at the end. */
export type Ending = {
  readonly cause: 'death' | 'hundred'
  readonly daysSurvived: number
  readonly strength: number
  readonly kills: number
  readonly bestHit: number
  /** Gold left at the end. */
  readonly gold: number
  /** The foe or opportunity that took the last health; absent after day 100. */
  readonly killer?: EnemyId | BossId | OpportunityId
}
