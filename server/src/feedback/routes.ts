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

// The signed-in account, whatever the e-mail address in the letter. Without an e-mail address no sender is stored.
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

/** Without scripts it leads to a page that says thank you. */
export const feedbackForm: Form = {
  screen: 'feedback',
  name: 'feedback',
  call: () => '/api/feedback',
  next: () => `${SCREEN_PATHS.feedback}?sent`,
}

export const feedbackContents: Contents = {
  feedback: ({ query }) =>
    Promise.resolve(
      'sent' in query ? { path: SCREEN_PATHS.feedback, contents: { search: 'sent' } } : undefined,
    ),
}
