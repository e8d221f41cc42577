import { useLocation } from 'wouter'
import { isGamePath } from '@fable/contract/limits'

export function useIsNight(): boolean {
  const [path] = useLocation()
  return isGamePath(path)
}
