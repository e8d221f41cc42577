import type { Ending, Tally } from '@fable/engine'
import { outcomeOf, type Challenge } from '../save/challenge.ts'

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
  const numbers = `${ending.daysSurvived} days, ${name} ${days}${BY[by]}.`
  if (result === 'won') return `${who} beat ${road}: ${numbers}`
  if (result === 'lost') return `${who} did not beat ${road}: ${numbers}`
  return `${who} came exactly as far as ${name} on ${road}: ${days} days.`
}
