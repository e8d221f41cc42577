import { minuteOf } from '../../lib/minutes.ts'
import type { Month } from '@fable/contract'
import {
  dayOf,
  dayPath,
  isMonth,
  monthPath,
  type Place,
  resultOf,
  SCREEN_PATHS,
} from '@fable/contract/limits'
import type { Context } from 'hono'
import { batch } from '../../lib/batch.ts'
import type { AppEnv, ServerDeps } from '../../http/app-env.ts'
import type { Contents, Found } from '../../http/documents.ts'
import { problem } from '../../http/problems.ts'
import { limitCalls, type RateLimiter, READS } from '../../http/rate-limit.ts'
import { type CallLimits, type HandlersUnder, signedInOf } from '../../http/routing.ts'
import type { FactCache } from '../store/fact-cache.ts'
import { dayFor, type DayReads, isLateChoice, type KnownDay, placeOf, stateOf } from './days.ts'
import { findResults, mergeResults } from './results-store.ts'
import { type Choice, findChoice, insertChoices, type StoredChoice } from './rounds-store.ts'
import { makeRoundPicks, makeRoundTokens, type RoundPicks, type RoundTokens } from './token.ts'

/**
 * The limits of reads and picks for each client. A client that pretends to be many browsers could change the counts,
 * but nothing else.
 */
export const dayLimits = (rateLimit: RateLimiter): CallLimits =>
  limitCalls(rateLimit, {
    'GET /api/days': READS,
    'GET /api/days/:day': READS,
    'POST /api/days/:day/choice': { limit: 300, windowMs: 600_000 },
    'PUT /api/account/rounds': { limit: 60, windowMs: 60_000 },
  })

type Deps = Pick<ServerDeps, 'database' | 'now' | 'findSignedIn' | 'authSecret' | 'publicUrl'> & {
  readonly cache: FactCache
  readonly days: DayReads
}

type Cookies = { readonly tokens: RoundTokens; readonly picks: RoundPicks }

const makeCookies = ({ authSecret, publicUrl }: Deps): Cookies => ({
  tokens: makeRoundTokens(authSecret, publicUrl),
  picks: makeRoundPicks(publicUrl),
})

/** Returns a pick in a round that is over, which is not counted. */
const uncounted = (place: Place): StoredChoice => ({ place: Number(place), late: 1 })

type OwnDay = { readonly known: KnownDay; readonly chosen: StoredChoice | undefined }

/** Finds a day and this browser's pick. If its pick would be counted, gives the browser a token. */
const findOwnDay = async (
  { database, days, tokens, picks }: Deps & Cookies,
  c: Context<AppEnv>,
  { day, now }: { readonly day: string; readonly now: number },
): Promise<OwnDay | null> => {
  const known = (await days.day(day)).value
  if (!known) return null
  if (known.round === null) return { known, chosen: undefined }
  if (stateOf(day, now) === 'over') {
    const picked = picks.find(c)
    return { known, chosen: picked && uncounted(picked) }
  }
  const before = tokens.find(c, day)
  const token = before ?? tokens.findOrGive(c, day)
  // A browser that has only now got a token cannot have picked before.
  const chosen = before === undefined ? undefined : await findChoice(database, { day, token })
  return { known, chosen }
}

/** The calls for days and their rounds, and for the results of accounts. */
export const dayHandlers = (deps: Deps): HandlersUnder<'/api/days' | '/api/account/rounds'> => {
  const { database, now, findSignedIn, cache, days } = deps
  const cookies = makeCookies(deps)
  const { tokens, picks } = cookies
  const choose = batch((choices: Choice[]) =>
    insertChoices(database, choices).finally(cache.choiceMade),
  )

  return {
    'GET /api/days': ({ query }) => days.month(query.month ?? dayOf(now()).slice(0, 7)),

    'GET /api/days/:day': async ({ params }, c) => {
      const asked = now()
      const day = params.day === 'today' ? dayOf(asked) : params.day
      const own = await findOwnDay({ ...deps, ...cookies }, c, { day, now: asked })
      if (!own) throw problem('day_not_found')
      return dayFor(own.known, { chosen: own.chosen, now: asked })
    },

    'POST /api/days/:day/choice': async ({ params, body }, c) => {
      const { day } = params
      // The time is read only once: a pick in the last moment of a day belongs to that day, whenever it is stored.
      const pressed = now()
      const before = (await days.day(day)).value
      if (!before?.round) throw problem('day_not_found')
      const isOver = stateOf(day, pressed) === 'over'
      const chosen = isOver
        ? uncounted(body.pick)
        : await choose({
            day,
            token: tokens.findOrGive(c, day),
            place: Number(body.pick),
            late: isLateChoice(day, pressed) ? 1 : 0,
          })
      picks.give(c, { day, place: placeOf(chosen.place) })
      const known = isOver ? before : ((await days.day(day)).value ?? before)
      const own = dayFor(known, { chosen, now: pressed })
      const result = resultOf(own.round)
      const signedIn = await findSignedIn(c.req.raw.headers)
      if (signedIn && result) {
        const results = { [day]: result }
        await mergeResults(database, { userId: signedIn.userId, results, now: pressed })
      }
      return own
    },

    'PUT /api/account/rounds': async ({ body: { results } }, c) => {
      const { userId } = signedInOf(c)
      await mergeResults(database, { userId, results, now: now() })
      return { results: await findResults(database, userId) }
    },
  }
}

/** The contents of the documents of days. Before a pick they are the same for all visitors. */
export const dayContents = (deps: Deps): Contents => {
  const { now, days } = deps
  const cookies = makeCookies(deps)

  type Shown = { readonly day: string; readonly path: string; readonly now: number }

  const showDay = async (c: Context<AppEnv>, { path, ...asked }: Shown): Promise<Found | 404> => {
    const own = await findOwnDay({ ...deps, ...cookies }, c, asked)
    if (!own) return 404
    // The time is rounded down to the minute, so that a reload within it gets the same document and a response 304.
    const minute = minuteOf(asked.now)
    const contents = { day: dayFor(own.known, { chosen: own.chosen, now: minute }) }
    return { path, contents, isPrivate: true }
  }

  /** Lists the months of a document: the requested one and the one before. */
  const listMonths = async (month: string): Promise<Month[]> => {
    const { value: first } = await days.month(month)
    if (first.previous === null) return [first]
    const { value: second } = await days.month(first.previous)
    return [first, second]
  }

  return {
    today: ({ c }) => {
      const asked = now()
      return showDay(c, { day: dayOf(asked), path: SCREEN_PATHS.today, now: asked })
    },

    day: ({ id, c }) => showDay(c, { day: id, path: dayPath(id), now: now() }),

    days: async ({ query: { month = '' } }) => {
      const isGiven = isMonth(month)
      const months = await listMonths(isGiven ? month : dayOf(now()).slice(0, 7))
      const search = isGiven ? (monthPath(month).split('?')[1] ?? '') : ''
      return { path: SCREEN_PATHS.days, contents: { search, months } }
    },
  }
}
