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
export const resultOf = (round: PlayedRound | null): RoundResult | null => {
  if (!round?.chosen || !round.solution) return null
  const isFound = round.chosen === round.solution.fable.place
  if (round.late) return isFound ? 'late-found' : 'late-fooled'
  return isFound ? 'found' : 'fooled'
}

/** Maximum number of days whose results an account stores. */
export const ROUND_DAYS_MAX = 2000

/** Maximum length of the truth about a fable, in characters. */
export const FABLE_TRUTH_MAX = 300

export const dayPath = (day: string): string => SCREEN_PATHS.day.replace(':id', () => day)

/** Returns the address to show after a pick in the round of a day. `today` is the current day of the server. */
export const afterChoicePath = (day: string, today: string): string =>
  day === today ? SCREEN_PATHS.today : dayPath(day)

/** Returns the address of a day's picture for link previews. It shows the three sentences without the solution. */
export const dayPicturePath = (day: string): string => `${dayPath(day)}/preview.png`

/** Returns the address of the archive from this month (YYYY-MM) backwards. */
export const monthPath = (month: string): string => `${SCREEN_PATHS.days}?month=${month}`
