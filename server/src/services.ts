import { dayOf } from '@fable/contract/limits'
import type { PasswordHashing } from './accounts/auth.ts'
import { makeKnownBrowsers, sessionCookieOf } from './accounts/browsers.ts'
import { lazyAuth, makeFindSignedIn } from './accounts/call-auth.ts'
import type { Mailer } from './accounts/mailer.ts'
import { signInLimits } from './accounts/rate-limits.ts'
import { listUsernameSpellings } from './accounts/usernames.ts'
import type { Picture } from './draw-picture.ts'
import { makeFactReads } from './facts/board/reads.ts'
import { makeReportCase } from './facts/moderation/report-case.ts'
import { makeCheckPost } from './facts/posting/rules.ts'
import { makeSenders } from './facts/posting/senders.ts'
import { makeDayReads } from './facts/rounds/days.ts'
import { ensureFactOfTheDay } from './facts/rounds/fact-of-the-day.ts'
import { makeForgetPicks } from './facts/rounds/own-day.ts'
import { listSecretFacts } from './facts/rounds/secret-facts.ts'
import { readStock } from './facts/rounds/stock.ts'
import { makeFactCache } from './facts/store/fact-cache.ts'
import { letterStore } from './feedback/store.ts'
import type { FindSignedIn, ServerDeps } from './http/app-env.ts'
import type { Admission } from './http/overload.ts'
import { makePictures } from './http/pictures.ts'
import { countersInMemory, makeRateLimiter, type RateLimiter } from './http/rate-limit.ts'
import { refuseForeignWrites } from './http/routing.ts'
import { type LoadScreens, makeLoadScreens } from './http/screens.ts'
import { sharedCounters } from './http/shared-rate-limit.ts'
import { makeDayCounter } from './lib/day-counter.ts'
import type { Metrics } from './lib/metrics.ts'
import type { Settings } from './lib/settings.ts'
import { COLLECT, type FeatureDeps } from './operate/features.ts'
import { makeForget } from './operate/lifecycle.ts'
import { makeReadFigures } from './operate/metrics/figures.ts'
import { makeClaimRuns } from './runs/ranked/claim-runs.ts'
import { limitStartsOfAccount } from './runs/ranked/limits.ts'
import { countRunsSince } from './runs/store.ts'

/** main.ts passes the real dependencies, tests pass their own. */
export type AppDeps = Omit<ServerDeps, 'findSignedIn' | 'findUsernames'> & {
  readonly metrics?: Metrics | undefined
  readonly settings: Settings
  readonly mailer: Pick<Mailer, 'send'> | undefined
  readonly hashing?: PasswordHashing
  readonly admission?: Admission
  readonly findSignedIn?: FindSignedIn
}

type Services = FeatureDeps & { readonly loadScreens: LoadScreens }

export function makeServices(deps: AppDeps): Services {
  const { authSecret, database, publicUrl, settings, monotonic } = deps
  const rateLimit = makeRateLimiter({
    enabled: settings.RATE_LIMITS,
    // With the embedded database there is only one server, so its counts need not be shared.
    openCounter: database.dialect === 'sqlite' ? countersInMemory(monotonic) : sharedCounters(deps),
  })
  const loadScreens = makeLoadScreens(deps.webDist)
  const program = new URL('draw-picture.ts', import.meta.url)
  const accounts = makeAccountServices(deps, rateLimit)
  const startsOfAccount = limitStartsOfAccount(rateLimit, accounts.findSignedIn)

  return {
    ...deps,
    ...accounts,
    ...makeBoardServices(deps),
    rateLimit,
    loadScreens,
    findDrawing: async (character) => (await loadScreens())?.drawingOf(character),
    pictures: makePictures<Picture>({ ...deps, rateLimit, program }),
    refuseForeign: refuseForeignWrites(publicUrl),
    sessionCookie: sessionCookieOf(publicUrl),
    forgetPlayer: makeForgetPicks({ authSecret, publicUrl, now: deps.now }),
    collect: COLLECT,
    startsOfAccount,
    claimRuns: makeClaimRuns(database, startsOfAccount),
    letters: letterStore,
    readFigures: makeReadFigures(deps),
    countRuns: (since) => countRunsSince(database, since),
  }
}

type AccountServices = Pick<
  FeatureDeps,
  'auth' | 'browsers' | 'signIns' | 'findSignedIn' | 'findUsernames'
>

function makeAccountServices(deps: AppDeps, rateLimit: RateLimiter): AccountServices {
  const { authSecret, database, publicUrl } = deps
  const browsers = makeKnownBrowsers(authSecret, publicUrl)
  const signIns = signInLimits(rateLimit, browsers)
  const auth = lazyAuth({ ...deps, forget: makeForget(authSecret), onPasswordReset: signIns.reset })
  return {
    auth,
    browsers,
    signIns,
    findSignedIn: deps.findSignedIn ?? makeFindSignedIn(auth),
    findUsernames: (spellings) => listUsernameSpellings(database, spellings),
  }
}

type BoardServices = Pick<
  FeatureDeps,
  | 'cache'
  | 'days'
  | 'reads'
  | 'senders'
  | 'checkPost'
  | 'checkAllowed'
  | 'report'
  | 'votes'
  | 'countVotes'
>

function makeBoardServices(deps: AppDeps): BoardServices {
  const { database, settings, now } = deps
  const cache = makeFactCache(deps.monotonic)
  const days = makeDayReads({ ...deps, cache, isOn: settings.ROUND })
  const senders = makeSenders(deps)
  const votes = makeDayCounter(now)

  return {
    cache,
    days,
    reads: makeFactReads({
      database,
      cache,
      ensureFactOfTheDay: () => ensureFactOfTheDay(database, now()),
      findTodaysRound: days.today,
      listSecretFacts: () => listSecretFacts(database, dayOf(now())),
      listRoundsOf: days.roundsOf,
    }),
    senders,
    checkAllowed: senders.checkAllowed,
    checkPost: makeCheckPost({
      database,
      senders,
      bySetting: settings.POSTING,
      isSecret: async (text) => (await readStock(database, now())).keepsSecret(text),
    }),
    report: makeReportCase({ ...deps, cache }),
    votes,
    countVotes: votes.read,
  }
}
