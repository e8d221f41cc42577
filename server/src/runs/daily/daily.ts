import type { ResponseOf } from '@fable/contract'
import { dayOf, ROAD_ENTRIES } from '@fable/contract/limits'
import { RULES_VERSION } from '@fable/engine'
import type { Database } from '../../db/database.ts'
import { storedName } from '../../lib/names/display-names.ts'
import type { ServerDeps } from '../../http/app-env.ts'
import { problem } from '../../http/problems.ts'
import type { Handlers } from '../../http/routing.ts'
import {
  daysBefore,
  endOf,
  isDay,
  startOf,
  countWalked,
  findAccountCreation,
  findAttempt,
  findOrDrawRoad,
  findRoad,
  hasPlayedBefore,
  listWalkedDays,
} from '../roads.ts'
import { listEntries, listEntriesAround } from '../leaderboard/leaderboard.ts'
import type { Ranking } from '../leaderboard/store.ts'
import { createRun } from '../ranked/routes.ts'
import { commitmentOf } from '../seeds.ts'
import { insertRun } from '../store.ts'

type Deps = Pick<ServerDeps, 'database' | 'now' | 'findSignedIn' | 'findUsernames'>

/** The days of the streak that the page shows. */
const LAST_DAYS = 7

const toIso = (time: number): string => new Date(time).toISOString()

type Walker = ResponseOf<'GET /api/daily'>['you']

/** What an account may do on today's road, and has done on the last ones. */
const findWalker = async (database: Database, userId: string, time: number): Promise<Walker> => {
  const today = dayOf(time)
  const createdAt = await findAccountCreation(database, userId)
  const attempt = await findAttempt(database, { userId, road: today })
  const last = attempt?.streak
    ? attempt
    : await findAttempt(database, { userId, road: daysBefore(time, 1) })
  return {
    mayAttempt: createdAt !== undefined && createdAt < startOf(today),
    amongGuests: !(await hasPlayedBefore(database, { userId, day: today })),
    ...(attempt && {
      attempt: {
        id: attempt.id,
        open: attempt.endedAt === null,
        turns: attempt.turns,
        ...(attempt.daysSurvived !== null && { daysSurvived: attempt.daysSurvived }),
      },
    }),
    streak: last?.streak ?? 0,
    walked: await listWalkedDays(database, { userId, since: daysBefore(time, LAST_DAYS - 1) }),
  }
}

/** The daily roads: everybody plays a day's road with the same secret, which is public when the day has ended. */
export const dailyHandlers = (deps: Deps) => {
  const { database, now, findSignedIn } = deps

  /** The account of a request, if it existed when the day began. */
  const findOldAccount = async (headers: Headers, day: string) => {
    const signedIn = await findSignedIn(headers)
    if (!signedIn) throw problem('account_too_new')
    const createdAt = await findAccountCreation(database, signedIn.userId)
    if (createdAt === undefined || createdAt >= startOf(day)) throw problem('account_too_new')
    return signedIn
  }

  /** The attempt that the account has made already. */
  const resumeAttempt = async ({ userId, road }: { userId: string; road: string }) => {
    const attempt = await findAttempt(database, { userId, road })
    // The account was deleted in the meantime.
    if (!attempt) throw problem('account_too_new')
    if (attempt.endedAt !== null) throw problem('road_walked')
    if (attempt.rules !== RULES_VERSION) throw problem('rules_changed')
    return attempt
  }

  return {
    'GET /api/daily': async (_, c) => {
      const time = now()
      const today = await findOrDrawRoad(database, dayOf(time))
      const yesterday = await findOrDrawRoad(database, daysBefore(time, 1))
      const signedIn = await findSignedIn(c.req.raw.headers)
      return {
        now: toIso(time),
        today: {
          day: today.day,
          closesAt: toIso(endOf(today.day)),
          commitment: commitmentOf(today.secret),
        },
        yesterday: { ...yesterday, commitment: commitmentOf(yesterday.secret) },
        you: signedIn && (await findWalker(database, signedIn.userId, time)),
      }
    },

    'GET /api/daily/:day': async ({ params: { day } }, c) => {
      const today = dayOf(now())
      // Do not query invalid days: PostgreSQL rejects some texts, such as NUL.
      if (!isDay(day)) throw problem('road_not_found')
      const find = day === today ? findOrDrawRoad : findRoad
      const road = await find(database, day)
      if (!road) throw problem('road_not_found')
      const ranking: Ranking = { group: 'runs', road: day }
      const guests: Ranking = { group: 'guests', road: day }
      const signedIn = await findSignedIn(c.req.raw.headers)
      const own = signedIn && (await findAttempt(database, { userId: signedIn.userId, road: day }))
      const place = own?.amongGuests === 1 ? guests : ranking
      const around = own ? await listEntriesAround(deps, own.id, place) : undefined
      return {
        day,
        commitment: commitmentOf(road.secret),
        ...(day < today && { secret: road.secret }),
        walked: await countWalked(database, day),
        entries: await listEntries(deps, { ranking, limit: ROAD_ENTRIES }),
        guests: await listEntries(deps, { ranking: guests, limit: ROAD_ENTRIES }),
        ...(around && { around }),
      }
    },

    'POST /api/daily/:day/runs': async ({ params: { day }, body }, c) => {
      if ((body.rules ?? RULES_VERSION) !== RULES_VERSION) throw problem('rules_changed')
      const time = now()
      const [today, yesterday] = [dayOf(time), daysBefore(time, 1)]
      if (day !== today && day !== yesterday) throw problem('road_not_found')
      if (body.attempt !== (day === today))
        throw problem(body.attempt ? 'road_closed' : 'road_open')
      const owner = body.attempt
        ? await findOldAccount(c.req.raw.headers, day)
        : await findSignedIn(c.req.raw.headers)
      const { secret } = await findOrDrawRoad(database, day)
      const playerName = storedName(body.playerName)
      const attempt = body.attempt ? 1 : 0
      const hasPlayed = owner && (await hasPlayedBefore(database, { userId: owner.userId, day }))
      const amongGuests = body.attempt && !hasPlayed ? 1 : 0
      const run = createRun({ secret, playerName, owner, time, road: day, attempt, amongGuests })
      const given = { commitment: commitmentOf(secret), closesAt: toIso(endOf(day)) }
      if (await insertRun(database, run)) {
        const player = { playerName, userName: run.userName }
        return { id: run.id, rules: run.rules, player, turns: 0, ...given }
      }
      if (!owner || !body.attempt) throw problem('account_too_new')
      const { id, rules, turns, ...names } = await resumeAttempt({
        userId: owner.userId,
        road: day,
      })
      const resumed = { playerName: names.playerName, userName: names.userName }
      return { id, rules, player: resumed, turns, ...given }
    },
  } satisfies Partial<Handlers>
}
