import type { RoundResults } from '@fable/contract'
import { addDays, DAY_MS, dayPath, type RoundResult } from '@fable/contract/limits'
import { dateOf } from '../../lib/dates.ts'
import { plural } from '../../lib/words.ts'
import { streakUpTo } from './results.ts'

/** A number with a comma between its thousands. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')

/** What Marlowe says to those who have found his fable, to those who have not, and to those who only read. */
const REMARKS = {
  found: [
    '“Spotted. I have been selling that one for years.”',
    '“Good eyes. I had a buyer for it, too.”',
    '“You found it. I shall have to raise my prices.”',
    '“Sharp. The hen did not see it either.”',
    '“There goes my best seller.”',
    '“Correct. Kindly do not tell the others.”',
    '“I told it with such a straight face.”',
  ],
  fooled: [
    '“You are in good company. Most people bought that one.”',
    '“It sells very well. No refunds.”',
    '“Do not take it to heart. I believed it myself, until I had to sell it.”',
    '“It has fooled whole dinner tables.”',
    '“The true ones always look shabbier.”',
    '“I polish the false ones. It is only fair that you know.”',
    '“A pleasure doing business.”',
  ],
  unplayed: [
    '“Sold out. There is a fresh one today.”',
    '“That one has been found. Come and look at today’s.”',
    '“An old stock. I keep it for the dust.”',
  ],
} as const

/** Whether a result is that of a round whose fable was found. */
export const isFound = (result: RoundResult): boolean => result.endsWith('found')

/** Whether it is that of a round that was played after its day. */
export const isLate = (result: RoundResult): boolean => result.startsWith('late')

/** What Marlowe says of the round of a day: another word each day, and the same for everybody. */
export function remarkOf(day: string, result: RoundResult | null): string {
  const played = (one: RoundResult) => (isFound(one) ? REMARKS.found : REMARKS.fooled)
  const remarks = result ? played(result) : REMARKS.unplayed
  return remarks[(Date.parse(day) / DAY_MS) % remarks.length] ?? remarks[0]
}

/** The title above the solution. */
export function verdictOf(result: RoundResult | null): string {
  if (result === null) return 'This was the fable.'
  return isFound(result) ? 'Found it.' : 'It got you.'
}

/** How many days are shown with their fires. */
const SHOWN_DAYS = 7

/** The days that are shown, the last one last. */
export const shownDays = (last: string): readonly string[] =>
  Array.from({ length: SHOWN_DAYS }, (_, at) => addDays(last, at + 1 - SHOWN_DAYS))

const inRow = (days: number): string => `${plural(days, 'day')} in a row`

/** What stands above the fires. */
export function streakTitleOf(results: RoundResults, day: string): string {
  const before = streakUpTo(results, addDays(day, -1))
  const result = results[day]
  if (result === 'found') return inRow(before + 1)
  if (result === 'fooled') {
    return before > 0 ? `${before} in a row. Tomorrow, a new fire.` : 'Tomorrow, a new fire.'
  }
  return before > 0 ? inRow(before) : 'A fire for every day you find it'
}

const FIRE = '🔥'
const LOG = '🪵'

type Shared = {
  readonly day: string
  readonly result: RoundResult
  readonly results: RoundResults
  /** The origin of the address. */
  readonly origin: string
}

/** The text to share: the day, whether it was found, the streak, the address, and nothing of the sentences. */
export function shareTextOf({ day, result, results, origin }: Shared): string {
  const [date, month] = dateOf(day).split(' ')
  const before = streakUpTo(results, addDays(day, -1))
  const title = `Fact or Fable ${date} ${month}`
  const address = origin + dayPath(day)
  if (isLate(result))
    return `${title}: ${isFound(result) ? 'found it' : 'it got me'}, a day late\n${address}`
  if (isFound(result)) {
    const streak = before > 0 ? `, ${inRow(before + 1)}` : ''
    const fires = FIRE.repeat(Math.min(before + 1, SHOWN_DAYS))
    return `${title}: found it${streak}\n${fires}\n${address}`
  }
  const streak = before > 0 ? `, after ${inRow(before)}` : ''
  const fires = FIRE.repeat(Math.min(before, SHOWN_DAYS - 1)) + LOG
  return `${title}: it got me${streak}\n${fires}\n${address}`
}
