import { SCREEN_PATHS } from '@fable/contract/limits'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

/** The state of an entry of the history whose screen is dark, because the game has led to it. */
export const NIGHT = { isNight: true }

/** The paths of the game's half. */
const NIGHT_PATHS = [SCREEN_PATHS.game, SCREEN_PATHS.shop, SCREEN_PATHS.updates]

/** Checks whether a path, or one that it is below, belongs to the game, whose screens are dark in either scheme. */
export const isNightPath = (path: string): boolean =>
  NIGHT_PATHS.some((night) => `${path}/`.toLowerCase().startsWith(`${night}/`.toLowerCase()))

/** Checks whether this screen is dark: one of the game, or one that follows the game, such as the feedback form. */
export function useIsNight(): boolean {
  const [path] = useLocation()
  const state = useHistoryState<Partial<typeof NIGHT> | null>()
  return isNightPath(path) || state?.isNight === true
}
