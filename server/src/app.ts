import { lazyAuth, makeFindSignedIn } from './accounts/call-auth.ts'
import { makeKnownBrowsers, sessionCookieOf } from './accounts/browsers.ts'
import { signInLimits } from './accounts/rate-limits.ts'
import type { PasswordHashing } from './accounts/auth.ts'
import type { Mailer } from './accounts/mailer.ts'
import { listUsernameSpellings } from './accounts/usernames.ts'
import type { FindUsernames } from './lib/names/display-names.ts'
import { registerEveryRequest } from './http/every-request.ts'
import { type Admission, openAdmission } from './http/overload.ts'
import {
  type Fetch,
  type Handlers,
  makeRouter,
  registerCalls,
  requireSignedIn,
  refuseForeignWrites,
} from './http/routing.ts'
import { registerDocs } from './system/reference.ts'
import { handleNotFound } from './http/pages.ts'
import { makeDocuments } from './http/documents.ts'
import { makePictures } from './http/pictures.ts'
import { registerForms } from './http/forms.ts'
import { handleError } from './http/problems.ts'
import { countersInMemory, makeRateLimiter } from './http/rate-limit.ts'
import { sharedCounters } from './http/shared-rate-limit.ts'
import type { Metrics } from './lib/metrics.ts'
import { saveHandlers } from './saves/routes.ts'
import { accountHandlers, registerChangePassword } from './accounts/routes.ts'
import { registerFeeds } from './facts/feeds/feeds.ts'
import { registerPictures } from './facts/feeds/pictures.ts'
import { makeFactCache } from './facts/store/fact-cache.ts'
import { makeFactReads, factContents } from './facts/board/reads.ts'
import { shareForm, voteForm } from './facts/fact-forms.ts'
import { correctionForms } from './facts/corrections/forms.ts'
import { factHandlers } from './facts/routes.ts'
import { correctionHandlers } from './facts/corrections/routes.ts'
import { makeDayReads } from './facts/rounds/days.ts'
import { findFactOfTheDay } from './facts/rounds/fact-of-the-day.ts'
import { choiceForms } from './facts/rounds/forms.ts'
import { findResults } from './facts/rounds/results-store.ts'
import { dayContents, dayHandlers, makeForgetPicks } from './facts/rounds/routes.ts'
import { readStock } from './facts/rounds/stock.ts'
import { registerSitemap } from './facts/feeds/sitemap.ts'
import { feedbackContents, feedbackForm, feedbackHandlers } from './feedback/routes.ts'
import { healthHandlers, noticeContents, settingsHandlers } from './system/routes.ts'
import { dailyContents, dailyHandlers } from './runs/daily/daily.ts'
import { leaderboardHandlers } from './runs/leaderboard/leaderboard.ts'
import { allLimits } from './rate-limits.ts'
import { makeClaimRuns } from './runs/ranked/claim-runs.ts'
import { limitStartsOfAccount, runHandlers } from './runs/ranked/routes.ts'
import { updateContents, updateHandlers } from './updates/updates.ts'
import type { FindSignedIn, ServerDeps } from './http/app-env.ts'
import { makeForget } from './operate/lifecycle.ts'
import { listFeedbackOf, letterStore } from './feedback/store.ts'
import { listRunsOf } from './runs/ranked/owner-store.ts'
import { redirectOldDares } from './runs/ranked/old-dares.ts'
import { registerRunPictures } from './runs/ranked/picture.ts'
import { runContents } from './runs/ranked/public-run.ts'
import { countRunsSince } from './runs/store.ts'
import { exportSave } from './saves/store.ts'
import { makeDayCounter } from './lib/day-counter.ts'
import type { Settings } from './lib/settings.ts'
import { makeDeskAccess } from './facts/desk/access.ts'
import { registerDeskFeed } from './facts/desk/feed.ts'
import { makeFindFigures } from './facts/desk/figures.ts'
import { deskHandlers } from './facts/desk/routes.ts'
import { makeCheckPost } from './facts/posting/rules.ts'
import { makeSenders } from './facts/posting/senders.ts'
import { makeReadFigures } from './operate/metrics/figures.ts'
import type { Picture } from './draw-picture.ts'

/** The dependencies of the app. main.ts passes the real ones, tests pass their own. */
export type AppDeps = Omit<ServerDeps, 'findSignedIn' | 'findUsernames'> & {
  /** Without it nothing is counted. */
  readonly metrics?: Metrics | undefined
  readonly settings: Settings
  /** Sends mails; undefined if passwords cannot be reset. */
  readonly mailer: Pick<Mailer, 'send'> | undefined
  /** The hashing of passwords; scrypt by default. */
  readonly hashing?: PasswordHashing
  /** Decides which requests are refused; by default none. */
  readonly admission?: Admission
  /** Finds the session of a request; by default accounts do so. */
  readonly findSignedIn?: FindSignedIn
}

/**
 * Creates the complete server without a listener, as the function that responds to requests. It serves the calls, their
 * reference, and the built page.
 */
export const makeApp = (deps: AppDeps): Fetch => {
  const { authSecret, database, publicUrl, settings, monotonic } = deps
  const rateLimit = makeRateLimiter({
    enabled: settings.RATE_LIMITS,
    // With the embedded database there is only one server, so its counts need not be shared.
    openCounter: database.dialect === 'sqlite' ? countersInMemory(monotonic) : sharedCounters(deps),
  })
  const browsers = makeKnownBrowsers(authSecret, publicUrl)
  const signIns = signInLimits(rateLimit, browsers)
  const auth = lazyAuth({
    ...deps,
    forget: makeForget(authSecret),
    onPasswordReset: signIns.reset,
  })
  const findSignedIn = deps.findSignedIn ?? makeFindSignedIn(auth)
  const findUsernames: FindUsernames = (spellings) =>
    listUsernameSpellings(deps.database, spellings)
  const signedInDeps = { ...deps, findSignedIn }
  const startsOfAccount = limitStartsOfAccount(rateLimit, findSignedIn)
  const runDeps = { ...signedInDeps, findUsernames }
  const cache = makeFactCache(monotonic)
  const days = makeDayReads({ ...deps, cache, isOn: settings.ROUND })
  const reads = makeFactReads({
    database,
    cache,
    findFactOfTheDay: () => findFactOfTheDay(database, deps.now()),
    findPlayableRound: days.playable,
    listRoundsOf: days.roundsOf,
  })
  const dayDeps = { ...signedInDeps, cache, days }
  const senders = makeSenders(deps)
  const votes = makeDayCounter(deps.now)
  const checkPost = makeCheckPost({
    database,
    senders,
    bySetting: settings.POSTING,
    isSecret: async (text) => (await readStock(database, deps.now())).keepsSecret(text),
  })
  const desk = makeDeskAccess({ ...deps, isOn: settings.DESK })
  const handlers: Handlers = {
    ...healthHandlers(deps),
    ...settingsHandlers(deps),
    ...factHandlers({ ...deps, cache, reads, senders, checkPost, votes }),
    ...deskHandlers({
      ...deps,
      cache,
      letters: letterStore,
      findFigures: makeFindFigures({
        database,
        settings,
        now: deps.now,
        readFigures: makeReadFigures(deps),
        countRuns: (since) => countRunsSince(database, since),
        countVotes: votes.read,
      }),
      bySetting: settings.POSTING,
    }),
    ...correctionHandlers({ ...deps, cache, senders, checkPost }),
    ...dayHandlers(dayDeps),
    ...leaderboardHandlers(runDeps),
    ...runHandlers({ ...runDeps, startsOfAccount }),
    ...dailyHandlers(runDeps),
    ...updateHandlers(deps),
    ...feedbackHandlers({ ...signedInDeps, checkAllowed: senders.checkAllowed }),
    ...accountHandlers({
      ...signedInDeps,
      auth,
      browsers,
      forgetPlayer: makeForgetPicks(deps),
      collect: {
        save: exportSave,
        runs: listRunsOf,
        feedback: listFeedbackOf,
        rounds: findResults,
      },
    }),
    ...saveHandlers({ ...deps, claimRuns: makeClaimRuns(database, startsOfAccount) }),
  }

  const app = makeRouter()
  const refuseForeign = refuseForeignWrites(publicUrl)
  registerEveryRequest(app, { ...deps, trustProxy: settings.TRUST_PROXY })
  const { admit, countInFlight } = deps.admission ?? openAdmission
  app.use(admit)
  app.use('/api/desk/*', desk.guard)
  desk.registerForm(app, refuseForeign)
  registerCalls(app, {
    countInFlight,
    handlers,
    limits: allLimits({ ...signedInDeps, rateLimit, signIns, startsOfAccount }),
    requireSignedIn: requireSignedIn(findSignedIn),
    refuseForeign,
  })
  registerDocs(app, { publicUrl, sessionCookie: sessionCookieOf(publicUrl) })
  registerChangePassword(app)
  registerFeeds(app, { ...deps, cache, days })
  registerDeskFeed(app, { ...deps, isOn: settings.DESK })
  registerSitemap(app, { ...deps, rateLimit })
  const program = new URL('draw-picture.ts', import.meta.url)
  const pictures = makePictures<Picture>({ ...deps, rateLimit, program })
  registerPictures(app, { ...deps, pictures, days })
  const documents = makeDocuments({
    ...deps,
    hasImprint: settings.IMPRINT !== undefined,
    contents: {
      ...factContents(reads),
      ...dayContents(dayDeps),
      ...runContents(runDeps),
      ...dailyContents(deps),
      ...updateContents(deps),
      ...feedbackContents,
      ...noticeContents(settings),
      desk: desk.contents,
    },
  })
  redirectOldDares(app)
  registerRunPictures(app, { ...runDeps, pictures, findDrawing: documents.findDrawing })
  const takesForm = registerForms(app, {
    refuseForeign,
    countInFlight,
    respondWithDocument: documents.respond,
    forms: [shareForm, voteForm, ...correctionForms, ...choiceForms(deps), feedbackForm],
  })
  app.notFound(handleNotFound(app, { ...deps, takesForm, respondWithDocument: documents.respond }))
  app.onError(
    async (error, c) => (await documents.respondToError(error, c)) ?? handleError(error, c),
  )
  return app.fetch
}
