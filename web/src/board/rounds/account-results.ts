import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '@fable/contract'
import { call } from '../../lib/api.ts'
import { USER_KEY, useUser } from '../../lib/session.ts'
import { addResults, currentResults } from './results.ts'
import { addSeals, currentSeals } from './seals.ts'

export function useAccountResults(): void {
  const user = useUser()
  const client = useQueryClient()
  useQuery({
    queryKey: ['round results', user?.id],
    queryFn: async ({ signal }) => {
      const body = { results: currentResults(), seals: currentSeals() }
      const { results, seals } = await call('PUT /api/account/rounds', { body }, { signal })
      // The player may have signed out during the request.
      if (client.getQueryData<User>(USER_KEY)?.id !== user?.id) return null
      addResults(results)
      addSeals(seals)
      return null
    },
    enabled: Boolean(user),
  })
}
