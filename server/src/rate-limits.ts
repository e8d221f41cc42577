import { type AccountLimitDeps, accountLimits } from './accounts/rate-limits.ts'
import { dayLimits } from './facts/rounds/routes.ts'
import { correctionLimits } from './facts/corrections/routes.ts'
import { factLimits } from './facts/routes.ts'
import { feedbackLimits } from './feedback/routes.ts'
import type { CallLimits } from './http/routing.ts'
import { type RunLimitDeps, runLimits } from './runs/ranked/routes.ts'
import { saveLimits } from './saves/routes.ts'

export const allLimits = (deps: AccountLimitDeps & RunLimitDeps): CallLimits => {
  const { rateLimit } = deps
  return {
    ...factLimits(rateLimit),
    ...correctionLimits(rateLimit),
    ...dayLimits(rateLimit),
    ...feedbackLimits(rateLimit),
    ...runLimits(deps),
    ...saveLimits(rateLimit),
    ...accountLimits(deps),
  }
}
