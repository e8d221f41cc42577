import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Logger } from 'pino'
import { lazyAuth } from './accounts/lazy-auth.ts'
import { makeKnownBrowsers } from './accounts/known-browsers.ts'
import { accountLimits, emailKey, signInLimit } from './accounts/limits.ts'
import type { Mailer } from './accounts/mailer.ts'
import { signedInOwner } from './accounts/signed-in.ts'
import type { Database } from './platform/db/open.ts'
import { findAddress } from './platform/http/address.ts'
import type { AppEnv } from './platform/http/app-env.ts'
import { type Handlers, makeRouter, registerCalls } from './platform/http/routing.ts'
import { registerDocs } from './system/reference.ts'
import { handleNotFound } from './platform/http/not-found.ts'
import { pagesFrom } from './platform/http/pages.ts'
import { requirePlayer } from './platform/http/signed-in.ts'
import { handleError } from './platform/http/problems.ts'
import { makeRateLimiter } from './platform/http/rate-limit.ts'
import { requestLog } from './platform/http/request-log.ts'
import { refuseForeignWrites, securityHeaders } from './platform/http/security.ts'
import { accountGameHandlers } from './saves/routes.ts'
import { accountHandlers } from './accounts/account-routes.ts'
import { authHandlers } from './accounts/routes.ts'
import { factHandlers } from './facts/routes.ts'
import { feedbackHandlers } from './feedback/routes.ts'
import { healthHandlers } from './system/health.ts'
import { leaderboardHandlers } from './runs/leaderboard.ts'
import { callLimits } from './limits.ts'
import { runHandlers } from './runs/routes.ts'
import { settingsHandlers } from './system/settings.ts'
import { updateHandlers } from './updates/routes.ts'
import type { OwnerOf } from './runs/owner.ts'
import type { Settings } from './platform/settings.ts'

/** What the app needs of the world. main.ts brings the real ones, tests bring their own. */
export type AppDeps = {
  readonly database: Database
  readonly log: Logger
  readonly settings: Settings
  /** What session cookies are signed with. */
  readonly authSecret: string
  /** Without it no password can be reset. */
  readonly mailer: Mailer | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds since some moment, by a clock that never goes back: for durations. */
  readonly monotonic: () => number
  /** The address that visitors use. */
  readonly publicUrl: URL
  /** The folder of the built page. */
  readonly webDist: string
  /** Who sends a request, for the runs they start; who is signed in when not said. */
  readonly ownerOf?: OwnerOf
}

/** The whole server without a port: every call, the description of the calls, and the built page. */
export const makeApp = (deps: AppDeps): OpenAPIHono<AppEnv> => {
  const { authSecret, publicUrl, settings, monotonic } = deps
  const rateLimit = makeRateLimiter({ enabled: settings.RATE_LIMITS, monotonic })
  const browsers = makeKnownBrowsers(authSecret, publicUrl)
  const signIns = signInLimit(rateLimit, browsers)
  const auth = lazyAuth({
    ...deps,
    onPasswordReset: (email) => {
      signIns.forget(emailKey(email))
    },
  })
  const handlers: Handlers = {
    ...healthHandlers(deps),
    ...settingsHandlers(deps),
    ...factHandlers(deps),
    ...leaderboardHandlers(deps),
    ...runHandlers({ ownerOf: signedInOwner(auth), ...deps }),
    ...updateHandlers(deps),
    ...feedbackHandlers({ ...deps, auth }),
    ...authHandlers({ ...deps, auth, browsers }),
    ...accountHandlers(deps),
    ...accountGameHandlers(deps),
  }

  const app = makeRouter()
  app.use(requestLog(deps))
  app.use(findAddress(settings.TRUST_PROXY))
  app.use(securityHeaders(publicUrl))
  app.use('/api/*', refuseForeignWrites(publicUrl))
  registerCalls(app, {
    handlers,
    limits: {
      ...callLimits(rateLimit),
      ...accountLimits({ rateLimit, auth, browsers, signIns }),
    },
    requirePlayer: requirePlayer(auth),
  })
  registerDocs(app)
  app.notFound(handleNotFound(app, pagesFrom(deps.webDist, deps)))
  app.onError(handleError)
  return app
}
