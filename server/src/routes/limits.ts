import type { CallLimits } from '../http/calls.ts'
import type { RateLimiter } from '../http/rate-limit.ts'

const MINUTE_MS = 60_000

/** Only what was taken counts: who mistypes is not slowed. */
const isRefusal = (status: number) => status >= 400

/** How often one visitor may write. Votes are not limited (section 6). */
export const callLimits = (rateLimit: RateLimiter): CallLimits => ({
  'POST /api/facts': rateLimit({ limit: 60, windowMs: MINUTE_MS, isFree: isRefusal }),
  'POST /api/feedback': rateLimit({ limit: 10, windowMs: 10 * MINUTE_MS, isFree: isRefusal }),
})
