import type { Feature } from '../http/feature.ts'
import type { RateLimiter } from '../http/rate-limit.ts'
import { type SaveDeps, saveHandlers, saveLimits } from './routes.ts'
import { exportSave } from './store.ts'

type Deps = SaveDeps & { readonly rateLimit: RateLimiter }

export const saves = {
  serve: (deps: Deps) => ({
    handlers: saveHandlers(deps),
    limits: saveLimits(deps.rateLimit),
  }),
  collect: { game: exportSave },
} satisfies Feature<Deps>
