import { SCREEN_PATHS } from './shared/screen-paths.ts'

export const PLACES = ['1', '2', '3'] as const

export type Place = (typeof PLACES)[number]

/**
 * `late`: the player chose when the round was over, so the result does not count for the streak. Results are stored by
 * their index, so add new results only at the end.
 */
export const ROUND_RESULTS = ['late-fooled', 'late-found', 'fooled', 'found'] as const

export type RoundResult = (typeof ROUND_RESULTS)[number]

type PlayedRound = {
  readonly chosen?: Place | undefined
  readonly late?: true | undefined
  readonly solution?: { readonly fable: { readonly place: Place } } | undefined
}

/** Returns null before the choice, and while the solution is not known. */
export function resultOf(round: PlayedRound | null): RoundResult | null {
  if (!round?.chosen || !round.solution) return null
  const isFound = round.chosen === round.solution.fable.place
  if (round.late) return isFound ? 'late-found' : 'late-fooled'
  return isFound ? 'found' : 'fooled'
}

export const SAYINGS = ['fact', 'fable'] as const

export type Saying = (typeof SAYINGS)[number]

/**
 * The visitor's answer to the sealed sentence or, once the seal is broken, its outcome. States are stored
 * by their index, so add new states only at the end.
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

/** The hash of the address after a choice if the visitor had already picked another sentence. */
export const PICKED_BEFORE = '#picked-before'

/** The path of a picture of the three sentences, without the solution. */
export const dayPicturePath = (day: string): string => `${dayPath(day)}/preview.png`

export const monthPath = (month: string): string => `${SCREEN_PATHS.days}?month=${month}`
