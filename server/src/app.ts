import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Logger } from 'pino'
import { lazyAuth } from './accounts/lazy-auth.ts'
import { makeKnownBrowsers } from './accounts/known-browsers.ts'
import { accountLimits, emailKey, signInLimit } from './accounts/limits.ts'
import type { Mailer } from './accounts/mailer.ts'
import { signedInOwner } from './accounts/signed-in.ts'
import type { Database } from './db/open.ts'
import { findAddress } from './http/address.ts'
import type { AppEnv } from './http/app-env.ts'
import { type Handlers, makeRouter, registerCalls } from './http/calls.ts'
import { registerDocs } from './http/docs.ts'
import { handleNotFound } from './http/not-found.ts'
import { pagesFrom } from './http/pages.ts'
import { requirePlayer } from './http/player.ts'
import { handleError } from './http/problems.ts'
import { makeRateLimiter } from './http/rate-limit.ts'
import { requestLog } from './http/request-log.ts'
import { refuseForeignWrites, securityHeaders } from './http/security.ts'
import { accountGameHandlers } from './routes/account-game.ts'
import { accountHandlers } from './routes/account.ts'
import { authHandlers } from './routes/auth.ts'
import { factHandlers } from './routes/facts.ts'
import { feedbackHandlers } from './routes/feedback.ts'
import { healthHandlers } from './routes/health.ts'
import { leaderboardHandlers } from './routes/leaderboard.ts'
import { callLimits } from './routes/limits.ts'
import { runHandlers } from './routes/runs.ts'
import { settingsHandlers } from './routes/settings.ts'
import { updateHandlers } from './routes/updates.ts'
import type { OwnerOf } from './runs/owner.ts'
import type { Settings } from './settings.ts'

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
