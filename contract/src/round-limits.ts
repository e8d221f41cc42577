import { SCREEN_PATHS } from './shared/screen-paths.ts'

/** The three places of the sentences in a round, as a pick names them. */
export const PLACES = ['1', '2', '3'] as const

export type Place = (typeof PLACES)[number]

/**
 * The results of a round. `late`: it was played when it was over, and does not count for the streak. They are stored by
 * their index, so new ones must be added at the end.
 */
export const ROUND_RESULTS = ['late-fooled', 'late-found', 'fooled', 'found'] as const

export type RoundResult = (typeof ROUND_RESULTS)[number]

/** The parts of a round that determine its result. */
type PlayedRound = {
  readonly chosen?: Place | undefined
  readonly late?: true | undefined
  readonly solution?: { readonly fable: { readonly place: Place } } | undefined
}

/** Returns the result of a round; null if this browser has not played it. */
export function resultOf(round: PlayedRound | null): RoundResult | null {
  if (!round?.chosen || !round.solution) return null
  const isFound = round.chosen === round.solution.fable.place
  if (round.late) return isFound ? 'late-found' : 'late-fooled'
  return isFound ? 'found' : 'fooled'
}

/** The answers to a sentence of tomorrow's round, before it opens. */
export const SAYINGS = ['fact', 'fable'] as const

export type Saying = (typeof SAYINGS)[number]

/**
 * The states of a seal: what was said, or once it is broken, whether that was right. They are stored by their index, so
 * new ones must be added at the end.
 */
export const SEAL_STATES = ['fact', 'fable', 'right', 'wrong'] as const

export type SealState = (typeof SEAL_STATES)[number]

export const breakSeal = (said: Saying, isFable: boolean): SealState =>
  (said === 'fable') === isFable ? 'right' : 'wrong'

/** Maximum number of days whose results an account stores. */
export const ROUND_DAYS_MAX = 2000

/** Maximum length of the truth about a fable, in characters. */
export const FABLE_TRUTH_MAX = 300

/** Maximum length of the line that tells the story behind a truth. */
export const HOW_COME_MAX = 110

export const dayPath = (day: string): string => SCREEN_PATHS.day.replace(':id', () => day)

/** Returns the address to show after a pick in the round of a day. `today` is the current day of the server. */
export const afterChoicePath = (day: string, today: string): string =>
  day === today ? SCREEN_PATHS.today : dayPath(day)

/** The hash of that address if the visitor had picked another sentence before. */
export const PICKED_BEFORE = '#picked-before'

/** Returns the address of a day's picture for link previews. It shows the three sentences without the solution. */
export const dayPicturePath = (day: string): string => `${dayPath(day)}/preview.png`

/** Returns the address of the archive from this month (YYYY-MM) backwards. */
export const monthPath = (month: string): string => `${SCREEN_PATHS.days}?month=${month}`
