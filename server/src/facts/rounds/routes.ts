import type { Context } from 'hono'
import type { Month } from '@fable/contract'
import {
  addDays,
  dayOf,
  dayPath,
  type Friend,
  isDay,
  isMonth,
  monthPath,
  type Place,
  readFriend,
  resultOf,
  SCREEN_PATHS,
} from '@fable/contract/limits'
import type { AppEnv, ServerDeps, SignedIn } from '../../http/app-env.ts'
import type { Contents, Found } from '../../http/documents.ts'
import { problem } from '../../http/problems.ts'
import { limitCalls, type RateLimiter, READS } from '../../http/rate-limit.ts'
import { type CallLimits, type HandlersUnder, signedInOf } from '../../http/routing.ts'
import { batch } from '../../lib/batch.ts'
import { minuteOf } from '../../lib/minutes.ts'
import type { FactCache } from '../store/fact-cache.ts'
import {
  type Chosen,
  dayFor,
  type DayReads,
  type KnownDay,
  type Own,
  placeOf,
  stateOf,
} from './days.ts'
import { findResults, mergeResults } from './results-store.ts'
import { type Choice, copyChoice, findChoice, insertChoices } from './rounds-store.ts'
import { findSaid, findSeals, mergeSeals } from './seals-store.ts'
import {
  makeRoundPicks,
  makeRoundTokens,
  makeSealCookies,
  openDays,
  type SealCookies,
  sealedDays,
  type RoundPicks,
  type RoundTokens,
} from './token.ts'

/** A client that pretends to be many browsers could change the counts, but nothing else. */
export const dayLimits = (rateLimit: RateLimiter): CallLimits =>
  limitCalls(rateLimit, {
    'GET /api/days': READS,
    'GET /api/days/:day': READS,
    'POST /api/days/:day/choice': { limit: 300, windowMs: 600_000 },
    'POST /api/days/:day/seal': { limit: 300, windowMs: 600_000 },
    'PUT /api/account/rounds': { limit: 60, windowMs: 60_000 },
  })

export type DayDeps = Pick<
  ServerDeps,
  'database' | 'now' | 'findSignedIn' | 'authSecret' | 'publicUrl'
> & {
  readonly cache: FactCache
  readonly days: DayReads
}

type Cookies = {
  readonly tokens: RoundTokens
  readonly picks: RoundPicks
  readonly seals: SealCookies
}

const makeCookies = ({
  authSecret,
  publicUrl,
}: Pick<DayDeps, 'authSecret' | 'publicUrl'>): Cookies => ({
  tokens: makeRoundTokens(authSecret, publicUrl),
  picks: makeRoundPicks(authSecret, publicUrl),
  seals: makeSealCookies(publicUrl),
})

export function makeForgetPicks({
  now,
  ...deps
}: Pick<DayDeps, 'authSecret' | 'publicUrl' | 'now'>): (c: Context<AppEnv>) => void {
  const { tokens, picks, seals } = makeCookies(deps)
  return (c) => {
    const today = dayOf(now())
    for (const day of openDays(today)) tokens.forget(c, day)
    for (const day of sealedDays(today)) seals.forget(c, day)
    picks.forget(c)
  }
}

const uncounted = (place: Place): Chosen => ({ place, isLate: true })

/**
 * The token for a new pick comes first. An account has one token in all its browsers; this browser's own may have a
 * pick from before the sign-in.
 */
function listTokens(
  { tokens }: Cookies,
  c: Context<AppEnv>,
  { day, signedIn }: { readonly day: string; readonly signedIn: SignedIn | null },
): [string, ...string[]] {
  if (!signedIn) return [tokens.findOrGive(c, day)]
  const own = tokens.find(c, day)
  return [tokens.ofAccount(signedIn.userId, day), ...(own === undefined ? [] : [own])]
}

// A name that may not be shown to everybody is left out.
async function findFriend(query: Readonly<Record<string, string>>): Promise<Friend | null> {
  const friend = readFriend(query)
  if (!friend || friend.name === '') return friend
  // Loaded on demand, because loading the word lists takes a tenth of the server's start.
  const { isShowable } = await import('../../lib/names/rules.ts')
  return isShowable(friend.name) ? friend : { ...friend, name: '' }
}

type OwnDay = { readonly known: KnownDay; readonly own: Own }

/** If a pick would be counted, gives a browser without an account a token. */
async function findOwnDay(
  { database, days, findSignedIn, ...cookies }: DayDeps & Cookies,
  c: Context<AppEnv>,
  { day, now }: { readonly day: string; readonly now: number },
): Promise<OwnDay | null> {
  const known = (await days.day(day)).value
  if (!known) return null
  const signedIn = await findSignedIn(c.req.raw.headers)
  const said = await findOwnSeals({ database, cookies }, c, { known, signedIn })
  if (known.round === null) return { known, own: { ...said, chosen: undefined } }
  if (stateOf(day, now) === 'over') {
    const picked = cookies.picks.find(c, day)
    return { known, own: { ...said, chosen: picked && uncounted(picked) } }
  }
  const own = listTokens(cookies, c, { day, signedIn })
  const place = await findChoice(database, { day, tokens: own })
  const chosen = place === undefined ? undefined : { place: placeOf(place) }
  return { known, own: { ...said, chosen } }
}

async function findOwnSeals(
  { database, cookies }: Pick<DayDeps, 'database'> & { readonly cookies: Pick<Cookies, 'seals'> },
  c: Context<AppEnv>,
  { known, signedIn }: { readonly known: KnownDay; readonly signedIn: SignedIn | null },
): Promise<Omit<Own, 'chosen'>> {
  const { day, round, next } = known
  const find = async (of: string, isFable: boolean) => {
    const inBrowser = cookies.seals.find(c, of)
    if (!signedIn) return inBrowser
    const { userId } = signedIn
    return (await findSaid(database, { userId, day: of, isFable })) ?? inBrowser
  }
  return {
    said: round?.sealedPlace
      ? await find(day, round.sealedPlace === round.solution.fable.place)
      : undefined,
    nextSaid: next ? await find(addDays(day, 1), next.isFable) : undefined,
  }
}

export function dayHandlers(deps: DayDeps): HandlersUnder<'/api/days' | '/api/account/rounds'> {
  const { database, now, findSignedIn, cache, days } = deps
  const cookies = makeCookies(deps)
  const { tokens, picks, seals } = cookies
  const choose = batch((choices: Choice[]) =>
    insertChoices(database, choices).finally(() => {
      cache.changed('choices')
    }),
  )

  /** Returns the visitor's first pick, which may be an earlier one. */
  const pick = async (
    c: Context<AppEnv>,
    { place, ...of }: { readonly day: string; place: Place; signedIn: SignedIn | null },
  ): Promise<Chosen> => {
    const { day } = of
    const own = listTokens(cookies, c, of)
    const before = await findChoice(database, { day, tokens: own })
    if (before !== undefined) return { place: placeOf(before) }
    const [token] = own
    const hasReturned = await hasPicked(c, addDays(day, -1), of.signedIn)
    return { place: placeOf(await choose({ day, token, place: Number(place), hasReturned })) }
  }

  const hasPicked = async (c: Context<AppEnv>, day: string, signedIn: SignedIn | null) => {
    const inBrowser = tokens.find(c, day)
    const own = [
      ...(signedIn ? [tokens.ofAccount(signedIn.userId, day)] : []),
      ...(inBrowser === undefined ? [] : [inBrowser]),
    ]
    return (await findChoice(database, { day, tokens: own })) !== undefined
  }

  const keepPicks = async (c: Context<AppEnv>, userId: string) => {
    for (const day of openDays(dayOf(now()))) {
      const from = tokens.find(c, day)
      if (from === undefined) continue
      await copyChoice(database, { day, from, to: tokens.ofAccount(userId, day) })
      // The pick is the account's from now on, also in this browser.
      tokens.forget(c, day)
    }
  }

  const keepSeals = async (c: Context<AppEnv>, userId: string) => {
    for (const day of sealedDays(dayOf(now()))) {
      const said = seals.find(c, day)
      if (said === undefined) continue
      await mergeSeals(database, { userId, seals: { [day]: said }, now: now() })
      seals.forget(c, day)
    }
  }

  return {
    'GET /api/days': ({ query }) => days.month(query.month ?? dayOf(now()).slice(0, 7)),

    'GET /api/days/:day': async ({ params }, c) => {
      const asked = now()
      const day = params.day === 'today' ? dayOf(asked) : params.day
      const found = await findOwnDay({ ...deps, ...cookies }, c, { day, now: asked })
      if (!found) throw problem('day_not_found')
      return dayFor(found.known, found.own, asked)
    },

    'POST /api/days/:day/choice': async ({ params, body }, c) => {
      const { day } = params
      // The time is read only once: a pick in the last moment of a day belongs to that day, whenever it is stored.
      const pressed = now()
      const before = (await days.day(day)).value
      if (!before?.round) throw problem('day_not_found')

      const isOver = stateOf(day, pressed) === 'over'
      const signedIn = await findSignedIn(c.req.raw.headers)
      const chosen = isOver
        ? uncounted(body.pick)
        : await pick(c, { day, place: body.pick, signedIn })
      picks.give(c, { day, place: chosen.place })

      const known = isOver ? before : ((await days.day(day)).value ?? before)
      const said = await findOwnSeals({ database, cookies }, c, { known, signedIn })
      const own = dayFor(known, { ...said, chosen }, pressed)

      const result = resultOf(own.round)
      if (signedIn && result) {
        const results = { [day]: result }
        await mergeResults(database, { userId: signedIn.userId, results, now: pressed })
      }
      return own
    },

    'POST /api/days/:day/seal': async ({ params: { day }, body: { say } }, c) => {
      const pressed = now()
      const today = dayOf(pressed)
      const tomorrow = addDays(today, 1)
      if (isDay(day) && day <= today) throw problem('seal_closed')
      const next = day === tomorrow ? (await days.day(today)).value?.next : null
      if (!next) throw problem('day_not_found')

      const signedIn = await findSignedIn(c.req.raw.headers)
      const before = seals.find(c, day)
      const first = before ?? say
      if (!signedIn) {
        if (!before) seals.give(c, { day, said: say })
        return { said: first }
      }
      const { userId } = signedIn
      await mergeSeals(database, { userId, seals: { [day]: first }, now: pressed })
      const said = await findSaid(database, { userId, day, isFable: next.isFable })
      return { said: said ?? first }
    },

    'PUT /api/account/rounds': async ({ body }, c) => {
      const { userId } = signedInOf(c)
      await keepPicks(c, userId)
      await keepSeals(c, userId)
      await mergeResults(database, { userId, results: body.results, now: now() })
      await mergeSeals(database, { userId, seals: body.seals ?? {}, now: now() })
      return {
        results: await findResults(database, userId),
        seals: await findSeals(database, userId, now()),
      }
    },
  }
}

/** Before a pick the documents are the same for all visitors. */
export function dayContents(deps: DayDeps): Contents {
  const { now, days } = deps
  const cookies = makeCookies(deps)

  type Shown = {
    readonly day: string
    readonly path: string
    readonly now: number
    readonly query: Readonly<Record<string, string>>
  }

  const showDay = async (
    c: Context<AppEnv>,
    { path, query, ...asked }: Shown,
  ): Promise<Found | 404> => {
    const found = await findOwnDay({ ...deps, ...cookies }, c, asked)
    if (!found) return 404
    const { known, own } = found
    // The time is rounded down to the minute, so that a reload within it gets the same document and a response 304.
    const minute = minuteOf(asked.now)
    const day = dayFor(known, own, minute)
    if (own.chosen) return { path, contents: { day }, isSecret: true }
    const friend = await findFriend(query)
    const contents = { day, ...(friend && { friend }) }
    return { path, contents, isPrivate: true, isRare: Boolean(friend?.name) }
  }

  const listMonths = async (month: string): Promise<Month[]> => {
    const { value: first } = await days.month(month)
    if (first.previous === null) return [first]
    const { value: second } = await days.month(first.previous)
    return [first, second]
  }

  return {
    today: ({ query, c }) => {
      const asked = now()
      return showDay(c, { day: dayOf(asked), path: SCREEN_PATHS.today, now: asked, query })
    },

    day: ({ id, query, c }) => showDay(c, { day: id, path: dayPath(id), now: now(), query }),

    days: async ({ query: { month = '' } }) => {
      const isGiven = isMonth(month)
      const months = await listMonths(isGiven ? month : dayOf(now()).slice(0, 7))
      const search = isGiven ? (monthPath(month).split('?')[1] ?? '') : ''
      return { path: SCREEN_PATHS.days, contents: { search, months } }
    },
  }
}
