import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import type { User } from '@fable/contract'
import { call } from './api.ts'

export const USER_KEY = ['user']

/** The data is null if nobody is signed in. */
export const userQuery = queryOptions({
  queryKey: USER_KEY,
  queryFn: async ({ signal }) =>
    (await call('GET /api/auth/get-session', {}, { signal }))?.user ?? null,
  // The player may sign in or out in another tab. This tab notices it when it gets the focus.
  refetchOnWindowFocus: 'always',
})

/** Returns null if nobody is signed in, and undefined until that is known. */
export function useUser(): User | null | undefined {
  return useQuery(userQuery).data
}

export function setUser(client: QueryClient, user: User | null): void {
  client.setQueryData(USER_KEY, user)
}
