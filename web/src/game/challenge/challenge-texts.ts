import type { Ending, Tally } from '@fable/engine'
import { plural } from '../../lib/words.ts'
import type { Challenge } from '../save/challenge.ts'
import { ghostOn, outcomeOf, type Outcome } from './ghost.ts'

/** Returns the name of a run's road: 'Ada’s road'. */
export const roadOf = ({ name }: Pick<Challenge, 'name'>): string => `${name}’s road`

/** Says in two or three words how the other run ended. */
export const endOf = ({ cause, days }: Challenge): string =>
  cause === 'hundred' ? 'came through' : `fell on ${days}`

/** Says in a few words how the other run was doing on the player's day. */
export function ghostWords(challenge: Challenge, today: number): string {
  const point = ghostOn(challenge, today)
  if (!point) return 'you have passed it'
  const isLast = challenge.cause === 'death' && today === challenge.days
  return isLast ? `day ${today}, no further` : `day ${today}, ${point[2]} HEALTH`
}

/** The parts of a run's end that decide its rank. */
type Reached = Pick<Ending, 'daysSurvived' | 'strength'> & Pick<Tally, 'lostDays'>

/** Returns the numbers of both runs that decided the comparison, as a sentence. */
function numbersOf(
  challenge: Challenge,
  mine: Reached,
  who: 'you' | 'mine',
  by: Outcome['by'],
): string {
  const { name, days } = challenge
  if (by === 'days') return `${plural(mine.daysSurvived, 'day')}, ${name} ${days}.`
  const each = `${plural(days, 'day')} each.`
  return by === 'lostDays'
    ? `${each} Days lost on the way: ${who} ${mine.lostDays}, ${name} ${challenge.lostDays}.`
    : `${each} HEALTH, MAX DAMAGE and GOLD in total: ${who} ${mine.strength}, ${name} ${challenge.strength}.`
}

/**
 * Says how a run on the road of another run compares with it. `who`: 'You', or 'I' in a text that the player shares.
 */
export function outcomeText(
  challenge: Challenge,
  ending: Pick<Ending, 'daysSurvived' | 'strength'>,
  tally: Pick<Tally, 'lostDays'>,
  who: 'You' | 'I',
): string {
  const { name, days } = challenge
  const road = roadOf(challenge)
  const { result, by } = outcomeOf(challenge, ending, tally)
  const mine = { ...ending, ...tally }
  const numbers = numbersOf(challenge, mine, who === 'You' ? 'you' : 'mine', by)
  if (result === 'won') return `${who} beat ${road}: ${numbers}`
  if (result === 'lost') return `${who} did not beat ${road}: ${numbers}`
  return `${who} came exactly as far as ${name} on ${road}: ${plural(days, 'day')}.`
}

/** The other run, as shown in the scene beside the one that walks its road. */
export type Ghost = {
  /** The last day, up to the player’s, that the other run reached; null if it has already ended. */
  readonly day: number | null
  /** The day on which it ended, also in words; null if it survived. */
  readonly fall: { readonly day: number; readonly text: string } | null
  /** Its health on the player's day, in words; null after its end. */
  readonly health: string | null
}

/** Returns where the other run was on the player's day. */
export function ghostOf(challenge: Challenge, today: number): Ghost {
  const { name, days, cause } = challenge
  const point = ghostOn(challenge, today)
  return {
    day: point?.[1] ?? null,
    fall: cause === 'death' ? { day: days, text: `${name} fell here` } : null,
    health: point && `${name}, day ${today}: ${point[2]}`,
  }
}
