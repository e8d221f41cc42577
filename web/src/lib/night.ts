import { isGamePath } from '@fable/contract/limits'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

/** The state of a history entry whose screen is dark because it was opened from the game. */
export const NIGHT = { isNight: true }

/** Checks whether this screen is dark: a screen of the game, or one opened from the game, such as the feedback form. */
export function useIsNight(): boolean {
  const [path] = useLocation()
  const state = useHistoryState<Partial<typeof NIGHT> | null>()
  return isGamePath(path) || state?.isNight === true
}
