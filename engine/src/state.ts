import type { BossId, EmptyPathId, EnemyId, GoodId, OpportunityId } from './content/ids.ts'

/**
 * Raised whenever a recorded golden run would play differently; wording alone does not raise it.
 * A ranked run is played and verified under one version only.
 */
export const RULES_VERSION = 1

/** What a path can hide (specification 4, Generating paths). */
export type PathKind = 'reward' | 'enemy' | 'merchant' | 'empty'

/** The opponent of the current fight: who it is and what is left of it. Its numbers stand in content. */
export type Foe = {
  readonly type: 'enemy' | 'boss'
  readonly id: EnemyId | BossId
  readonly health: number
  /** Accepted attacks so far: 0 is the first round, in which a capped kill earns gold. */
  readonly round: number
}

/** The seven modes of specification 4. Each carries its own data, so no field can contradict another. */
export type Mode =
  | { readonly name: 'start' }
  | { readonly name: 'playerInput' }
  | { readonly name: 'paychance' }
  /** `seen` is the paid-for view of the four paths, null when the player took the chance. */
  | { readonly name: 'paths'; readonly seen: readonly PathKind[] | null }
  | { readonly name: 'attack'; readonly foe: Foe }
  | { readonly name: 'yesno'; readonly opportunity: OpportunityId }
  | { readonly name: 'merchant'; readonly goods: readonly GoodId[] }

export type ModeName = Mode['name']

/** Everything true of a run. Plain JSON; no chance, no clock, no secret in it. */
export type State = {
  readonly mode: Mode
  /** The chosen name, '' before the name entry. */
  readonly playerName: string
  /** The account's username, '' when signed out. Greets the player in place of the name entry. */
  readonly userName: string
  readonly health: number
  readonly maxDamage: number
  readonly gold: number
  readonly day: number
  /** Who can be met: every enemy and boss of the tier, on or off (`enemyData`, `bossData` of the save). */
  readonly enemies: Readonly<Record<EnemyId, boolean>>
  readonly bosses: Readonly<Record<BossId, boolean>>
  readonly usedOpportunities: readonly OpportunityId[]
  /** Flavour texts and future texts still to be met on empty paths. */
  readonly emptyPaths: readonly EmptyPathId[]
  readonly stats: Stats
}

/** What a run has done so far, for its last page; and whether a fight is its first. */
export type Stats = {
  /** Fights begun. */
  readonly fights: number
  /** Enemies and bosses defeated. */
  readonly kills: number
  /** The largest attack that landed. */
  readonly bestHit: number
}

/** How a line sounds; the browser turns it into a colour. */
export type Tone = 'plain' | 'quiet' | 'speech' | 'good' | 'bad' | 'gold' | 'danger' | 'title'

/**
 * The numbers as of one line: a whole view of them, so that whoever prints lines one by one shows the
 * last one printed. `foeHealth` is there from the line that opens a fight to the last of its
 * spoils (0 once the foe has fallen); without it there is no opponent any more.
 */
export type Now = {
  readonly health: number
  readonly maxDamage: number
  readonly gold: number
  readonly day: number
  readonly foeHealth?: number
}

/** What a line is the moment of, for whoever draws: a shake, a fade, a ceremony. */
export type Moment =
  /** The player's attack landed; an attack of 0 is none. */
  | 'hit'
  /** The player lost health, to a foe or to a story. */
  | 'hurt'
  | 'foe-falls'
  | 'boss-falls'
  /** Something found, dropped or left behind is named. */
  | 'reward'
  | 'death'
  | 'hundredth-day'

/**
 * One console line. `wait` is the pause in milliseconds before the line that follows it. `now` stands
 * on every line that tells a change of numbers, and on the line that leads on from an event (the day
 * passes there); the last one of a turn holds the numbers of its state, on a run's last turn those
 * with which it ended. A line without it changes none.
 */
export type Line = {
  readonly text: string
  readonly tone: Tone
  readonly wait: number
  readonly now?: Now
  readonly moment?: Moment
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
  /** Who or what dealt the last blow; absent on the hundredth day. */
  readonly killer?: EnemyId | BossId | OpportunityId
}

/**
 * What an answer led to. `accepted: false`: the rules refused it, the state is the same object,
 * no dice were drawn and no turn was spent; `lines` say why (none for an empty answer).
 */
export type Turn = {
  readonly state: State
  readonly lines: readonly Line[]
  readonly accepted: boolean
  /** Present on the run's last turn only; `state` is then the template again. */
  readonly ended?: Ending
}
