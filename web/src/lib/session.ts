import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import type { User } from '@fable/contract'
import { call } from './api.ts'

/** The query key of who is signed in. */
export const USER_KEY = ['user']

/** The query for the signed-in user; null if there is none. */
export const userQuery = queryOptions({
  queryKey: USER_KEY,
  queryFn: async ({ signal }) =>
    (await call('GET /api/auth/get-session', {}, { signal }))?.user ?? null,
  // Another tab may sign in or out. This tab updates when it gets the focus.
  refetchOnWindowFocus: 'always',
})

/** The signed-in user; null if there is none, undefined until known. */
export function useUser(): User | null | undefined {
  return useQuery(userQuery).data
}

/** Sets the signed-in user from a response of the server. */
export function setUser(client: QueryClient, user: User | null): void {
  client.setQueryData(USER_KEY, user)
}
