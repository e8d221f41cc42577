import type { OpenAPIHono } from '@hono/zod-openapi'
import { DAY_MS, dayOf } from '@fable/contract/limits'
import type { AppEnv } from '../../http/app-env.ts'
import type { Feature } from '../../http/feature.ts'
import type { Pictures } from '../../http/pictures.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import { registerFeeds } from '../feeds/writer.ts'
import { dayContents } from './documents.ts'
import { dayFeeds } from './feeds.ts'
import { choiceForms } from './forms.ts'
import type { DayDeps } from './own-day.ts'
import { registerRoundPictures } from './pictures.ts'
import type { RoundPoster } from './poster/round-poster.ts'
import { findResults } from './results-store.ts'
import { deleteChoicesBefore, ensureRounds } from './rounds-store.ts'
import { dayHandlers, dayLimits } from './routes.ts'
import { findSeals } from './seals-store.ts'
import { updateSentences } from './update-sentences.ts'

type Deps = DayDeps & {
  readonly rateLimit: RateLimiter
  readonly pictures: Pictures<RoundPoster>
}

export const rounds = {
  serve: (deps: Deps) => ({
    handlers: dayHandlers(deps),
    limits: dayLimits(deps.rateLimit),
    contents: dayContents(deps),
    forms: choiceForms(deps),
    register: (app: OpenAPIHono<AppEnv>) => {
      registerFeeds(app, deps, dayFeeds(deps))
      registerRoundPictures(app, deps)
    },
  }),
  cleanUp: async ({ database, settings, now }) => {
    await updateSentences(database, dayOf(now))
    // Yesterday's round still counts choices; older ones do not.
    await deleteChoicesBefore(database, dayOf(now - DAY_MS))
    // Days without visitors need a round as well.
    if (settings.ROUND) await ensureRounds(database, dayOf(now))
  },
  collect: { rounds: findResults, seals: findSeals },
} satisfies Feature<Deps>
