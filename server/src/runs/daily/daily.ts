import type { ResponseOf } from '@fable/contract'
import { addDays, dayOf, endOfDay, isDay, ROAD_ENTRIES, SCREEN_PATHS } from '@fable/contract/limits'
import { forksAlong, hasSharedPaths, isPlayable, newRun, replay } from '@fable/engine'
import type { Database } from '../../db/database.ts'
import type { ServerDeps, SignedIn } from '../../http/app-env.ts'
import type { Found } from '../../http/documents.ts'
import { problem } from '../../http/problems.ts'
import type { HandlersUnder } from '../../http/routing.ts'
import { minuteOf } from '../../lib/minutes.ts'
import { storedName } from '../../lib/names/display-names.ts'
import { chargeWork } from '../../lib/work.ts'
import { chooseForks, findForkCounts } from '../forks.ts'
import { listEntries, listEntriesAround } from '../leaderboard/leaderboard.ts'
import type { Ranking } from '../leaderboard/store.ts'
import { createRun, rulesOf } from '../ranked/routes.ts'
import {
  type Attempt,
  countEnds,
  findAttempt,
  findOrDrawRoad,
  findRoad,
  hasPlayedBefore,
  isRoadOpen,
  listWalkedDays,
  type Road,
} from '../roads.ts'
import { claimHashOf, commitmentOf, decodeInputs, isRunId, turnsOf } from '../seeds.ts'
import { asStarted, findRunWithInputs, insertRun, isGivenUp, isOpen } from '../store.ts'

type Deps = Pick<ServerDeps, 'database' | 'now' | 'findSignedIn' | 'findUsernames'>

const LAST_DAYS = 7

const toIso = (time: number): string => new Date(time).toISOString()

type Walker = ResponseOf<'GET /api/daily'>['you']

async function findWalker(database: Database, userId: string, time: number): Promise<Walker> {
  const today = dayOf(time)
  const attempt = await findAttempt(database, { userId, road: today })
  const last = attempt?.streak
    ? attempt
    : await findAttempt(database, { userId, road: addDays(today, -1) })

  return {
    newcomer: !(await hasPlayedBefore(database, { userId, day: today })),
    ...(attempt && {
      attempt: {
        id: attempt.id,
        open: isOpen(attempt),
        turns: attempt.turns,
        ...(attempt.daysSurvived !== null && { daysSurvived: attempt.daysSurvived }),
        ...(isGivenUp(attempt) && { givenUp: true as const }),
      },
    }),
    streak: last?.streak ?? 0,
    walked: await listWalkedDays(database, { userId, since: addDays(today, 1 - LAST_DAYS) }),
  }
}

async function readGuestDays(
  database: Database,
  time: number,
): Promise<ResponseOf<'GET /api/daily'>> {
  const today = await findOrDrawRoad(database, dayOf(time))
  const yesterday = await findOrDrawRoad(database, addDays(today.day, -1))
  return {
    now: toIso(time),
    today: {
      day: today.day,
      closesAt: toIso(endOfDay(today.day)),
      commitment: commitmentOf(today.secret),
    },
    yesterday: {
      day: yesterday.day,
      secret: yesterday.secret,
      commitment: commitmentOf(yesterday.secret),
    },
    you: null,
  }
}

async function readDays(deps: Deps, headers: Headers): Promise<ResponseOf<'GET /api/daily'>> {
  const { database, findSignedIn } = deps
  const time = deps.now()
  const roads = await readGuestDays(database, time)
  const signedIn = await findSignedIn(headers)
  return { ...roads, you: signedIn && (await findWalker(database, signedIn.userId, time)) }
}

/** The document is the same for everybody within a minute. */
export const dailyContents = ({
  database,
  now,
}: Pick<Deps, 'database' | 'now'>): { readonly daily: () => Promise<Found> } => ({
  daily: async () => {
    const roads = await readGuestDays(database, minuteOf(now()))
    return { path: SCREEN_PATHS.daily, contents: { roads } }
  },
})

// Throws `road_not_found` if the day has no road.
async function findRoadOf({ database, now }: Deps, day: string): Promise<Road> {
  // Texts that are not a day are not looked up, because PostgreSQL rejects some of them, such as those with a NUL.
  if (!isDay(day)) throw problem('road_not_found')
  const road = await (day === dayOf(now()) ? findOrDrawRoad : findRoad)(database, day)
  if (!road) throw problem('road_not_found')
  return road
}

async function readRoad(
  deps: Deps,
  day: string,
  { run, headers }: { readonly run: string | undefined; readonly headers: Headers },
): Promise<ResponseOf<'GET /api/daily/:day'>> {
  const { database, findSignedIn } = deps
  const road = await findRoadOf(deps, day)
  const ranking: Ranking = { road: day }

  const signedIn = await findSignedIn(headers)
  const own = signedIn && (await findAttempt(database, { userId: signedIn.userId, road: day }))
  const id = own?.id ?? run
  const around = id && isRunId(id) ? await listEntriesAround(deps, id, ranking) : undefined
  const ends = await countEnds(database, day)

  return {
    day,
    commitment: commitmentOf(road.secret),
    ...(day < dayOf(deps.now()) && { secret: road.secret }),
    walked: ends.reduce((sum, { runs }) => sum + runs, 0),
    ends,
    entries: await listEntries(deps, { ranking, limit: ROAD_ENTRIES }),
    newcomers: [],
    walkedByNewcomers: 0,
    ...(around && { around }),
  }
}

type Walked = {
  readonly day: string
  readonly id: string
  readonly claim: string | undefined
  readonly headers: Headers
}

/** While the road is open, only the player of the run may read its forks, and only after the run has ended. */
async function readForks(
  { database, now, findSignedIn }: Deps,
  { day, id, claim, headers }: Walked,
): Promise<ResponseOf<'POST /api/daily/:day/forks'>> {
  const run = isDay(day) && isRunId(id) ? await findRunWithInputs(database, id) : undefined
  if (run?.road !== day) throw problem('run_not_found')
  const isOwn = async () =>
    run.userId === null
      ? claim !== undefined && run.claimHash === claimHashOf(claim)
      : (await findSignedIn(headers))?.userId === run.userId
  if (isRoadOpen(day, now()) && (run.endedAt === null || !(await isOwn()))) {
    throw problem('road_open')
  }

  const isCounted = run.endedAt !== null && run.attempt === 1 && hasSharedPaths(run)
  if (!isCounted || !isPlayable(run.rules)) return { forks: [] }

  const started = asStarted(run)
  const beganAt = performance.now()
  const start = newRun(started)
  const forks = forksAlong(start, replay(start, turnsOf(started, decodeInputs(run))))
  chargeWork(performance.now() - beganAt)

  return {
    forks: chooseForks(forks, await findForkCounts(database, day)).map(
      ({ day: at, path, kinds, foe, fell, count }) => ({
        day: at,
        path,
        paths: kinds.map((kind, slot) => ({ kind, taken: count.taken[slot] ?? 0 })),
        ...(foe !== null && { foe }),
        ...(fell && { fell: count.fell }),
      }),
    ),
  }
}

type RoadStart = {
  readonly day: string
  readonly rules: number
  readonly playerName: string
}

async function findOpenAttempt(
  database: Database,
  { userId }: SignedIn,
  road: string,
): Promise<Attempt | undefined> {
  const attempt = await findAttempt(database, { userId, road })
  if (!attempt) return undefined
  if (!isOpen(attempt)) throw problem('road_walked')
  if (!isPlayable(attempt.rules)) throw problem('rules_changed')
  return attempt
}

// All walkers get the same paths under the rules that drew the road. An older page plays by its own rules, and a road
// whose rules can no longer be played is walked by those of the page.
const rulesOnRoad = (road: Road, asked: number): number =>
  isPlayable(road.rules) ? Math.min(road.rules, asked) : asked

/** If the account already has an open attempt, returns that one. */
async function startOnRoad(
  deps: Deps,
  start: RoadStart,
  headers: Headers,
): Promise<ResponseOf<'POST /api/daily/:day/runs'>> {
  const { database } = deps
  const { day, rules, playerName } = start
  const time = deps.now()
  const today = dayOf(time)
  if (day === addDays(today, -1)) throw problem('road_closed')
  if (day !== today) throw problem('road_not_found')

  const owner = await deps.findSignedIn(headers)
  const road = await findOrDrawRoad(database, day)
  const hasPlayed = owner && (await hasPlayedBefore(database, { userId: owner.userId, day }))
  const { row, claim } = createRun({
    secret: road.secret,
    rules: rulesOnRoad(road, rules),
    playerName,
    owner,
    time,
    road: day,
    attempt: 1,
    newcomer: hasPlayed ? 0 : 1,
  })
  const isNew = await insertRun(database, row)
  const begun = owner && !isNew ? await findOpenAttempt(database, owner, day) : undefined
  // The run was not inserted although the account has no attempt, so the account was deleted meanwhile. The run then
  // starts without an account.
  if (!isNew && !begun) return startOnRoad(deps, start, new Headers())
  const started = begun ?? { ...row, turns: 0 }
  return {
    id: started.id,
    rules: started.rules,
    player: { playerName: started.playerName, userName: started.userName },
    turns: started.turns,
    commitment: commitmentOf(road.secret),
    closesAt: toIso(endOfDay(day)),
    ...(claim && { claim }),
  }
}

/** Everybody plays the road of a day with the same secret, which is published when the day has ended. */
export const dailyHandlers = (deps: Deps): HandlersUnder<'/api/daily'> => ({
  'GET /api/daily': (_, c) => readDays(deps, c.req.raw.headers),

  'GET /api/daily/:day': ({ params: { day }, query: { run } }, c) =>
    readRoad(deps, day, { run, headers: c.req.raw.headers }),

  'POST /api/daily/:day/forks': ({ params: { day }, body }, c) =>
    readForks(deps, { day, id: body.run, claim: body.claim, headers: c.req.raw.headers }),

  'POST /api/daily/:day/runs': async ({ params: { day }, body }, c) => {
    const rules = rulesOf(body.rules)
    const playerName = storedName(body.playerName)
    /** @until 0.0.33 Pages of 0.0.32 send `attempt: false` to start a run on yesterday's road. */
    if (body.attempt === false) throw problem('road_closed')
    return startOnRoad(deps, { day, rules, playerName }, c.req.raw.headers)
  },
})
