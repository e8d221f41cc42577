import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/** Reads once more after a lost connection or a server in trouble, never after a refusal. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && !(error instanceof ApiError && error.status < 500)
}

/** The page's memory of what the server said. `always`: without a network a read fails, not waits. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 60_000,
        retry: isWorthRetrying,
        retryDelay: 500,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
