import { isGamePath } from '@fable/contract/limits'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

/** The state of a history entry that was opened from the game, so that its screen is dark. */
export const NIGHT = { isNight: true }

/**
 * Checks whether this screen is dark: it belongs to the game, or was opened from the game, as the feedback form can be.
 */
export function useIsNight(): boolean {
  const [path] = useLocation()
  const state = useHistoryState<Partial<typeof NIGHT> | null>()
  return isGamePath(path) || state?.isNight === true
}
