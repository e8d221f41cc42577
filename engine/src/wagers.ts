import type { Ending, State } from './model/state.ts'
import type { Turn } from './model/command.ts'

/** The wagers that the turns of a run prove. Stored runs and saves hold the ids: never rename one. */
export const WAGER_IDS = ['never-pay', 'always-yes', 'ten-gold', 'exact-kills'] as const

export type WagerId = (typeof WAGER_IDS)[number]

/** What a run has done so far, as far as wagers ask. */
export type WagerTally = {
  /** Views paid for. */
  readonly paid: number
  readonly yes: number
  readonly no: number
  readonly kills: number
  /** Kills by a blow of exactly the health that the foe had left. */
  readonly exact: number
}

export const NEW_TALLY: WagerTally = { paid: 0, yes: 0, no: 0, kills: 0, exact: 0 }

/** What a wager asks at least, so that no run keeps one by ending early. */
export const WAGER_LEAST = { days: 20, answers: 3, kills: 3, gold: 10 } as const

/** The tally with a turn more; `before` is the state before it. */
export const tallyTurn = (
  tally: WagerTally,
  { mode, maxDamage }: State,
  { command }: Pick<Turn, 'command'>,
): WagerTally => {
  switch (command.type) {
    case 'pay':
      return { ...tally, paid: tally.paid + 1 }
    case 'yes':
      return { ...tally, yes: tally.yes + 1 }
    case 'no':
      return { ...tally, no: tally.no + 1 }
    case 'attack': {
      if (mode.name !== 'attack') return tally
      const left = mode.foe.health - Math.min(command.amount, maxDamage)
      if (left > 0) return tally
      return { ...tally, kills: tally.kills + 1, exact: tally.exact + (left === 0 ? 1 : 0) }
    }
    default:
      return tally
  }
}

/** Whether a run can no longer keep a wager. */
export const isWagerLost = (wager: WagerId, { paid, no, kills, exact }: WagerTally): boolean =>
  ({
    'never-pay': paid > 0,
    'always-yes': no > 0,
    'ten-gold': false,
    'exact-kills': kills > exact,
  })[wager]

/** Whether a run that has ended so has kept a wager. */
export const isWagerKept = (
  wager: WagerId,
  tally: WagerTally,
  { daysSurvived, gold }: Pick<Ending, 'daysSurvived' | 'gold'>,
): boolean =>
  !isWagerLost(wager, tally) &&
  {
    'never-pay': daysSurvived >= WAGER_LEAST.days,
    'always-yes': tally.yes >= WAGER_LEAST.answers,
    'ten-gold': gold >= WAGER_LEAST.gold,
    'exact-kills': tally.kills >= WAGER_LEAST.kills,
  }[wager]

/** The wagers that a run kept, proven by its turns: `start` is the state before the first; none while it is open. */
export const wagersKept = (start: State, turns: readonly Turn[]): readonly WagerId[] => {
  const ended = turns.at(-1)?.ended
  if (!ended) return []
  const tally = turns.reduce(
    (before, turn, at) => tallyTurn(before, turns[at - 1]?.state ?? start, turn),
    NEW_TALLY,
  )
  return WAGER_IDS.filter((wager) => isWagerKept(wager, tally, ended))
}
