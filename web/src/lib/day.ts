import { useHistoryState } from 'wouter/use-browser-location'

/** The state of an entry of the history whose screen has the board's colours, because the board has led to it. */
export const DAY = { isDay: true }

/** Checks whether the board has led to this screen. */
export const useIsDay = (): boolean => useHistoryState<Partial<typeof DAY> | null>()?.isDay ?? false
