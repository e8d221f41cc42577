import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** A failed read is repeated after a wait. The wait doubles with each failure, up to the maximum. */
const AGAIN_AFTER_MS = 1_000
const AGAIN_AFTER_MAX_MS = 60_000

// If the network or the server has failed, the same request may succeed later.
const mayPass = (error: unknown) => !(error instanceof ApiError) || error.status >= 500

/**
 * The API client has deadlines and retries of its own (request-policy.ts). With the network mode `always`, a read
 * without a network fails at once instead of waiting.
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
            ? Math.min(AGAIN_AFTER_MS * 2 ** state.errorUpdateCount, AGAIN_AFTER_MAX_MS)
            : false,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
