import { isGamePath } from '@fable/contract/limits'
import { useLocation } from 'wouter'

/** Checks whether this screen is dark. */
export function useIsNight(): boolean {
  const [path] = useLocation()
  return isGamePath(path)
}
