import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { routes } from '@fable/contract'
import { newRun, type PathKind, replay, RULES_VERSION } from '@fable/engine'
import { BOTS } from '@fable/engine/bots'
import { deleteUser } from '../../accounts/users.ts'
import {
  type Bot,
  continueRun,
  playRun,
  readProblem,
  readRun,
  recordedTurnsOf,
  sendTurn,
  sendValidTurn,
} from '../../testing/ranked-runs.ts'
import { openRoadApp } from '../../testing/road-app.ts'
import { startOnRoad, walkRoad } from '../../testing/road-runs.ts'
import type { TestAccount } from '../../testing/test-accounts.ts'
import { claimRun } from '../ranked/claim-store.ts'
import { anonymiseRuns, listRunsOf } from '../ranked/owner-store.ts'
import { runContents } from '../ranked/public-run.ts'
import { findOrDrawRoad } from '../roads.ts'
import { commitmentOf, compressInputs } from '../seeds.ts'
import { deleteAbandonedRuns } from '../store.ts'
import { dailyContents } from './daily.ts'

const DAY_MS = 86_400_000
const NOON = Date.UTC(2030, 4, 10, 12)
const [YESTERDAY, TODAY, TOMORROW] = ['2030-05-09', '2030-05-10', '2030-05-11']

const { app, clock, ...road } = await openRoadApp(NOON)
const { database } = app

/** An ended run of an account on a day before all others, which no leaderboard shows. */
async function insertEarlierRun(userId: string) {
  const result = { daysSurvived: 1, lostDays: 0, strength: 1, week: 1, rankAtEnd: 1, hidden: 1 }
  await database.db
    .insertInto('Runs')
    .values({
      ...result,
      id: randomUUID(),
      secret: '',
      rules: 1,
      userId,
      userName: '',
      playerName: '',
      boardName: '',
      playedOn: '2030-05-02',
      startedAt: '2030-05-02T00:00:00.000Z',
      endedAt: '2030-05-02T00:00:00.000Z',
      transcript: compressInputs([]),
    })
    .execute()
}

/** An account that is as old as the test says, and has played on a day before. */
async function newAccount(
  createdAt = Date.UTC(2030, 4, 1),
  { hasPlayed = true } = {},
): Promise<TestAccount> {
  const account = await road.newAccount()
  const { id } = account.user
  const time = new Date(createdAt).toISOString()
  await sql`update "user" set "createdAt" = ${time} where "id" = ${id}`.execute(database.db)
  if (hasPlayed) await insertEarlierRun(id)
  return account
}

async function today(browser: Pick<TestAccount, 'get'> = app) {
  const response = await browser.get('/api/daily')
  return routes['GET /api/daily'].response[200].strict().parse(await response.json())
}

async function roadOf(day: string, browser: Pick<TestAccount, 'get'> = app, run?: string) {
  const response = await browser.get(`/api/daily/${day}${run === undefined ? '' : `?run=${run}`}`)
  return routes['GET /api/daily/:day'].response[200].strict().parse(await response.json())
}

beforeEach(async () => {
  clock.now = NOON
  await database.db.deleteFrom('Runs').execute()
})

describe('the road of a day', () => {
  it('shows its hash from midnight on, and its secret when the day has ended', async () => {
    clock.now = Date.parse(TODAY)
    const before = await today()
    expect(before.today).toMatchObject({ day: TODAY, closesAt: `${TOMORROW}T00:00:00.000Z` })
    expect(before.yesterday.day).toBe(YESTERDAY)
    clock.now += DAY_MS - 1
    expect((await today()).today).toEqual(before.today)
    expect(await roadOf(TODAY)).not.toHaveProperty('secret')
    clock.now += 1
    const { yesterday } = await today()
    expect(yesterday).toMatchObject({ day: TODAY, commitment: before.today.commitment })
    expect(commitmentOf(yesterday.secret)).toBe(before.today.commitment)
    expect((await roadOf(TODAY)).secret).toBe(yesterday.secret)
  })

  it('is in the document of the screen as a guest sees the road, without its secret', async () => {
    clock.now = NOON + 1_500
    const { contents } = await dailyContents({ database, now: () => clock.now }).daily()
    const expected = await today()
    expect(contents?.roads).toEqual({ ...expected, now: new Date(NOON).toISOString() })
    expect(JSON.stringify(contents)).not.toContain((await findOrDrawRoad(database, TODAY)).secret)
  })

  it('has one secret, however many servers draw it at once', async () => {
    const roads = await Promise.all(
      Array.from({ length: 20 }, () => findOrDrawRoad(database, '2029-01-01')),
    )
    expect(new Set(roads.map(({ secret }) => secret)).size).toBe(1)
    expect((await findOrDrawRoad(database, '2029-01-02')).secret).not.toBe(roads[0]?.secret)
  })

  it.each(['2030-05-12', '2001-01-01', 'today', '2030-05-10T00:00', "'", '%00'])(
    'does not exist for %s',
    async (day) => {
      expect(await readProblem(app.get(`/api/daily/${day}`))).toMatchObject({
        code: 'road_not_found',
      })
      const start = readProblem(startOnRoad(app, day))
      expect(await start).toMatchObject({ status: 404, code: 'road_not_found' })
    },
  )
})

/** Always decides the same, with this blow in a fight. */
const steady =
  (blow: (maxDamage: number) => number = (maxDamage) => maxDamage): Bot =>
  ({ mode, maxDamage }) => {
    const inputs = { paychance: 'chance', paths: 'path 1', yesno: 'yes', merchant: 'none' }
    if (mode.name === 'attack') return String(blow(maxDamage))
    return mode.name === 'start' || mode.name === 'playerInput' ? 'start' : inputs[mode.name]
  }

describe('the seeds of a road', () => {
  it('are the same for everybody who makes the same decisions, and only for them', async () => {
    const [ada, bea, cleo] = [await newAccount(), await newAccount(), await newAccount()]
    const first = await walkRoad(ada, TODAY, { bot: steady(), turns: 20 })
    const second = await walkRoad(bea, TODAY, { bot: steady(), turns: 20 })
    expect([second.inputs, second.seeds]).toEqual([first.inputs, first.seeds])
    const other = await walkRoad(cleo, TODAY, { bot: steady(), turns: 2 })
    expect(other.seeds).toEqual(first.seeds.slice(0, 2))
    const { seed } = await sendValidTurn(cleo, other, 2, 'path 2')
    expect([seed, first.inputs[2]]).toEqual([
      expect.not.stringMatching(first.seeds[2] ?? ''),
      'path 1',
    ])
  })

  it('do not depend on the name of a guest or on whether the game asks for the name', async () => {
    const how = { bot: steady(), name: 'Wren' }
    const named = await walkRoad(app, TODAY, { ...how, start: { playerName: 'Wanda' } })
    const asked = await walkRoad(app, TODAY, how)
    expect(asked.inputs.toSpliced(1, 1)).toEqual(named.inputs)
    expect(asked.seeds.toSpliced(1, 1)).toEqual(named.seeds)
  })

  it('are the same for every blow of at least the maximum, and become public with the secret a day later', async () => {
    const exact = await walkRoad(await newAccount(), TODAY, { bot: steady() })
    const larger = await walkRoad(await newAccount(), TODAY, { bot: steady((most) => most + 90) })
    expect(exact.inputs).not.toEqual(larger.inputs)
    expect(exact.seeds).toEqual(larger.seeds)
    clock.now += DAY_MS
    const blow = larger.inputs.findIndex((input) => Number(input) > 90)
    const again = await sendValidTurn(app, larger, blow, larger.inputs[blow] ?? '')
    expect(again.seed).toBe(larger.seeds[blow])
    const { secret, turns } = await readRun(app, larger.id)
    expect(turns.map(({ seed }) => seed)).toEqual(larger.seeds)
    expect(commitmentOf(secret ?? '')).toBe((await today()).yesterday.commitment)
  })
})

/** Lists the sets of paths of a walk, each with the day of the walker and the number of sets before it on that day. */
async function setsOf(browser: Pick<TestAccount, 'get'>, id: string) {
  const { player, turns } = await readRun(browser as TestAccount, id)
  const replayed = replay(newRun(player), turns).turns
  const sets = new Map<string, readonly PathKind[]>()
  for (const [at, { events }] of replayed.entries()) {
    const { day } = replayed[at - 1]?.state ?? newRun(player)
    for (const event of events) {
      const isDrawn = event.type === 'view' || (event.type === 'path' && !event.isSeen)
      if (!isDrawn) continue
      let earlier = 0
      while (sets.has(`${day}/${earlier}`)) earlier += 1
      sets.set(`${day}/${earlier}`, event.kinds)
    }
  }
  return sets
}

describe('the four paths of a road', () => {
  const walk = async (habit: 'pay' | 'chance') => {
    const account = await newAccount()
    const bot: Bot = (state, rng) =>
      state.mode.name === 'paychance' ? habit : BOTS['sensible, knows the odds'](state, rng)
    return { account, run: await walkRoad(account, TODAY, { bot }) }
  }

  it('are the same for everybody on the same day, whatever they decided before', async () => {
    const met = new Map<string, readonly PathKind[]>()
    let shared = 0
    // Some walks end early.
    for (let walks = 0; walks < 30 && shared < 20; walks += 1) {
      const { account, run } = await walk(walks % 2 === 0 ? 'pay' : 'chance')
      for (const [set, kinds] of await setsOf(account, run.id)) {
        if (met.has(set)) shared += 1
        expect([set, kinds]).toEqual([set, met.get(set) ?? kinds])
        met.set(set, kinds)
      }
    }
    expect(shared).toBeGreaterThanOrEqual(20)
  })

  it('have a seed of their own, which is the same when the turn is repeated', async () => {
    const { account, run } = await walk('pay')
    expect((await readRun(account, run.id)).turns).toEqual(recordedTurnsOf(run))
    expect(run.pathSeeds.size).toBeGreaterThan(0)
    const ordinary = await playRun(app, { start: { playerName: 'Wren' } })
    expect(ordinary.pathSeeds.size).toBe(0)
    const begun = await walkRoad(await newAccount(), TODAY, { bot: steady(), turns: 3 })
    const again = await sendValidTurn(app, begun, 2, begun.inputs[2] ?? '')
    expect(again).toMatchObject({ turn: 2, paths: begun.pathSeeds.get(2) })
  })

  it('have no seed of their own in a run or on a road of older rules', async () => {
    const old = await walkRoad(await newAccount(), TODAY, { start: { rules: 1 } })
    expect([old.rules, old.pathSeeds.size]).toEqual([1, 0])
    await database.db.updateTable('DailyRoads').set({ rules: 1 }).where('day', '=', TODAY).execute()
    try {
      const run = await walkRoad(await newAccount(), TODAY)
      expect([run.rules, run.pathSeeds.size, run.posts.reached]).toEqual([1, 0, 3])
    } finally {
      const current = { rules: RULES_VERSION }
      await database.db.updateTable('DailyRoads').set(current).where('day', '=', TODAY).execute()
    }
  })
})

describe('an attempt', () => {
  it('is started once per account, and can be continued in another browser', async () => {
    const ada = await newAccount()
    const starts = await Promise.all([1, 2, 3].map(() => startOnRoad(ada, TODAY)))
    const runs = await Promise.all(starts.map((start) => start.json() as Promise<{ id: string }>))
    expect(starts.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(runs.map(({ id }) => id)).size).toBe(1)
    const begun = await walkRoad(ada, TODAY, { turns: 3 })
    expect(begun.id).toBe(runs[0]?.id)
    const again = (await (await startOnRoad(ada, TODAY)).json()) as object
    expect(again).toMatchObject({ id: begun.id, turns: 3 })
    expect((await today(ada)).you?.attempt).toEqual({ id: begun.id, open: true, turns: 3 })
    await continueRun(ada, begun)
    expect(await readProblem(startOnRoad(ada, TODAY))).toEqual({ status: 409, code: 'road_walked' })
  })

  it.each([
    ['a guest', () => Promise.resolve(app)],
    ['an account of the day', () => newAccount(Date.parse(TODAY), { hasPlayed: false })],
  ])(
    'is marked as that of a newcomer in the list of the day if it was made by %s',
    async (_, browser) => {
      const walker = await browser()
      const { id, ended } = await walkRoad(walker, TODAY)
      expect(ended).toMatchObject({ rank: 1 })
      const { entries, walked, around } = await roadOf(TODAY, app, id)
      expect(walked).toBe(1)
      expect(entries).toMatchObject([{ id, rank: 1, newcomer: true }])
      expect(around).toEqual({ id, entries })
      expect(await readProblem(app.get(`/api/runs/${id}`))).toMatchObject({ code: 'road_open' })
      expect(await (await app.get('/api/leaderboard')).json()).toEqual([])
    },
  )

  it('counts for an account that was created on the same day', async () => {
    const young = await newAccount(Date.parse(TODAY), { hasPlayed: false })
    const { id } = await walkRoad(young, TODAY)
    expect((await today(young)).you).toMatchObject({ newcomer: true, attempt: { id }, streak: 1 })
    expect(await readProblem(startOnRoad(young, TODAY))).toMatchObject({ code: 'road_walked' })
    expect((await today()).you).toBeNull()
  })

  it('belongs to the account if its guest signs up while it is open', async () => {
    const begun = await walkRoad(app, TODAY, { turns: 3, name: 'Wren' })
    const young = await newAccount(Date.parse(TODAY), { hasPlayed: false })
    const owner = { userId: young.user.id, userName: young.user.username }
    await claimRun(database, owner, begun.id)
    const again = (await (await startOnRoad(young, TODAY)).json()) as object
    expect(again).toMatchObject({ id: begun.id, turns: 3 })
    const { seeds } = await continueRun(young, begun)
    expect((await readRun(young, begun.id)).turns.map(({ seed }) => seed)).toEqual(seeds)
    expect((await roadOf(TODAY, young)).entries).toMatchObject([
      { id: begun.id, playerName: young.user.username },
    ])
  })

  it('belongs to the new account of its guest and counts for its streak, even if it has ended', async () => {
    const [yesterday, today] = [await walkRoad(app, TODAY), await walkRoad(app, TODAY)]
    await database.db
      .updateTable('Runs')
      .set({ road: YESTERDAY, endedAt: `${YESTERDAY}T12:00:00.000Z` })
      .where('id', '=', yesterday.id)
      .execute()
    const young = await newAccount(Date.parse(TODAY), { hasPlayed: false })
    // A page sends the latest run first.
    const runs = [today, yesterday].map(({ id, claim }) => ({ id, claim }))
    await young.post('/api/account/runs', { runs })
    const { entries } = await roadOf(TODAY, young)
    expect(entries).toMatchObject([
      { id: today.id, playerName: young.user.username, account: true, streak: 2 },
    ])
    expect(entries).not.toMatchObject([{ guest: true }])
    expect(await readProblem(startOnRoad(young, TODAY))).toMatchObject({ code: 'road_walked' })
  })

  it('remains a guest’s if it has ended and the account already has an attempt', async () => {
    const ada = await newAccount()
    await walkRoad(ada, TODAY)
    const { id, claim } = await walkRoad(app, TODAY)
    const response = await ada.post('/api/account/runs', { runs: [{ id, claim }] })
    expect(await response.json()).toEqual({ claimed: [], later: [] })
    const { entries } = await roadOf(TODAY)
    expect(entries.find((entry) => entry.id === id)).toMatchObject({ guest: true })
  })

  it('remains a guest’s if it is open and the account already has an attempt', async () => {
    const ada = await newAccount()
    const own = await walkRoad(ada, TODAY)
    const begun = await walkRoad(app, TODAY, { turns: 3 })
    const owner = { userId: ada.user.id, userName: ada.user.username }
    await claimRun(database, owner, begun.id)
    await continueRun(app, begun)
    const { entries } = await roadOf(TODAY)
    const guests = new Map(entries.map(({ id, guest }) => [id, guest]))
    expect(guests).toEqual(
      new Map([
        [own.id, undefined],
        [begun.id, true],
      ]),
    )
  })

  it.each([[{}], [{ attempt: false }]])(
    'cannot begin on a road that has closed: %j',
    async (body) => {
      const ada = await newAccount()
      const closed = readProblem(startOnRoad(ada, YESTERDAY, body))
      expect(await closed).toEqual({ status: 409, code: 'road_closed' })
    },
  )

  it('has a place on the leaderboard of its day only', async () => {
    const [ada, bea] = [await newAccount(), await newAccount()]
    const ordinary = await playRun(app, { start: { playerName: 'Wren' } })
    const { id, ended } = await walkRoad(ada, TODAY)
    expect(ended?.rank).toBe(1)
    await walkRoad(bea, TODAY)
    const { entries, walked, around } = await roadOf(TODAY, ada)
    expect([entries.length, walked, around?.id]).toEqual([2, 2, id])
    const own = entries.find((entry) => entry.id === id)
    expect(own).toMatchObject({ playerName: ada.user.username, account: true, streak: 1 })
    expect((await readRun(ada, id)).rank).toBe(own?.rank)
    for (const query of ['', '?period=week']) {
      const text = await (await app.get(`/api/leaderboard${query}`)).text()
      expect(text).not.toContain(ada.user.username)
    }
    expect((await readRun(app, ordinary.id)).rank).toBe(1)
    const counts = await database.db
      .selectFrom('RunCounts')
      .select(({ fn }) => fn.sum('runs').as('runs'))
      .executeTakeFirst()
    expect(Number(counts?.runs)).toBe(1)
    const response = await app.get(`/api/leaderboard/around?run=${id}`)
    expect(await response.json()).toEqual({ entries: [] })
  })
})

describe('a run on a road that is still open', () => {
  it('can be read by its player only, and nobody gets the secret', async () => {
    const ada = await newAccount()
    const { secret } = await findOrDrawRoad(database, TODAY)
    const run = await walkRoad(ada, TODAY)
    const others = [app, await newAccount()]
    for (const other of others) {
      const read = await readProblem(other.get(`/api/runs/${run.id}`))
      expect(read).toEqual({ status: 403, code: 'road_open' })
      for (const [turn, input] of [...run.inputs, 'start'].entries()) {
        for (const sent of [input, 'path 1', '0']) {
          const turned = await readProblem(sendTurn(app, run, turn, sent))
          expect(turned).toEqual({ status: 410, code: 'run_ended' })
        }
      }
    }
    const findUsernames = () => Promise.resolve(new Set<string>())
    const contents = runContents({ database, now: () => clock.now, findUsernames })
    expect(await contents.run({ id: run.id })).toEqual({ missing: 404 })
    const own = await readRun(ada, run.id)
    expect(own).toMatchObject({ open: false, road: TODAY, rank: 1 })
    expect(own.turns.map(({ seed }) => seed)).toEqual(run.seeds)
    expect(own).not.toHaveProperty('secret')
    const paths = [`runs/${run.id}`, 'daily', `daily/${TODAY}`, 'leaderboard', 'account/export']
    for (const path of paths) {
      for (const browser of [ada, app]) {
        expect(await (await browser.get(`/api/${path}`)).text(), path).not.toContain(secret)
      }
    }
    expect(JSON.stringify(await listRunsOf(database, ada.user.id))).not.toContain(run.seeds[1])
  })
})

describe('an account that has never played before the day', () => {
  it('is a newcomer on the road and is ranked with everybody', async () => {
    const [ada, bea] = [await newAccount(), await newAccount(undefined, { hasPlayed: false })]
    expect((await today(ada)).you).toMatchObject({ newcomer: false })
    expect((await today(bea)).you).toMatchObject({ newcomer: true })
    const [first, guest] = [await walkRoad(ada, TODAY), await walkRoad(bea, TODAY)]
    const road = await roadOf(TODAY, bea)
    const marks = new Map(road.entries.map(({ id, newcomer }) => [id, newcomer]))
    expect(marks).toEqual(
      new Map([
        [first.id, undefined],
        [guest.id, true],
      ]),
    )
    expect(road.around).toMatchObject({ id: guest.id })
    expect(road.around?.entries).toHaveLength(2)
    expect(guest.ended?.rank).toBeLessThanOrEqual(2)
    expect(road.walked).toBe(2)
  })

  it('is no newcomer on the next day', async () => {
    const bea = await newAccount(undefined, { hasPlayed: false })
    await walkRoad(bea, TODAY)
    clock.now += DAY_MS
    expect((await today(bea)).you).toMatchObject({ newcomer: false })
  })
})

describe('the attempts of one address', () => {
  it('are limited to five a day over all new accounts, and attempts that were begun can be continued', async () => {
    const limited = await road.openBeside({ RATE_LIMITS: 'on' })
    const accounts: TestAccount[] = []
    for (let n = 0; n < 7; n += 1) accounts.push(await newAccount())
    const start = async (n: number, from: string) => {
      const headers = { Cookie: accounts[n]?.cookie ?? '' }
      const path = `/api/daily/${TODAY}/runs`
      return (await limited.post(path, {}, headers, from)).status
    }
    // The addresses of one customer.
    for (let n = 0; n < 5; n += 1) expect(await start(n, `2001:db8:1:22${n}::1`)).toBe(201)
    const path = `/api/daily/${TODAY}/runs`
    const headers = { Cookie: accounts[5]?.cookie ?? '' }
    const refused = limited.post(path, {}, headers, '2001:db8:1:229::1')
    expect(await readProblem(refused)).toEqual({ status: 429, code: 'road_crowded' })
    expect(await start(0, '2001:db8:1:220::2')).toBe(201)
    expect(await start(5, '2001:db8:2::1')).toBe(201)
    // Without an account each start is another attempt.
    const guest = () => limited.post(path, {}, {}, '2001:db8:3::1')
    for (let n = 0; n < 5; n += 1) expect((await guest()).status).toBe(201)
    expect(await readProblem(guest())).toEqual({ status: 429, code: 'road_crowded' })
    clock.now += DAY_MS
    const tomorrow = `/api/daily/${TOMORROW}/runs`
    const next = await limited.post(tomorrow, {}, headers, '2001:db8:1:229::1')
    expect(next.status).toBe(201)
  })

  it('are limited to five for guests, but not for an account older than a day', async () => {
    const limited = await road.openBeside({ RATE_LIMITS: 'on' })
    const ada = await newAccount()
    clock.now += DAY_MS + 1
    const start = async (headers: Record<string, string>) =>
      (await limited.post(`/api/daily/${TOMORROW}/runs`, {}, headers)).status
    for (let n = 0; n < 5; n += 1) expect(await start({})).toBe(201)
    expect(await start({})).toBe(429)
    for (let n = 6; n <= 60; n += 1) expect(await start({ Cookie: ada.cookie })).toBe(201)
    expect(await start({ Cookie: ada.cookie })).toBe(429)
  })
})

describe('an attempt that is given up', () => {
  const giveUp = (browser: Pick<TestAccount, 'post'>, id: string) =>
    browser.post(`/api/runs/${id}/give-up`)

  it('remains the only attempt of its account, accepts no turns and is in no list', async () => {
    const ada = await newAccount()
    const begun = await walkRoad(ada, TODAY, { turns: 3 })
    expect((await giveUp(ada, begun.id)).status).toBe(200)
    expect((await giveUp(ada, begun.id)).status).toBe(200)
    expect(await readProblem(startOnRoad(ada, TODAY))).toMatchObject({ code: 'road_walked' })
    const turn = sendTurn(app, begun, 3, 'chance')
    expect(await readProblem(turn)).toMatchObject({ code: 'run_ended' })
    expect(await readProblem(ada.get(`/api/runs/${begun.id}`))).toMatchObject({
      code: 'run_not_found',
    })
    expect((await today(ada)).you).toMatchObject({
      attempt: { id: begun.id, open: false, givenUp: true },
      streak: 0,
      walked: [],
    })
    expect(await roadOf(TODAY, ada)).toMatchObject({ walked: 0, entries: [] })
    expect((await listRunsOf(database, ada.user.id))[0]).toMatchObject({ open: false })
  })

  it('stays given up even if turns arrive at the same time', async () => {
    const begun = await walkRoad(app, TODAY, { turns: 3 })
    const turns = Array.from({ length: 5 }, (_, at) => sendTurn(app, begun, 3 + at, 'chance'))
    const [given] = await Promise.all([giveUp(app, begun.id), ...turns])
    expect(given.status).toBe(200)
    const next = sendTurn(app, begun, 99, 'chance')
    expect(await readProblem(next)).toMatchObject({ code: 'run_ended' })
  })

  it('stays given up when its guest signs up', async () => {
    const begun = await walkRoad(app, TODAY, { turns: 3 })
    await giveUp(app, begun.id)
    const ada = await newAccount()
    expect(
      await claimRun(database, { userId: ada.user.id, userName: ada.user.username }, begun.id),
    ).toBe(true)
    expect(await readProblem(startOnRoad(ada, TODAY))).toMatchObject({ code: 'road_walked' })
  })

  it('must be an existing attempt that has not ended', async () => {
    const ended = await walkRoad(app, TODAY)
    expect(await readProblem(giveUp(app, ended.id))).toMatchObject({ code: 'run_ended' })
    expect(await readProblem(giveUp(app, '0'.repeat(32)))).toMatchObject({ code: 'run_not_found' })
    expect((await roadOf(TODAY)).walked).toBe(1)
  })
})

describe('a run on a road that has closed', () => {
  it('continues without a rank', async () => {
    const ada = await newAccount()
    clock.now = Date.parse(TOMORROW) - 1
    const begun = await walkRoad(ada, TODAY, { turns: 3 })
    clock.now = Date.parse(TOMORROW)
    const run = await continueRun(ada, begun)
    expect(run.ended).toEqual({ daysSurvived: expect.any(Number) })
    expect(await readRun(app, run.id)).not.toHaveProperty('rank')
    expect(await (await app.get('/api/leaderboard')).json()).toEqual([])
    expect(await roadOf(TODAY, ada)).toMatchObject({ walked: 0, entries: [] })
    expect((await today(ada)).you).toMatchObject({ streak: 0, walked: [] })
    const late = readProblem(startOnRoad(ada, TODAY))
    expect(await late).toEqual({ status: 409, code: 'road_closed' })
  })

  it('is deleted after 30 days if it ended too late for the ranking, unlike a run that ended in time', async () => {
    const ada = await newAccount()
    const begun = await walkRoad(ada, TODAY, { turns: 3 })
    clock.now += DAY_MS
    const late = await continueRun(ada, begun)
    const attempt = await walkRoad(ada, TOMORROW)
    expect(await deleteAbandonedRuns(database, clock.now + 30 * DAY_MS)).toBe(0)
    expect(await deleteAbandonedRuns(database, clock.now + 31 * DAY_MS)).toBe(1)
    clock.now += DAY_MS
    expect((await app.get(`/api/runs/${late.id}`)).status).toBe(404)
    expect((await app.get(`/api/runs/${attempt.id}`)).status).toBe(200)
  })
})

describe('the streak', () => {
  it('grows with attempts on consecutive days and begins again after a missed day', async () => {
    const ada = await newAccount()
    const streakOf = async () => (await today(ada)).you?.streak
    const streaks: (number | undefined)[] = []
    for (const walks of [true, true, true, false, true, false, false, true]) {
      if (walks) await walkRoad(ada, new Date(clock.now).toISOString().slice(0, 10))
      streaks.push(await streakOf())
      clock.now += DAY_MS
    }
    expect(streaks).toEqual([1, 2, 3, 3, 1, 1, 0, 1])
    clock.now -= DAY_MS
    const walked = ['2030-05-11', '2030-05-12', '2030-05-14', '2030-05-17']
    expect((await today(ada)).you?.walked).toEqual(walked)
    expect((await roadOf('2030-05-12')).entries[0]).toMatchObject({ streak: 3 })
  })
})

describe('deleting an account', () => {
  it('keeps the entry of the account on the road without a name, and deletes its open attempt', async () => {
    const [ada, bea] = [await newAccount(), await newAccount()]
    const { id } = await walkRoad(ada, TODAY)
    const open = await walkRoad(bea, TODAY, { turns: 3 })
    expect((await listRunsOf(database, ada.user.id)).slice(0, 1)).toMatchObject([
      { id, road: TODAY },
    ])
    for (const { user } of [ada, bea]) await deleteUser(database, user, [anonymiseRuns])
    const { entries } = await roadOf(TODAY)
    expect(entries).toMatchObject([{ id, playerName: 'Adventurer' }])
    expect(entries[0]).not.toHaveProperty('account')
    expect((await app.get(`/api/runs/${open.id}`)).status).toBe(404)
    expect(await readProblem(ada.get(`/api/runs/${id}`))).toMatchObject({ code: 'road_open' })
    expect((await startOnRoad(ada, TODAY)).status).toBe(201)
    clock.now += DAY_MS
    expect(JSON.stringify(await readRun(app, id))).not.toContain(ada.user.username)
  })
})
