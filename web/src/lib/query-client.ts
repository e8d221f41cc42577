import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** The pause before a failed read is repeated, in milliseconds; it grows with each attempt. */
const AGAIN_AFTER = 1_000
const AGAIN_AFTER_MAX = 60_000

/** Checks whether the same request may succeed later, after a failure of the network or the server. */
const mayPass = (error: unknown) => !(error instanceof ApiError) || error.status >= 500

/**
 * The page's cache of responses. Deadline and retries are the API client's (request-policy.ts). `always`:
 * without a network a read fails instead of waiting.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 60_000,
        retry: false,
        refetchInterval: ({ state }) =>
          state.status === 'error' && mayPass(state.error)
            ? Math.min(AGAIN_AFTER * 2 ** state.errorUpdateCount, AGAIN_AFTER_MAX)
            : false,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
