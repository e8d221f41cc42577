import { isGamePath } from '@fable/contract/limits'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

/** The state of an entry of the history whose screen is dark, because the game has led to it. */
export const NIGHT = { isNight: true }

/** Checks whether this screen is dark: one of the game, or one to which the game has led, such as the feedback form. */
export function useIsNight(): boolean {
  const [path] = useLocation()
  const state = useHistoryState<Partial<typeof NIGHT> | null>()
  return isGamePath(path) || state?.isNight === true
}
