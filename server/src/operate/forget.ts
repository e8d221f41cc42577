import { emailKey } from '../accounts/limits.ts'
import type { Forget } from '../accounts/users.ts'
import { anonymiseFeedback } from '../feedback/store.ts'
import { forgetKeys } from '../http/shared-rate-limit.ts'
import { anonymiseRuns } from '../runs/ranked/owner-store.ts'

/** What the features delete or anonymise when an account is deleted. */
export const makeForget = (authSecret: string): readonly Forget[] => [
  anonymiseRuns,
  anonymiseFeedback,
  (transaction, { id, email }) => forgetKeys(transaction, authSecret, [id, emailKey(email)]),
]
