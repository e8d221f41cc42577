import type { Feature } from '../http/feature.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import {
  type FeedbackDeps,
  feedbackContents,
  feedbackForm,
  feedbackHandlers,
  feedbackLimits,
} from './routes.ts'
import { anonymiseFeedback, listFeedbackOf } from './store.ts'

type Deps = FeedbackDeps & { readonly rateLimit: RateLimiter }

export const feedback = {
  serve: (deps: Deps) => ({
    handlers: feedbackHandlers(deps),
    limits: feedbackLimits(deps.rateLimit),
    contents: feedbackContents,
    forms: [feedbackForm],
  }),
  forget: anonymiseFeedback,
  collect: { feedback: listFeedbackOf },
} satisfies Feature<Deps>
