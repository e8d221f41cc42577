import { isGamePath } from '@fable/contract/limits'
import { useLocation } from 'wouter'

export function useIsNight(): boolean {
  const [path] = useLocation()
  return isGamePath(path)
}
