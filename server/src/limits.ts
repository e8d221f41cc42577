import type { CallLimits } from './platform/http/routing.ts'
import type { RateLimiter } from './platform/http/rate-limit.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** Only what was taken counts: who mistypes is not slowed. */
const isRefusal = (status: number) => status >= 400

/** How often one visitor may write. Votes are not limited (section 6). */
export const callLimits = (rateLimit: RateLimiter): CallLimits => ({
  'POST /api/facts': rateLimit({ limit: 60, windowMs: MINUTE_MS, isFree: isRefusal }),
  'POST /api/feedback': rateLimit({ limit: 10, windowMs: 10 * MINUTE_MS, isFree: isRefusal }),
  'POST /api/runs': rateLimit({ limit: 60, windowMs: HOUR_MS, isFree: isRefusal }),
  // Refusals count: who plays by the rules hardly meets any. Twenty a second, and more for a moment.
  'POST /api/runs/:id/turns': rateLimit({ limit: 200, windowMs: 10 * SECOND_MS }),
  'GET /api/runs/:id': rateLimit({ limit: 600, windowMs: MINUTE_MS }),
})
