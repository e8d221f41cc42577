import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv, ServerDeps } from '../http/app-env.ts'
import type { Feature } from '../http/feature.ts'
import type { Pictures } from '../http/pictures.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import { factFeeds } from './board/feeds.ts'
import { registerFactPictures } from './board/pictures.ts'
import type { Poster } from './board/poster/poster.ts'
import { factContents } from './board/reads.ts'
import { addSampleFacts } from './board/sample-facts.ts'
import { registerSitemap } from './board/sitemap.ts'
import { fillIndex } from './corrections/reindex.ts'
import { reportForm, shareForm, voteForm } from './fact-forms.ts'
import { registerFeeds } from './feeds/writer.ts'
import { type FactDeps, factHandlers, factLimits } from './routes.ts'

type Deps = FactDeps &
  Pick<ServerDeps, 'publicUrl'> & {
    readonly rateLimit: RateLimiter
    readonly pictures: Pictures<Poster>
  }

export const facts = {
  serve: (deps: Deps) => ({
    handlers: factHandlers(deps),
    limits: factLimits(deps.rateLimit),
    contents: factContents(deps.reads),
    forms: [shareForm, voteForm, reportForm],
    register: (app: OpenAPIHono<AppEnv>) => {
      registerFeeds(app, deps, factFeeds(deps.database))
      registerSitemap(app, deps)
      registerFactPictures(app, deps)
    },
  }),
  prepare: async (database, { sampleFacts }) => {
    await fillIndex(database)
    if (sampleFacts) await addSampleFacts(database)
  },
} satisfies Feature<Deps>
