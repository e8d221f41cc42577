import { SCREEN_PATHS } from '@fable/contract/limits'
import type { FindSignedIn, ServerDeps } from '../http/app-env.ts'
import type { Contents } from '../http/documents.ts'
import type { Form } from '../http/forms.ts'
import { isErrorStatus, limitCalls, type RateLimiter } from '../http/rate-limit.ts'
import type { CallLimits, HandlersUnder } from '../http/routing.ts'
import { insertFeedback } from './store.ts'

export type FeedbackDeps = Pick<ServerDeps, 'database' | 'now' | 'findSignedIn'> & {
  readonly checkAllowed: (address: string) => Promise<void>
}

// The sender is the signed-in account, even if the letter has another e-mail address. A letter without an e-mail
// address has no sender.
const findSender = async (findSignedIn: FindSignedIn, headers: Headers, email = '') =>
  email === '' ? null : ((await findSignedIn(headers))?.userId ?? null)

export const feedbackLimits = (rateLimit: RateLimiter): CallLimits =>
  limitCalls(rateLimit, {
    'POST /api/feedback': { limit: 10, windowMs: 600_000, isFree: isErrorStatus },
  })

export const feedbackHandlers = ({
  database,
  now,
  findSignedIn,
  checkAllowed,
}: FeedbackDeps): HandlersUnder<'/api/feedback'> => ({
  'POST /api/feedback': async ({ body }, c) => {
    await checkAllowed(c.get('address'))
    const userId = await findSender(findSignedIn, c.req.raw.headers, body.email)
    await insertFeedback(database, { ...body, userId }, now())
    return { received: true }
  },
})

/** Without scripts, sending the form leads to a screen that says thank you. */
export const feedbackForm: Form = {
  screen: 'feedback',
  name: 'feedback',
  call: () => '/api/feedback',
  next: () => `${SCREEN_PATHS.feedback}?sent`,
}

export const feedbackContents: Contents = {
  feedback: ({ query }) =>
    Promise.resolve({
      path: SCREEN_PATHS.feedback,
      ...('sent' in query && { contents: { search: 'sent' } }),
    }),
}
