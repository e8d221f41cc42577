import { ApiError } from '../../lib/api.ts'

const MINUTE_S = 60

/** What went wrong, in the provider's words or in ours. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof ApiError))
    return 'The server can’t be reached. Nothing is lost; try again.'
  const { retryAfter, message } = error
  if (retryAfter === undefined) return message
  const minutes = Math.ceil(retryAfter / MINUTE_S)
  return `That was a lot at once. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
