import type { Feature } from '../http/feature.ts'
import { type AccountLimitDeps, accountLimits } from './rate-limits.ts'
import { type AccountDeps, accountHandlers, registerChangePassword } from './routes.ts'
import { cleanUpAccounts } from './users.ts'

export const accounts = {
  serve: (deps: AccountDeps & AccountLimitDeps) => ({
    handlers: accountHandlers(deps),
    limits: accountLimits(deps),
    register: registerChangePassword,
  }),
  cleanUp: ({ database, now }) => cleanUpAccounts(database, now),
} satisfies Feature<AccountDeps & AccountLimitDeps>
