import type { Forget } from './accounts/users.ts'
import { anonymiseFeedback } from './feedback/store.ts'
import { anonymiseRuns } from './runs/owner-store.ts'

/** What the features delete or anonymise when an account is deleted. */
export const forget: readonly Forget[] = [anonymiseRuns, anonymiseFeedback]
