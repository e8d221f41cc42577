import { BOSSES, ENEMIES, START, type CharacterId, type FoeId, type GoodId } from '#content'
import type { Turn } from './model/command.ts'
import type { Numbers, PathKind } from './model/state.ts'
import type { OnlyTold, TurnEvent, TurnEventOf } from './model/turn-event.ts'

export type Fight = {
  readonly foe: FoeId
  readonly health: number
  readonly blows: number
  /** The difference between the maximum and the damage of the attacks, summed over all attacks. */
  readonly held: number
  /** The last attack: its damage `hit`, the max damage `of` at that time, and the health `left` to the foe. */
  readonly last: { readonly hit: number; readonly of: number; readonly left: number }
}

export type TakenPath = {
  readonly path: number
  readonly kind: PathKind
  readonly kinds: readonly PathKind[]
  readonly isSeen: boolean
}

/**
 * The totals of a run so far. Only this file counts them, from the run's events. The last page, its lessons and the
 * server use them. Saves contain the fields by these names.
 */
export type Tally = {
  /** True if the totals were counted from the start of the run, so that they are complete. */
  readonly isWhole: boolean
  /** Day and health at the start, and after each turn that changed one of them. */
  readonly health: readonly (readonly [day: number, health: number])[]
  /** The turn that cost the most health; of two equal turns, the later one. null if no turn has cost any. */
  readonly worst: {
    readonly day: number
    readonly lost: number
    readonly by: CharacterId | null
  } | null
  /** The first turn after which health was lowest, if it was lower than at the start. null if there was none. */
  readonly closest: {
    readonly day: number
    readonly left: number
    readonly lost: number
    readonly by: CharacterId | null
  } | null
  /** The number of days by which the run went back in time. The turn that ends the run is not included. */
  readonly lostDays: number
  readonly fight: Fight | null
  readonly kills: number
  readonly exactKills: number
  /**
   * The defeated foe that had the most health at first, how often it was defeated, and on which day last. null before
   * the first defeat.
   */
  readonly greatest: {
    readonly foe: FoeId
    readonly times: number
    readonly day: number
  } | null
  readonly paid: number
  readonly merchants: number
  /** The goods bought, each once. */
  readonly bought: readonly GoodId[]
  readonly path: TakenPath | null
  /**
   * The last visit to a merchant: its day, how much gold the player had on arrival, and whether the player bought
   * anything.
   */
  readonly visit: {
    readonly day: number
    readonly gold: number
    readonly hasBought: boolean
  } | null
  /**
   * The last day on which the player spent the last gold on a view and then met the merchant; null if there was none.
   */
  readonly brokeOn: number | null
}

export const NEW_TALLY: Tally = {
  isWhole: true,
  health: [[START.day, START.health]],
  worst: null,
  closest: null,
  lostDays: 0,
  fight: null,
  kills: 0,
  exactKills: 0,
  greatest: null,
  paid: 0,
  merchants: 0,
  bought: [],
  path: null,
  visit: null,
  brokeOn: null,
}

/** At most this many points of `health` are kept. No run has more. */
export const POINTS_MAX = 600

type Vitals = Pick<Numbers, 'day' | 'health'>

function vitalsOf({ health: points }: Pick<Tally, 'health'>): Vitals {
  const [day, health] = points.at(-1) ?? [START.day, START.health]
  return { day, health }
}

function fightAfter(tally: Tally, blow: TurnEventOf<'blow'>): Fight {
  const isGoingOn = blow.round > 0 && tally.fight?.foe === blow.foe
  const begun = isGoingOn ? tally.fight : null
  return {
    foe: blow.foe,
    health: begun?.health ?? vitalsOf(tally).health,
    blows: (begun?.blows ?? 0) + 1,
    held: (begun?.held ?? 0) + blow.of - blow.damage,
    last: { hit: blow.damage, of: blow.of, left: blow.left },
  }
}

const FOES = [...ENEMIES, ...BOSSES]

const healthOf = (foe: FoeId): number => FOES.find(({ id }) => id === foe)?.health ?? 0

function greatestWith(
  tally: Pick<Tally, 'greatest' | 'health'>,
  { foe }: TurnEventOf<'felled'>,
): Tally['greatest'] {
  const { greatest } = tally
  const { day } = vitalsOf(tally)
  if (greatest?.foe === foe) return { foe, times: greatest.times + 1, day }
  const isGreater = !greatest || healthOf(foe) > healthOf(greatest.foe)
  return isGreater ? { foe, times: 1, day } : greatest
}

const takenPathOf = ({ path, kind, kinds, isSeen }: TurnEventOf<'path'>): TakenPath => ({
  path,
  kind,
  kinds,
  isSeen,
})

function countEvent(tally: Tally, event: TurnEvent): Tally {
  switch (event.type) {
    case 'paid':
      return { ...tally, paid: tally.paid + 1 }
    case 'blow':
      return { ...tally, fight: fightAfter(tally, event) }
    case 'felled': {
      const exactKills = tally.exactKills + (event.isExact ? 1 : 0)
      return { ...tally, kills: tally.kills + 1, exactKills, greatest: greatestWith(tally, event) }
    }
    case 'path':
      return { ...tally, path: takenPathOf(event) }
    case 'met-merchant': {
      const visit = { day: vitalsOf(tally).day, gold: event.gold, hasBought: false }
      return { ...tally, merchants: tally.merchants + 1, visit }
    }
    case 'bought': {
      const visit = tally.visit && { ...tally.visit, hasBought: true }
      return { ...tally, bought: [...new Set([...tally.bought, event.good])], visit }
    }
    default:
      event.type satisfies
        | OnlyTold
        | 'met-foe'
        | 'hit-back'
        | 'coin'
        | 'answered'
        | 'read'
        | 'changed'
        | 'died'
      return tally
  }
}

// Counts a meeting with the merchant without gold, if the player had paid for the view that led there.
function countBroke(tally: Tally, { events }: Pick<Turn, 'events'>): Tally {
  const isSeen = events.some((event) => event.type === 'path' && event.isSeen)
  const isPoor = events.some((event) => event.type === 'met-merchant' && event.gold === 0)
  return isSeen && isPoor ? { ...tally, brokeOn: vitalsOf(tally).day } : tally
}

type VitalsAfter = Vitals & { readonly hurtBy: CharacterId | null }

function vitalsAfter(vitals: VitalsAfter, event: TurnEvent): VitalsAfter {
  switch (event.type) {
    case 'hit-back':
      return { ...vitals, health: event.left, hurtBy: event.foe }
    case 'changed':
      if (event.stat === 'health') return { ...vitals, health: event.to, hurtBy: event.by }
      return event.stat === 'day' ? { ...vitals, day: event.to } : vitals
    default:
      event.type satisfies
        | OnlyTold
        | 'paid'
        | 'path'
        | 'met-foe'
        | 'blow'
        | 'felled'
        | 'coin'
        | 'answered'
        | 'read'
        | 'met-merchant'
        | 'bought'
        | 'died'
      return vitals
  }
}

function countVitals(tally: Tally, { events, ended }: Pick<Turn, 'events' | 'ended'>): Tally {
  const before = vitalsOf(tally)
  const { day, health, hurtBy } = events.reduce(vitalsAfter, { ...before, hurtBy: null })
  if (day === before.day && health === before.health) return tally
  const lost = before.health - health
  const isWorst = lost > 0 && lost >= (tally.worst?.lost ?? 0)
  const isClosest = lost > 0 && health < (tally.closest?.left ?? START.health)
  const daysBack = ended ? 0 : Math.max(0, before.day - day)
  return {
    ...tally,
    health: [...tally.health, [day, health] as const].slice(-POINTS_MAX),
    worst: isWorst ? { day, lost, by: hurtBy } : tally.worst,
    closest: isClosest ? { day, left: health, lost, by: hurtBy } : tally.closest,
    lostDays: tally.lostDays + daysBack,
  }
}

export const tallyTurn = (tally: Tally, turn: Pick<Turn, 'events' | 'ended'>): Tally =>
  countVitals(countBroke(turn.events.reduce(countEvent, tally), turn), turn)

export const tallyOf = (turns: readonly Turn[]): Tally => turns.reduce(tallyTurn, NEW_TALLY)
