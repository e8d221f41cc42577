import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import type { User } from '@fable/contract'
import { call } from './api.ts'

/** The query key of who is signed in. */
export const USER_KEY = ['user']

/** The query of who is signed in, null when nobody is. */
export const userQuery = queryOptions({
  queryKey: USER_KEY,
  queryFn: async ({ signal }) =>
    (await call('GET /api/auth/get-session', {}, { signal }))?.user ?? null,
  // Another tab may sign in or out. This one shows it when it gets the focus.
  refetchOnWindowFocus: 'always',
})

/** The signed-in user, null when nobody is, undefined while that is not known. */
export function useUser(): User | null | undefined {
  return useQuery(userQuery).data
}

/** Sets who is signed in, as a response of the server has said. */
export function setUser(client: QueryClient, user: User | null): void {
  client.setQueryData(USER_KEY, user)
}
