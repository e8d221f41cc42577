import type { Ending, Tally } from '@fable/engine'
import { plural } from '../../lib/words.ts'
import { ghostAt, healthOn, outcomeOf, type Challenge } from '../save/challenge.ts'

/** What the road of a run is called: 'Ada’s road'. */
export const roadOf = ({ name }: Pick<Challenge, 'name'>): string => `${name}’s road`

/** How the other run ended, in two or three words. */
export const endOf = ({ cause, days }: Challenge): string =>
  cause === 'hundred' ? 'came through' : `fell on ${days}`

/** What decided between two runs that came as far. */
const BY = {
  days: '',
  lostDays: ', by the days lost on the way',
  strength: ', by the strength at the end',
} as const

/** How a run on the road of another ended, in a sentence. `who`: 'You', or 'I' where the player says it. */
export function outcomeText(
  challenge: Challenge,
  ending: Pick<Ending, 'daysSurvived' | 'strength'>,
  tally: Pick<Tally, 'lostDays'>,
  who: 'You' | 'I',
): string {
  const { name, days } = challenge
  const road = roadOf(challenge)
  const { result, by } = outcomeOf(challenge, ending, tally)
  const numbers = `${plural(ending.daysSurvived, 'day')}, ${name} ${days}${BY[by]}.`
  if (result === 'won') return `${who} beat ${road}: ${numbers}`
  if (result === 'lost') return `${who} did not beat ${road}: ${numbers}`
  return `${who} came exactly as far as ${name} on ${road}: ${plural(days, 'day')}.`
}

/** The other run beside the one that walks its road, as the scene shows it. */
export type Ghost = {
  /** The day where it is after as many turns; null once it has ended. */
  readonly day: number | null
  /** The day on which it fell, and in words; null for one that came through. */
  readonly fall: { readonly day: number; readonly text: string } | null
  /** Its health on the player's day, in words; null after its end. */
  readonly health: string | null
}

/** Where the other run is for a player who has played so many turns and is on this day. */
export function ghostOf(challenge: Challenge, turns: number, today: number): Ghost {
  const { name, days, cause, track } = challenge
  const point = ghostAt(challenge, turns)
  const health = healthOn(challenge, today)
  return {
    day: point === undefined || point === track.at(-1) ? null : point[1],
    fall: cause === 'death' ? { day: days, text: `${name} fell here` } : null,
    health: health === null ? null : `${name}, day ${today}: ${health}`,
  }
}
