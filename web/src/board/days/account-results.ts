import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { addResults, currentResults } from './results.ts'

/** Merges the results of this browser with those of the signed-in account. */
export function useAccountResults(): void {
  const user = useUser()
  useQuery({
    queryKey: ['round results', user?.id],
    queryFn: async ({ signal }) => {
      const body = { results: currentResults() }
      const { results } = await call('PUT /api/account/rounds', { body }, { signal })
      addResults(results)
      return null
    },
    enabled: Boolean(user),
  })
}
