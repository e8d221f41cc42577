import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '@fable/contract'
import { call } from './api.ts'

/** Returns undefined until the settings are known. */
export function usePublicSettings(): ResponseOf<'GET /api/settings'> | undefined {
  return useQuery({
    queryKey: ['settings'],
    queryFn: () => call('GET /api/settings', {}),
    staleTime: Infinity,
  }).data
}
