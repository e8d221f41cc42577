import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '@fable/contract'
import { call } from './api.ts'

/** What the page must know of how this server is set up; undefined until it is known. */
export function usePublicSettings(): ResponseOf<'GET /api/settings'> | undefined {
  return useQuery({
    queryKey: ['settings'],
    queryFn: () => call('GET /api/settings', {}),
    staleTime: Infinity,
  }).data
}
