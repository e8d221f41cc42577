import { SCREEN_PATHS } from './shared/screen-paths.ts'

/** The three places of a round, as values of a pick. */
export const PLACES = ['1', '2', '3'] as const

export type Place = (typeof PLACES)[number]

/**
 * Outcome of a round for an account or a browser. A round that was played after its day is late and does not count for
 * the days in a row. Stored by index: new ones come last.
 */
export const ROUND_RESULTS = ['late-fooled', 'late-found', 'fooled', 'found'] as const

export type RoundResult = (typeof ROUND_RESULTS)[number]

/** The parts of a round that decide its outcome. */
type PlayedRound = {
  readonly chosen?: Place | undefined
  readonly late?: true | undefined
  readonly solution?: { readonly fable: { readonly place: Place } } | undefined
}

/** The result of a round; null if this browser has not played it. */
export const resultOf = (round: PlayedRound | null): RoundResult | null => {
  if (!round?.chosen || !round.solution) return null
  const isFound = round.chosen === round.solution.fable.place
  if (round.late) return isFound ? 'late-found' : 'late-fooled'
  return isFound ? 'found' : 'fooled'
}

/** Maximum number of days whose results an account keeps. */
export const ROUND_DAYS_MAX = 2000

/** Maximum length of a fable's true version, in characters. */
export const FABLE_TRUTH_MAX = 300

/** The address of a day. */
export const dayPath = (day: string): string => SCREEN_PATHS.day.replace(':id', () => day)

/** The address to show after a choice in the round of a day. `today`: the server's present day. */
export const afterChoicePath = (day: string, today: string): string =>
  day === today ? SCREEN_PATHS.today : dayPath(day)

/** The address of its picture for link previews: its three sentences, without the solution. */
export const dayPicturePath = (day: string): string => `${dayPath(day)}/preview.png`

/** The address of the months up to this one, YYYY-MM. */
export const monthPath = (month: string): string => `${SCREEN_PATHS.days}?month=${month}`

/** Checks whether a text is a day of the calendar, YYYY-MM-DD. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Checks whether a text is a month, YYYY-MM. */
export const isMonth = (text: string): boolean => isDay(`${text}-01`)
