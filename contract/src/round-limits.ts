import { SCREEN_PATHS } from './shared/screen-paths.ts'

export const PLACES = ['1', '2', '3'] as const

export type Place = (typeof PLACES)[number]

/**
 * `late`: played when the round was over, so it does not count for the streak. They are stored by their index, so new
 * ones must be added at the end.
 */
export const ROUND_RESULTS = ['late-fooled', 'late-found', 'fooled', 'found'] as const

export type RoundResult = (typeof ROUND_RESULTS)[number]

type PlayedRound = {
  readonly chosen?: Place | undefined
  readonly late?: true | undefined
  readonly solution?: { readonly fable: { readonly place: Place } } | undefined
}

/** null if this browser has not played it. */
export function resultOf(round: PlayedRound | null): RoundResult | null {
  if (!round?.chosen || !round.solution) return null
  const isFound = round.chosen === round.solution.fable.place
  if (round.late) return isFound ? 'late-found' : 'late-fooled'
  return isFound ? 'found' : 'fooled'
}

export const SAYINGS = ['fact', 'fable'] as const

export type Saying = (typeof SAYINGS)[number]

/**
 * The saying, or once the seal is broken, its outcome. They are stored by their index, so new ones must
 * be added at the end.
 */
export const SEAL_STATES = ['fact', 'fable', 'right', 'wrong'] as const

export type SealState = (typeof SEAL_STATES)[number]

export const breakSeal = (said: Saying, isFable: boolean): SealState =>
  (said === 'fable') === isFable ? 'right' : 'wrong'

export const ROUND_DAYS_MAX = 2000

export const FABLE_TRUTH_MAX = 300

export const HOW_COME_MAX = 110

export const dayPath = (day: string): string => SCREEN_PATHS.day.replace(':id', () => day)

export const afterChoicePath = (day: string, today: string): string =>
  day === today ? SCREEN_PATHS.today : dayPath(day)

/** The hash of that address if the visitor had picked another sentence before. */
export const PICKED_BEFORE = '#picked-before'

/** The picture shows the three sentences without the solution. */
export const dayPicturePath = (day: string): string => `${dayPath(day)}/preview.png`

export const monthPath = (month: string): string => `${SCREEN_PATHS.days}?month=${month}`
