import type { Round, RoundResults, RoundSolution } from '@fable/contract'
import { addDays, DAY_MS, dayPath, type RoundResult } from '@fable/contract/limits'
import { dayAndMonthOf } from '../../lib/long-dates.ts'
import { numberWord, withCommas } from '../../lib/words.ts'
import { currentStreak, longestStreak, streakUpTo } from './results.ts'

/** Marlowe's lines for players who missed his fable. */
const REMARKS = [
  '“You are in good company. I sell that one every week.”',
  '“It sells very well. No refunds.”',
  '“Do not take it to heart. I believed it myself, until I had to sell it.”',
  '“It has fooled whole dinner tables.”',
  '“The true ones always look shabbier.”',
  '“I polish the false ones. It is only fair that you know.”',
  '“A pleasure doing business.”',
] as const

/** Checks whether the result says that the fable was found. */
export const isFound = (result: RoundResult): boolean => result.endsWith('found')

/** Checks whether the round was played when it was over. */
const isLate = (result: RoundResult): boolean => result.startsWith('late')

/** Returns Marlowe's line on a day's round. It differs from day to day, but is the same for everybody. */
export const remarkOf = (day: string): string =>
  REMARKS[(Date.parse(day) / DAY_MS) % REMARKS.length] ?? REMARKS[0]

/** Returns the title above the solution. */
export const verdictOf = (result: RoundResult): string =>
  isFound(result) ? 'Found it.' : 'It got you.'

/** Returns the words beside the fire of a found fable. */
export function fireTextOf(
  results: RoundResults,
  { day, isToday }: { readonly day: string; readonly isToday: boolean },
): readonly [string, string] {
  if (results[day] !== 'found') return ['Found, a little late.', 'It warms all the same.']
  const streak = streakUpTo(results, day)
  const makes =
    streak > 1 ? `That makes ${numberWord(streak).toLowerCase()}.` : 'The first of a streak.'
  return [isToday ? 'Today’s fire is lit.' : 'That day’s fire is lit.', makes]
}

/** From this number of picks on, shares are given as percentages. */
const PERCENT_MIN = 20

/** Formats a share of a round's picks: '38%', or '2 of 5' if there are few picks. */
export const shareOf = (part: number, all: number): string =>
  all >= PERCENT_MIN ? `${Math.round((100 * part) / all)}%` : `${part} of ${withCommas(all)}`

type Picks = {
  /** The picks of one sentence; `all` are those of all three. */
  readonly count: number
  readonly all: number
  /** True if this browser has picked the sentence. */
  readonly isOwn: boolean
  /** True if the counts already include the pick of this browser. */
  readonly isCounted: boolean
}

/** Says how many others picked a sentence. */
export function picksText({ count, all, isOwn, isCounted }: Picks): readonly [string, string] {
  const others = isOwn && isCounted ? count - 1 : count
  if (isOwn && others <= 0) return ['No one else', ' picked this']
  return [shareOf(count, all), isOwn ? ' picked this, you too' : ' picked this']
}

/** Says whether picks in a round count. */
export const countedText = ({ state }: Pick<Round, 'state'>): string => COUNTED[state]

const COUNTED = {
  open: 'One pick. Everyone gets the same three today.',
  late: 'Yesterday’s round still counts, until midnight UTC.',
  over: 'Past rounds don’t count towards your streak.',
} as const satisfies Record<Round['state'], string>

type Tally = RoundSolution['tally']

/** Returns the question above a past round, which says how many players it has fooled. */
export function questionOf(tally: Tally | undefined): readonly [string, string] {
  const { found = 0, played = 0 } = tally ?? {}
  if (played === 0) return ['One of these is a fable.', 'Which?']
  const fooled = played - found
  if (fooled === 0) return ['No one fell for this one.', 'Would you?']
  return [`${shareOf(fooled, played)} fell for this one.`, 'Would you?']
}

/** Number of days whose fires are shown. */
const SHOWN_DAYS = 7

/** Lists the days to show, ending with `last`. */
export const shownDays = (last: string): readonly string[] =>
  Array.from({ length: SHOWN_DAYS }, (_, at) => addDays(last, at + 1 - SHOWN_DAYS))

const streakOf = (days: number): string => `${days}-day streak`

/** Returns the title above the fires, and the note beside it. */
export function streakTextOf(results: RoundResults, day: string): readonly [string, string] {
  const longest = longestStreak(results)
  const best = longest > 0 ? `best: ${longest}` : ''
  const result = results[day]
  const before = result ? streakUpTo(results, addDays(day, -1)) : currentStreak(results, day)
  if (result === 'found') return [streakOf(before + 1), best]
  if (result === 'fooled')
    return ['Ash today', before > 0 ? `${streakOf(before)} ends, ${best}` : best]
  return before > 0 ? [streakOf(before), best] : ['A fire for each day you spot the fable', best]
}

const FIRE = '🔥'
const LOG = '🪵'

type Shared = {
  readonly day: string
  readonly result: RoundResult
  readonly results: RoundResults
  readonly tally: Tally
  readonly origin: string
}

/** Returns two lines of a shared result: the result itself, and a question or the streak. */
function sharedLines({ day, result, results, tally: { found, played } }: Shared): string[] {
  const fooled = played >= PERCENT_MIN && found < played ? shareOf(played - found, played) : null
  if (!isFound(result)) {
    return [`${LOG} It got me${fooled ? `, and ${fooled} of everyone` : ''}.`, 'Would it get you?']
  }
  const others = fooled ? ` ${fooled} did not.` : ''
  if (isLate(result)) return [`${FIRE} Found it, a little late.${others}`, 'Can you?']
  const streak = streakUpTo(results, addDays(day, -1)) + 1
  return [`${FIRE} Found it.${others}`, streak > 1 ? streakOf(streak) : 'Can you?']
}

/**
 * Returns the text to share: the day, the result, the streak and the address. It reveals nothing about the sentences.
 */
export function shareTextOf(shared: Shared): string {
  const { day, origin } = shared
  const title = `Fact or Fable? ${dayAndMonthOf(day)}`
  return [title, ...sharedLines(shared), origin + dayPath(day)].join('\n')
}
