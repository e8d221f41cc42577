import { QueryClient } from '@tanstack/react-query'

/**
 * The page's cache of responses. Deadline and retries are the API client's (request-policy.ts). `always`:
 * without a network a read fails instead of waiting.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', staleTime: 60_000, retry: false },
      mutations: { networkMode: 'always' },
    },
  })
}
