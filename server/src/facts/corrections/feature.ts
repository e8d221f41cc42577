import type { Feature } from '../../http/feature.ts'
import type { RateLimiter } from '../../http/rate-limit.ts'
import { correctionForms } from './forms.ts'
import { type CorrectionDeps, correctionHandlers, correctionLimits } from './routes.ts'

type Deps = CorrectionDeps & { readonly rateLimit: RateLimiter }

export const corrections = {
  serve: (deps: Deps) => ({
    handlers: correctionHandlers(deps),
    limits: correctionLimits(deps.rateLimit),
    forms: correctionForms,
  }),
} satisfies Feature<Deps>
