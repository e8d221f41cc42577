import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import type { Day, FactPage, FactWithRelated, Month } from '@fable/contract'
import { dayOf, isMonth, type Place, resultOf } from '@fable/contract/limits'
import { UnavailableError } from '../../db/errors.ts'
import { cleanUp } from '../../operate/lifecycle.ts'
import { makeBuiltPage, renderedIn } from '../../testing/built-page.ts'
import { everLater } from '../../testing/clock.ts'
import { insertManyFacts } from '../../testing/many-facts.ts'
import { changeVouched, hideFact, restoreFact } from '../../testing/moderate.ts'
import { readProblem } from '../../testing/ranked-runs.ts'
import { browserWith, cookieOf, newForm, signUp } from '../../testing/test-accounts.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { truthsOf } from './choose-round.ts'
import { deleteChoicesBefore, findRound } from './rounds-store.ts'

const DAY_MS = 86_400_000
const clock = { now: Date.UTC(2026, 11, 1, 12) }
const page = makeBuiltPage()
page.build()
const app = await openTestApp({
  webDist: page.webDist,
  monotonic: everLater(),
  now: () => clock.now,
})
afterAll(page.remove)
const { database } = app
await insertManyFacts(database, { from: 1, to: 200 })

const today = () => dayOf(clock.now)
const yesterday = () => dayOf(clock.now - DAY_MS)

const jsonOf = async (response: Response | Promise<Response>) =>
  (await (await response).json()) as Day
const readDay = (day = 'today', cookie = '') =>
  jsonOf(app.get(`/api/days/${day}`, { Cookie: cookie }))
const choose = (day: string, pick: string, cookie = '') =>
  app.post(`/api/days/${day}/choice`, { pick }, { Cookie: cookie })
/** A browser that has opened the day. */
const openDay = async (day = 'today') => cookieOf(await app.get(`/api/days/${day}`))

async function fableOf(day: string): Promise<Place> {
  const round = await findRound(database, day)
  return String(round?.fablePlace) as Place
}
const otherThan = (place: Place) => (place === '1' ? '2' : '1')
const tallyOf = (day: Day) => day.round?.solution?.tally

/** Fields of a response with the solution. A sentence may contain the bare word. */
const SOLUTION_FIELDS = ['"solution":', '"fablePlace":']

describe('the round of today', () => {
  it('is answered with 503 and Retry-After while the rounds cannot be read', async () => {
    let failures = 0
    const db = new Proxy(database.db, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key, target)
        if (typeof value !== 'function') return value
        return (...args: unknown[]) => {
          if (key !== 'selectFrom' || args[0] !== 'Rounds' || failures === 0)
            return value.apply(target, args) as unknown
          failures -= 1
          throw new UnavailableError('for a moment')
        }
      },
    })
    const other = await openTestApp({ database: { ...database, db }, now: () => clock.now })
    for (const send of [
      () => other.get('/api/days/today'),
      () => other.post(`/api/days/${today()}/choice`, { pick: '1' }),
    ]) {
      failures = 2
      const response = await send()
      expect(response.status).toBe(503)
      expect(response.headers.get('Retry-After')).not.toBeNull()
    }
    failures = 0
    expect((await other.get('/api/days/today')).status).toBe(200)
  })

  it('shows three sentences before the choice, and nothing that tells them apart', async () => {
    const day = await readDay()
    expect(day).toMatchObject({ day: '2026-12-01', endsAt: '2026-12-02T00:00:00.000Z' })
    expect(day.round).toEqual({ state: 'open', sentences: day.round?.sentences })
    const { text, truth, source, truths } = (await findRound(database, today())) ?? {}
    const [first] = truthsOf({ truths: truths ?? null }) ?? []
    expect(day.round?.sentences).toContain(text)
    for (const path of ['/api/days/today', `/api/days/${today()}`, '/today', `/days/${today()}`]) {
      const sent = await (await app.get(path)).text()
      expect(sent, path).toContain(text)
      for (const secret of [truth, source, first?.source, ...SOLUTION_FIELDS])
        expect(sent, path).not.toContain(secret)
    }
  })

  it('has the same document for all who have not chosen, which no shared cache may keep', async () => {
    const first = await app.get('/today')
    const second = await app.get('/today')
    expect(first.headers.get('ETag')).toBe(second.headers.get('ETag'))
    expect(first.headers.get('Cache-Control')).toBe('private, no-cache')
    const other = await app.get('/today', { Cookie: cookieOf(first) })
    expect(other.headers.get('ETag')).toBe(first.headers.get('ETag'))
    expect(other.headers.getSetCookie()).toEqual([])
    expect(cookieOf(first)).not.toBe(cookieOf(second))
  })

  it('names the friend who sent the link, unless the name is offensive', async () => {
    const read = async (path: string) => {
      const response = await app.get(path)
      expect(response.headers.get('Cache-Control')).toBe('private, no-cache')
      return renderedIn(response)
    }
    for (const path of ['/today', `/days/${today()}`]) {
      const sent = await read(`${path}?from=Mara&result=spotted`)
      expect(sent.path).toBe(path)
      expect(sent.data.search).toBeUndefined()
      expect(sent.data.friend).toEqual({ name: 'Mara', result: 'spotted' })
      const offensive = await read(`${path}?from=F%20u%20c%20k&result=missed`)
      expect(offensive.data.friend).toEqual({ name: '', result: 'missed' })
      expect((await read(path)).data.friend).toBeUndefined()
    }
    const cookie = await openDay()
    await choose(today(), '1', cookie)
    const chosen = await app.get('/today?from=Mara&result=spotted', { Cookie: cookie })
    expect((await renderedIn(chosen)).data.friend).toBeUndefined()
  })

  it('shows its solution after the choice, which is final for the browser and counted once', async () => {
    const fable = await fableOf(today())
    const cookie = await openDay()
    const before = tallyOf(await jsonOf(choose(today(), fable)))
    const day = await jsonOf(choose(today(), fable, cookie))
    expect(day.round).toMatchObject({ chosen: fable, solution: { fable: { place: fable } } })
    expect(day.round?.solution?.facts.map((one) => one.truth?.text)).toEqual(
      day.round?.sentences.filter((_, n) => String(n + 1) !== fable),
    )
    const picked = before?.picked.map((count, n) => count + (String(n + 1) === fable ? 1 : 0))
    const counted = { found: (before?.found ?? 0) + 1, played: (before?.played ?? 0) + 1, picked }
    expect(tallyOf(day)).toEqual(counted)
    expect(await (await app.get('/today', { Cookie: cookie })).text()).toContain('"solution":')
    const again = await jsonOf(choose(today(), otherThan(fable), cookie))
    expect(again.round).toEqual(day.round)
    expect((await readDay('today', cookie)).round).toEqual(day.round)
    expect((await readDay()).round?.solution).toBeUndefined()
  })

  it('counts one choice for a token, however many arrive at the same time', async () => {
    const cookie = await openDay()
    const before = tallyOf(await jsonOf(choose(today(), '1')))
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, n) => jsonOf(choose(today(), String(1 + (n % 3)), cookie))),
    )
    expect(new Set(sent.map(({ round }) => round?.chosen)).size).toBe(1)
    const after = tallyOf(await readDay('today', cookie))
    expect(after?.played).toBe((before?.played ?? 0) + 1)
  })

  it('gives a new token to a browser whose token the server did not make', async () => {
    const name = '__Secure-fable.round.2026-12-01'
    const [, real = ''] = (await openDay()).split('=')
    const tokensGiven = async (sent: string) => {
      const response = await choose(today(), '1', `${name}=${sent}`)
      return response.headers.getSetCookie().filter((cookie) => cookie.startsWith(name))
    }
    for (const made of [`${'A'.repeat(22)}.${real.split('.')[1] ?? ''}`, 'x', ''])
      expect(await tokensGiven(made), made).toHaveLength(1)
    expect(await tokensGiven(real)).toEqual([])
  })

  it('has sentences that are not in the list of facts', async () => {
    const { round } = await readDay()
    const listed = await app.get('/api/facts')
    const board = await listed.text()
    for (const sentence of round?.sentences ?? []) expect(board).not.toContain(sentence)
  })

  it('is announced by the board and does not contain the fact of the day', async () => {
    const { round, ofTheDay } = (await (await app.get('/api/fact-pages')).json()) as FactPage
    expect(round).toBe(today())
    expect((await readDay()).ofTheDay?.id).toBe(ofTheDay?.fact.id)
    expect((await readDay()).round?.sentences).not.toContain(ofTheDay?.fact.text)
    const second = (await (await app.get('/api/fact-pages?sort=new')).json()) as FactPage
    expect(second.round).toBeUndefined()
  })
})

describe('two servers on one database', () => {
  it('have the same round from the first moment of a day and count its choices together', async () => {
    const midnight = Date.parse(today()) + 7 * DAY_MS
    const now = () => midnight
    const servers = await Promise.all(
      [1, 2].map(() => openTestApp({ database, now, monotonic: everLater() })),
    )
    const path = '/api/days/today'
    const read = await Promise.all(
      [0, 1, 0, 1, 0, 1].map((n) => jsonOf(servers[n]?.get(path) ?? app.get(path))),
    )
    expect(new Set(read.map(({ round }) => JSON.stringify(round))).size).toBe(1)
    const [first, second] = servers
    const pick = (server = app) =>
      jsonOf(server.post(`/api/days/${dayOf(midnight)}/choice`, { pick: '1' }))
    await Promise.all([pick(first), pick(second), pick(first)])
    expect(tallyOf(await pick(second))?.played).toBe(4)
  })
})

describe('a choice without scripts', () => {
  const send = (path: string, fields: Record<string, string>, Cookie = '') =>
    app.fetch(path, {
      method: 'POST',
      body: new URLSearchParams({ form: 'pick', ...fields }),
      headers: { Cookie },
    })

  it('leads to the solution, which no other browser sees', async () => {
    const opened = await app.get('/today')
    const pressed = await send('/today', { pick: '2', day: today() }, cookieOf(opened))
    expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, '/today'])
    const shown = await app.get('/today', { Cookie: cookieOf(opened) })
    expect(shown.headers.get('Cache-Control')).toBe('no-store')
    const { data } = await renderedIn(shown)
    expect(data.day?.round).toMatchObject({ chosen: '2', solution: { tally: {} } })
    const others = await renderedIn(await app.get('/today'))
    expect(others.data.day?.round?.solution).toBeUndefined()
  })

  it('leads to #picked-before if a different choice was sent first', async () => {
    const opened = await app.get('/today')
    const press = (pick: string) =>
      send('/today', { pick, day: today() }, cookieOf(opened)).then(({ headers }) =>
        headers.get('Location'),
      )
    expect([await press('2'), await press('2'), await press('3')]).toEqual([
      '/today',
      '/today',
      '/today#picked-before',
    ])
  })

  it('is stored even if the browser sends no token', async () => {
    const pressed = await send('/today', { pick: '3', day: today() })
    const shown = await app.get('/today', { Cookie: cookieOf(pressed) })
    expect((await renderedIn(shown)).data.day?.round?.chosen).toBe('3')
  })

  it('is refused with a problem if it is invalid', async () => {
    const pressed = await send('/today', { pick: '4', day: today() })
    expect(pressed.status).toBe(422)
    const { data } = await renderedIn(pressed)
    expect(data.sent).toMatchObject({ code: 'invalid_input' })
    expect(data.day?.round?.sentences).toHaveLength(3)
    expect((await send('/today', { pick: '1', day: '../facts' })).status).toBe(404)
  })

  it('counts after midnight for the day that was shown', async () => {
    const shown = today()
    clock.now += DAY_MS
    const pressed = await send('/today', { pick: '1', day: shown })
    expect(pressed.headers.get('Location')).toBe(`/days/${shown}`)
    const { data } = await renderedIn(
      await app.get(`/days/${shown}`, { Cookie: cookieOf(pressed) }),
    )
    expect(data.day).toMatchObject({ day: shown, round: { state: 'late', chosen: '1' } })
  })
})

describe('earlier rounds', () => {
  it('count picks for one more day, and can still be played after that', async () => {
    await readDay()
    const { round } = await readDay(yesterday())
    expect(round?.state).toBe('late')
    expect(round?.solution).toBeUndefined()
    const cookie = await openDay(yesterday())
    const day = await jsonOf(choose(yesterday(), await fableOf(yesterday()), cookie))
    expect(day.round).toMatchObject({ chosen: day.round?.solution?.fable.place })
    expect(resultOf((await readDay(yesterday(), cookie)).round)).toBe('found')
    clock.now += DAY_MS
    const over = dayOf(clock.now - 2 * DAY_MS)
    const read = await readDay(over)
    expect(read.round?.state).toBe('over')
    expect(read.round?.chosen).toBeUndefined()
    expect(tallyOf(read)).toEqual(tallyOf(day))
    const pick = otherThan(await fableOf(over))
    const played = await jsonOf(choose(over, pick))
    expect(resultOf(played.round)).toBe('late-fooled')
    expect(tallyOf(played)).toEqual(tallyOf(day))
  })

  it('remember a pick without scripts in a cookie for the page of their day', async () => {
    const over = dayOf(clock.now - 2 * DAY_MS)
    const body = new URLSearchParams({ form: 'pick', pick: '2' })
    const pressed = await app.fetch(`/days/${over}`, { method: 'POST', body })
    expect(pressed.headers.get('Location')).toBe(`/days/${over}`)
    const [cookie = ''] = pressed.headers.getSetCookie()
    expect(cookie).toContain(`Path=/days/${over};`)
    const shown = await app.get(`/days/${over}`, { Cookie: cookieOf(pressed) })
    expect((await renderedIn(shown)).data.day?.round).toMatchObject({ chosen: '2', late: true })
    const others = await renderedIn(await app.get(`/days/${over}`))
    expect(others.data.day?.round?.chosen).toBeUndefined()
  })

  it('keep the places of their facts even if the facts are hidden or disputed', async () => {
    const over = dayOf(clock.now - 2 * DAY_MS)
    const { sentences = [], solution } = (await readDay(over)).round ?? {}
    const [first, second] = solution?.facts ?? []
    if (!first?.fact || !second?.fact) throw new Error('A truth is no fact.')
    expect(sentences[Number(first.place) - 1]).toBe(first.fact.text)
    const doubt = (id = 0) => app.post(`/api/facts/${id}/votes`, { vote: 'false' })
    const factsOf = async () => (await readDay(over)).round?.solution?.facts ?? []
    // A press alone takes back nothing for which somebody vouches.
    await doubt(first.fact.id)
    expect((await factsOf())[0]).toMatchObject({
      isDisputed: false,
      truth: { text: first.fact.text },
    })
    const { id } = await app.correct(first.fact.id)
    for (const from of ['192.0.2.8', '192.0.2.9'])
      await app.post(`/api/corrections/${id}/votes`, {}, {}, from)
    expect((await factsOf())[0]).toMatchObject({ isDisputed: true })
    await changeVouched(database, 'unvouch', [second.fact.id])
    await doubt(second.fact.id)
    expect((await factsOf())[1]).toMatchObject({ isDisputed: true })
    await hideFact(database, second.fact.id, clock.now)
    expect((await factsOf())[1]).toEqual({
      place: second.place,
      truth: null,
      fact: null,
      isDisputed: false,
    })
    expect((await readDay(over)).round?.sentences[Number(second.place) - 1]).toBeNull()
    await restoreFact(database, second.fact.id, clock.now)
  })

  it('are listed on the page of a fact with the number of readers who took the fact for the fable', async () => {
    const over = dayOf(clock.now - 2 * DAY_MS)
    const { solution } = (await readDay(over)).round ?? {}
    const [first] = solution?.facts ?? []
    const picked = solution?.tally.picked ?? []
    const fact = (await (
      await app.get(`/api/facts/${first?.fact?.id ?? 0}`)
    ).json()) as FactWithRelated
    expect(fact.vouched).toBe(true)
    expect(fact.rounds).toEqual([
      {
        day: over,
        picked: picked[Number(first?.place) - 1],
        picks: picked.reduce((sum, count) => sum + count, 0),
      },
    ])
  })

  it('count a choice as made in time until the next day ends', async () => {
    const noon = clock.now
    const end = Math.ceil(noon / DAY_MS) * DAY_MS + DAY_MS
    const day = today()
    const cookies = [await openDay(), await openDay()]
    const chooseAt = async (time: number, cookie = '') => {
      clock.now = time
      return resultOf((await jsonOf(choose(day, await fableOf(day), cookie))).round)
    }
    expect(await chooseAt(end - 1, cookies[0])).toBe('found')
    expect(await chooseAt(end, cookies[1])).toBe('late-found')
    clock.now = noon
  })

  it('are sent with the current time, which a document rounds down to the minute', async () => {
    const noon = clock.now
    clock.now += 12_345
    expect(Date.parse((await readDay()).now)).toBe(clock.now)
    const { data } = await renderedIn(await app.get('/today'))
    expect(Date.parse(data.day?.now ?? '')).toBe(noon)
    clock.now = noon
  })

  it('are answered with 404 for future days, days without a round, and invalid days', async () => {
    const tomorrow = dayOf(clock.now + DAY_MS)
    for (const day of [tomorrow, '2020-01-01', '2026-02-30', 'x', '%00', '2026-12-1']) {
      const missing = { status: 404, code: 'day_not_found' }
      expect(await readProblem(app.get(`/api/days/${day}`)), day).toEqual(missing)
      expect(await readProblem(choose(day, '1')), day).toEqual(missing)
      expect((await app.get(`/days/${day}`)).status, day).toBe(404)
    }
  })

  it('are listed by month, the newest first', async () => {
    await readDay()
    const list = (await (await app.get('/api/days')).json()) as Month
    expect(list).toMatchObject({ month: '2026-12', today: today() })
    expect(list.days[0]).toMatchObject({ day: today(), round: true })
    expect(list.days.map(({ day }) => day)).toEqual(
      list.days
        .map(({ day }) => day)
        .sort()
        .reverse(),
    )
    await database.db.insertInto('FactsOfTheDay').values({ day: '2026-09-30', factId: 7 }).execute()
    const { data } = await renderedIn(await app.get('/days'))
    expect(data.months?.map(({ month }) => month)).toEqual(['2026-12', '2026-09'])
    expect(data.months?.[1]).toMatchObject({
      days: [{ day: '2026-09-30', ofTheDay: { id: 7 }, round: false }],
      previous: null,
    })
    const named = await renderedIn(await app.get('/days?month=2026-09'))
    expect(named.data).toMatchObject({ search: 'month=2026-09', months: [{ month: '2026-09' }] })
    expect((await app.get('/api/days?month=2026-13')).status).toBe(400)
    expect(isMonth('2026-00')).toBe(false)
    const day = await readDay('2026-09-30')
    expect(day).toMatchObject({ ofTheDay: { id: 7 }, round: null })
  })

  it('lose their single choices in the clean-up, but keep the counts', async () => {
    const day = dayOf(clock.now - 2 * DAY_MS)
    const before = tallyOf(await readDay(day))
    expect(before?.played).toBeGreaterThan(0)
    await cleanUp({
      database,
      log: pino({ enabled: false }),
      now: () => clock.now,
      settings: { ROUND: true },
    })
    const rows = await database.db.selectFrom('RoundChoices').select('day').execute()
    expect(rows.map((row) => row.day)).not.toContain(day)
    expect(tallyOf(await readDay(day))).toEqual(before)
  })

  it('lose all choices before a given day, deleted in batches', async () => {
    const old = '2026-01-01'
    const choices = ['a', 'b', 'c'].map((token) => ({ day: old, token, place: 1 }))
    await database.db.insertInto('RoundChoices').values(choices).execute()
    const others = () => database.db.selectFrom('RoundChoices').selectAll().where('day', '>', old)
    const before = await others().execute()
    await deleteChoicesBefore(database, '2026-01-02', 2)
    const left = await database.db.selectFrom('RoundChoices').selectAll().execute()
    expect(new Set(left)).toEqual(new Set(before))
  })

  it('keep the result of a visitor who comes back the next day', async () => {
    const day = today()
    const cookie = await openDay()
    await choose(day, await fableOf(day), cookie)
    clock.now += DAY_MS
    const { round } = await readDay(day, cookie)
    expect(round?.state).toBe('late')
    expect(resultOf(round)).toBe('found')
    const again = await jsonOf(choose(day, otherThan(await fableOf(day)), cookie))
    expect(resultOf(again.round)).toBe('found')
  })

  it('accept a choice that arrives at the same time as one for today’s round', async () => {
    await readDay()
    clock.now += DAY_MS
    const cookies = [await openDay(yesterday()), await openDay()]
    const chosen = await Promise.all([
      choose(yesterday(), '1', cookies[0]),
      choose(today(), '2', cookies[1]),
    ])
    expect(chosen.map(({ status }) => status)).toEqual([200, 200])
    const days = await Promise.all(chosen.map(jsonOf))
    expect(days.map(({ round }) => round?.chosen)).toEqual(['1', '2'])
  })
})

describe('the results of an account', () => {
  const resultsOf = async (response: Promise<Response>) => {
    const answer = await response
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { results: Record<string, string> }).results
  }

  it('keep the first result of each day, whichever browser sends another result', async () => {
    const ada = await signUp(app)
    const put = (results: object) =>
      resultsOf(ada.send('PUT', '/api/account/rounds', { body: { results } }))
    expect(await put({ '2026-11-01': 'found', '2026-11-02': 'late-fooled' })).toEqual({
      '2026-11-01': 'found',
      '2026-11-02': 'late-fooled',
    })
    const joined = {
      '2026-11-01': 'found',
      '2026-11-02': 'late-fooled',
      '2026-11-03': 'late-found',
    }
    const other = { '2026-11-01': 'fooled', '2026-11-02': 'fooled', '2026-11-03': 'late-found' }
    expect(await put({ ...other, '2099-01-01': 'found', '1999-01-01': 'found' })).toEqual(joined)
    expect(await put({})).toEqual(joined)
    const exported = (await (await ada.get('/api/account/export')).json()) as { rounds: object }
    expect(exported.rounds).toEqual(joined)
    const wrong = ada.send('PUT', '/api/account/rounds', { body: { results: { x: 'found' } } })
    expect((await wrong).status).toBe(400)
  })

  it('include choices that were made while signed in', async () => {
    const bea = await signUp(app)
    const round = await openDay()
    const both = browserWith(app, `${bea.cookie}; ${round}`)
    const fable = await fableOf(today())
    await both.post(`/api/days/${today()}/choice`, { pick: otherThan(fable) })
    await both.post(`/api/days/${today()}/choice`, { pick: fable })
    await bea.post(`/api/days/${yesterday()}/choice`, { pick: await fableOf(yesterday()) })
    const none = { body: { results: {} } }
    expect(await resultsOf(bea.send('PUT', '/api/account/rounds', none))).toEqual({
      [today()]: 'fooled',
      [yesterday()]: 'found',
    })
  })

  it('require a session', async () => {
    const body = JSON.stringify({ results: {} })
    const headers = { 'Content-Type': 'application/json' }
    const sent = await app.fetch('/api/account/rounds', { method: 'PUT', body, headers })
    expect(sent.status).toBe(401)
  })
})

describe('with rounds switched off', () => {
  it('a day is shown without a round, and a choice gets a 404', async () => {
    const off = await openTestApp({
      now: () => clock.now,
      database,
      environment: { ROUND: 'off' },
    })
    const day = await jsonOf(off.get('/api/days/today'))
    expect(day).toMatchObject({ day: today(), round: null })
    const choice = off.post(`/api/days/${today()}/choice`, { pick: '1' })
    expect(await readProblem(choice)).toEqual({ status: 404, code: 'day_not_found' })
    const board = (await (await off.get('/api/fact-pages')).json()) as FactPage
    expect(board.round).toBeUndefined()
  })
})

describe('a round that is not over', () => {
  it('has truths that no list, search or feed shows until the next day ends', async () => {
    const at = { now: Date.UTC(2028, 4, 1, 12) }
    const own = await openTestApp({
      webDist: page.webDist,
      monotonic: everLater(),
      now: () => at.now,
    })
    await insertManyFacts(own.database, { from: 1, to: 20 })
    const day = dayOf(at.now)
    await own.get('/api/days/today')
    const round = await findRound(own.database, day)
    const truths = truthsOf({ truths: round?.truths ?? null }) ?? []
    const [first] = truths
    if (!first) throw new Error('The round has no truth.')
    const words = encodeURIComponent(first.text.split(' ').slice(0, 4).join(' '))
    const source = encodeURIComponent(first.source)
    const doors = [
      '/',
      '/?sort=new',
      `/?q=${words}`,
      '/api/facts',
      '/api/fact-pages',
      '/api/fact-pages?sort=new',
      `/api/fact-pages?q=${words}`,
      `/api/facts-by-source?source=${source}`,
      '/api/days',
      '/days',
      '/feeds/all.atom',
      `/feeds/${first.category}.atom`,
      '/feeds/fact-of-the-day.atom',
    ]
    const texts = async () => {
      const read = doors.map(async (door) => [door, await (await own.get(door)).text()] as const)
      const sitemap = await (await own.get('/sitemap.xml')).text()
      return { bodies: new Map(await Promise.all(read)), facts: sitemap.split('/facts/').length }
    }
    const before = await texts()
    at.now = Date.UTC(2028, 4, 2, 23, 59, 59, 999)
    const late = (await (await own.get(`/api/days/${day}`)).json()) as Day
    expect(late.round?.solution).toBeUndefined()
    const onNextDay = await texts()
    for (const [door, body] of onNextDay.bodies) {
      for (const { text } of truths) expect(body, door).not.toContain(text)
      expect(body, door).not.toContain(round?.truth)
    }
    expect(onNextDay.facts).toBe(before.facts)
    at.now += 1
    await own.get('/')
    const over = await texts()
    for (const door of ['/?sort=new', `/?q=${words}`, '/api/fact-pages?sort=new'])
      expect(over.bodies.get(door), door).toContain(first.text)
    expect(over.facts).toBe(before.facts + 2)
  })
})

describe('a shared browser', () => {
  const jar = () => {
    const cookies = new Map<string, string>()
    const send = async (method: string, path: string, body?: object) => {
      const response = await app.fetch(path, {
        method,
        headers: {
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (/max-age=0/i.test(cookie)) cookies.delete(name)
        else cookies.set(name, value)
      }
      return response
    }
    return { send, cookies }
  }
  const roundOf = async (browser: ReturnType<typeof jar>, path = '/api/days/today') =>
    (await jsonOf(browser.send('GET', path))).round

  it('forgets the picks of an account that signs out, and shows them again when it signs in', async () => {
    await readDay()
    const browser = jar()
    const form = newForm()
    await browser.send('POST', '/api/auth/sign-up/email', form)
    const fable = await fableOf(today())
    const picked = await jsonOf(
      browser.send('POST', `/api/days/${today()}/choice`, { pick: fable }),
    )
    const played = tallyOf(picked)?.played
    await browser.send('POST', '/api/auth/sign-out', {})
    expect([...browser.cookies.keys()].filter((name) => name.includes('round'))).toEqual([])
    expect((await roundOf(browser))?.chosen).toBeUndefined()
    const { data } = await renderedIn(await browser.send('GET', '/today'))
    expect(data.day?.round?.solution).toBeUndefined()
    // The next person's pick is their own, and counts.
    const other = await jsonOf(
      browser.send('POST', `/api/days/${today()}/choice`, { pick: otherThan(fable) }),
    )
    expect(other.round?.chosen).toBe(otherThan(fable))
    expect(tallyOf(other)?.played).toBe((played ?? 0) + 1)
    await browser.send('POST', '/api/auth/sign-in/email', {
      email: form.email,
      password: form.password,
    })
    expect((await roundOf(browser))?.chosen).toBe(fable)
  })

  it('adds the picks of a guest to the account that the guest creates', async () => {
    const browser = jar()
    const fable = await fableOf(today())
    const picked = await jsonOf(
      browser.send('POST', `/api/days/${today()}/choice`, { pick: fable }),
    )
    const form = newForm()
    await browser.send('POST', '/api/auth/sign-up/email', form)
    await browser.send('PUT', '/api/account/rounds', { results: { [today()]: 'found' } })
    await browser.send('POST', '/api/auth/sign-out', {})
    expect((await roundOf(browser))?.chosen).toBeUndefined()
    const elsewhere = jar()
    await elsewhere.send('POST', '/api/auth/sign-in/email', {
      email: form.email,
      password: form.password,
    })
    const again = await roundOf(elsewhere)
    expect(again?.chosen).toBe(fable)
    expect(again?.solution?.tally.played).toBe(tallyOf(picked)?.played)
  })

  it('does not show the picks of an account in past rounds after the account has signed out', async () => {
    const over = dayOf(clock.now - 3 * DAY_MS)
    const browser = jar()
    await browser.send('POST', '/api/auth/sign-up/email', newForm())
    await browser.send('POST', `/api/days/${over}/choice`, { pick: '2' })
    const shown = async () =>
      (await renderedIn(await browser.send('GET', `/days/${over}`))).data.day?.round?.chosen
    expect(await shown()).toBe('2')
    await browser.send('POST', '/api/auth/sign-out', {})
    expect(await shown()).toBeUndefined()
    await browser.send('POST', `/api/days/${today()}/choice`, { pick: '1' })
    expect(await shown()).toBeUndefined()
  })
})
