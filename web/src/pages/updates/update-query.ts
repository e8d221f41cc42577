import type { ScreenData } from '@fable/contract'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The query of the release notes, newest first. */
export const updateQuery = queryOptions({
  queryKey: ['updates'],
  queryFn: ({ signal }) => call('GET /api/updates', {}, { signal }),
})

/** Puts the release notes that the server has rendered into the cache. */
export function keepUpdates(client: QueryClient, { updates }: ScreenData): void {
  if (updates) client.setQueryData(updateQuery.queryKey, [...updates])
}
