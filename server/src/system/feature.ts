import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from '../http/app-env.ts'
import type { Feature } from '../http/feature.ts'
import type { Settings } from '../lib/settings.ts'
import { type ReferenceDeps, registerDocs } from './reference.ts'
import { type HealthDeps, healthHandlers, noticeContents, settingsHandlers } from './routes.ts'

type Deps = HealthDeps & ReferenceDeps & { readonly settings: Settings }

export const system = {
  serve: (deps: Deps) => ({
    handlers: { ...healthHandlers(deps), ...settingsHandlers(deps) },
    contents: noticeContents(deps.settings),
    register: (app: OpenAPIHono<AppEnv>) => {
      registerDocs(app, deps)
    },
  }),
} satisfies Feature<Deps>
