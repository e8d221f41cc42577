import type { Context } from 'hono'
import { addDays, dayOf, isDay, type Place, resultOf } from '@fable/contract/limits'
import type { AppEnv, SignedIn } from '../../http/app-env.ts'
import { problem } from '../../http/problems.ts'
import { limitCalls, type RateLimiter, READS } from '../../http/rate-limit.ts'
import { type CallLimits, type HandlersUnder, signedInOf } from '../../http/routing.ts'
import { batch } from '../../lib/batch.ts'
import { type Chosen, dayFor, placeOf, stateOf } from './days.ts'
import {
  type DayDeps,
  findOwnDay,
  findOwnSeals,
  listTokens,
  makeCookies,
  uncounted,
} from './own-day.ts'
import { findResults, mergeResults } from './results-store.ts'
import { type Choice, copyChoice, findChoice, insertChoices } from './rounds-store.ts'
import { findSaid, findSeals, mergeSeals } from './seals-store.ts'
import { openDays, sealedDays } from './token.ts'

/**
 * The limits are generous, because a client that pretends to be many browsers could change the counts but nothing else.
 */
export const dayLimits = (rateLimit: RateLimiter): CallLimits =>
  limitCalls(rateLimit, {
    'GET /api/days': READS,
    'GET /api/days/:day': READS,
    'POST /api/days/:day/choice': { limit: 300, windowMs: 600_000 },
    'POST /api/days/:day/seal': { limit: 300, windowMs: 600_000 },
    'PUT /api/account/rounds': { limit: 60, windowMs: 60_000 },
  })

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
      // From now on the pick belongs to the account, also in this browser.
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
