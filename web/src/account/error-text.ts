import type { ProblemCode } from '@fable/contract'
import { ApiError } from '../lib/api.ts'

const MINUTE_S = 60
const TOO_MANY: ProblemCode = 'too_many_requests'

/** The provider's message of an error, or our own. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError))
    return 'The server can’t be reached. Nothing is lost; try again.'
  if (error.code !== TOO_MANY) return error.message
  const minutes = Math.ceil((error.retryAfter ?? MINUTE_S) / MINUTE_S)
  return `That was a lot at once. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
