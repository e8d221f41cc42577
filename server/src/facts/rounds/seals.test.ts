import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Day, ResponseOf } from '@fable/contract'
import { addDays, dayOf, type Saying } from '@fable/contract/limits'
import { makeBuiltPage } from '../../testing/built-page.ts'
import { everLater } from '../../testing/clock.ts'
import { readProblem } from '../../testing/ranked-runs.ts'
import { browserWith, signUp, type TestBrowser } from '../../testing/test-accounts.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { truthsOf } from './choose-round.ts'
import { findRound } from './rounds-store.ts'

const DAY_MS = 86_400_000
const NOON = Date.UTC(2027, 1, 1, 12)
const clock = { now: NOON }
const page = makeBuiltPage()
page.build()
const app = await openTestApp({
  webDist: page.webDist,
  monotonic: everLater(),
  now: () => clock.now,
})
afterAll(page.remove)
const { database } = app

const today = () => dayOf(clock.now)
const tomorrow = () => addDays(today(), 1)

/** A browser that keeps its cookies, without an account unless it has the cookie of one. */
function openBrowser(cookie = ''): TestBrowser & { readonly cookie: () => string } {
  const cookies = new Map<string, string>()
  const keep = (text: string) => {
    for (const pair of text.split('; ').filter((one) => one.includes('='))) {
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
  }
  keep(cookie)
  const all = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const through = async (send: (browser: TestBrowser) => Promise<Response>) => {
    const response = await send(browserWith(app, all()))
    for (const one of response.headers.getSetCookie()) keep(one.split(';')[0] ?? '')
    return response
  }
  return {
    cookie: all,
    get: (path) => through((browser) => browser.get(path)),
    post: (path, body) => through((browser) => browser.post(path, body)),
    send: (method, path, options) => through((browser) => browser.send(method, path, options)),
  }
}

const dayOfBrowser = async (browser: TestBrowser, day = 'today') =>
  (await (await browser.get(`/api/days/${day}`)).json()) as Day

async function play(browser: TestBrowser) {
  await browser.get('/api/days/today')
  const response = await browser.post(`/api/days/${today()}/choice`, { pick: '1' })
  return (await response.json()) as Day
}

const seal = (browser: TestBrowser, say: Saying, day = tomorrow()) =>
  browser.post(`/api/days/${day}/seal`, { say })

async function sealedRound(day: string) {
  const round = await findRound(database, day)
  if (!round?.sealedPlace) throw new Error(`${day} has no sealed sentence.`)
  return { ...round, isFable: round.sealedPlace === round.fablePlace }
}

beforeEach(() => {
  clock.now += 10 * DAY_MS
})

describe('the sealed sentence of tomorrow', () => {
  it('is shown only after the choice in today’s round', async () => {
    const browser = openBrowser()
    expect((await dayOfBrowser(browser)).next).toBeUndefined()
    const { next } = await play(browser)
    const { fablePlace, sealedPlace, text, truths } = await sealedRound(tomorrow())
    const others = truthsOf({ truths })?.map((truth) => truth.text) ?? []
    const sentences = others.toSpliced(fablePlace - 1, 0, text)
    expect(next).toEqual({ sentence: sentences[(sealedPlace ?? 0) - 1] })
    expect((await dayOfBrowser(browser)).next).toEqual(next)
    expect((await dayOfBrowser(openBrowser())).next).toBeUndefined()
    clock.now += DAY_MS
    expect((await dayOfBrowser(browser, dayOf(clock.now - DAY_MS))).next).toBeUndefined()
  })

  it('can be sealed once per browser, and its seal is in the round of the next day', async () => {
    const browser = openBrowser()
    await play(browser)
    expect(await (await seal(browser, 'fable')).json()).toEqual({ said: 'fable' })
    expect(await (await seal(browser, 'fact')).json()).toEqual({ said: 'fable' })
    expect((await dayOfBrowser(browser)).next).toMatchObject({ said: 'fable' })
    const { sealedPlace } = await sealedRound(tomorrow())
    clock.now += DAY_MS
    const { round } = await dayOfBrowser(browser)
    expect(round?.seal).toEqual({ place: String(sealedPlace), said: 'fable' })
    expect((await dayOfBrowser(openBrowser())).round).not.toHaveProperty('seal')
  })

  it('is revealed to all only when its round is over', async () => {
    const day = tomorrow()
    await play(openBrowser())
    clock.now += DAY_MS
    const sealed = async () => (await dayOfBrowser(openBrowser(), day)).round?.sealed
    expect(await sealed()).toBeUndefined()
    clock.now += DAY_MS
    expect(await sealed()).toBeUndefined()
    clock.now += DAY_MS
    expect(await sealed()).toBe(String((await sealedRound(day)).sealedPlace))
  })

  it('cannot be sealed once its day has begun, or on a day without a round', async () => {
    const browser = openBrowser()
    const { next } = await play(browser)
    expect(next).toBeDefined()
    const day = tomorrow()
    clock.now = Date.parse(day)
    expect(await readProblem(seal(browser, 'fact', day))).toMatchObject({ code: 'seal_closed' })
    for (const other of [addDays(day, 2), '2027-02-30', 'x'])
      expect(await readProblem(seal(browser, 'fact', other))).toMatchObject({
        code: 'day_not_found',
      })
    expect((await browser.post(`/api/days/${tomorrow()}/seal`, { say: 'maybe' })).status).toBe(400)
  })

  it('keeps the first seal of an account, which all browsers of the account get', async () => {
    const { cookie } = await signUp(app)
    const [phone, laptop] = [openBrowser(cookie), openBrowser(cookie)]
    await play(phone)
    await seal(phone, 'fact')
    expect(await (await seal(laptop, 'fable')).json()).toEqual({ said: 'fact' })
    clock.now += DAY_MS
    expect((await dayOfBrowser(laptop)).round?.seal?.said).toBe('fact')
  })

  it('can be sealed by a form without scripts, which leads back to today’s round', async () => {
    const browser = openBrowser()
    await play(browser)
    const response = await app.fetch('/today', {
      method: 'POST',
      headers: {
        Cookie: browser.cookie(),
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ form: 'seal', day: tomorrow(), say: 'fable' }).toString(),
    })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/today'])
    expect(response.headers.getSetCookie().join()).toContain(`fable.seal.${tomorrow()}=fable`)
  })
})

describe('the players of a round', () => {
  it('are counted, and those who had played the day before are counted separately', async () => {
    const countOf = async () => {
      const { played, returned } = await sealedRound(today())
      return { played, returned }
    }
    const guest = openBrowser()
    const account = openBrowser((await signUp(app)).cookie)
    await play(guest)
    await play(account)
    expect(await countOf()).toEqual({ played: 2, returned: 0 })
    clock.now += DAY_MS
    await play(guest)
    await play(account)
    await play(openBrowser())
    // The first pick counts.
    await play(guest)
    expect(await countOf()).toEqual({ played: 3, returned: 2 })
  })
})

describe('the seals of an account', () => {
  type Kept = ResponseOf<'PUT /api/account/rounds'>
  const merge = async (browser: TestBrowser, body: object = {}) => {
    const response = await browser.send('PUT', '/api/account/rounds', {
      body: { results: {}, ...body },
    })
    return (await response.json()) as Kept
  }

  it('are judged only after the account has played the round', async () => {
    const browser = openBrowser((await signUp(app)).cookie)
    await play(browser)
    const day = tomorrow()
    const { isFable } = await sealedRound(day)
    await seal(browser, isFable ? 'fable' : 'fact')
    clock.now += DAY_MS
    expect((await merge(browser)).seals).toEqual({ [day]: isFable ? 'fable' : 'fact' })
    await play(browser)
    expect((await merge(browser)).seals).toEqual({ [day]: 'right' })
    expect((await dayOfBrowser(browser)).round?.seal?.said).toBe(isFable ? 'fable' : 'fact')
  })

  it('are judged two days after their round if the account has not played it', async () => {
    const browser = openBrowser((await signUp(app)).cookie)
    await play(browser)
    const day = tomorrow()
    const { isFable } = await sealedRound(day)
    await seal(browser, isFable ? 'fact' : 'fable')
    clock.now += 2 * DAY_MS
    await browser.get('/api/days/today')
    expect((await merge(browser)).seals[day]).toMatch(/^fact|fable$/)
    clock.now += DAY_MS
    expect((await merge(browser)).seals).toEqual({ [day]: 'wrong' })
  })

  it('include those that the browser stored for a guest, and are not shown after signing out', async () => {
    const guest = openBrowser()
    await play(guest)
    await seal(guest, 'fable')
    const account = await signUp(app)
    const browser = openBrowser(`${guest.cookie()}; ${account.cookie}`)
    const earlier = addDays(today(), -30)
    const { seals } = await merge(browser, { seals: { [earlier]: 'right', [tomorrow()]: 'fact' } })
    expect(seals).toEqual({ [earlier]: 'right', [tomorrow()]: 'fable' })
    expect(browser.cookie()).not.toContain('fable.seal')
    const exported = await (await browser.get('/api/account/export')).json()
    expect(exported).toMatchObject({ seals })
    await browser.post('/api/auth/sign-out', {})
    expect((await dayOfBrowser(browser)).next).toBeUndefined()
  })

  it('do not include days after tomorrow', async () => {
    const browser = openBrowser((await signUp(app)).cookie)
    const { seals } = await merge(browser, { seals: { [addDays(today(), 2)]: 'right' } })
    expect(seals).toEqual({})
  })
})

describe('the round of tomorrow', () => {
  /** Everything that a visitor can read, of whoever has picked and sealed. */
  const DOORS = [
    '/',
    '/today',
    '/days',
    '/api/days',
    '/api/days/today',
    '/api/facts',
    '/api/fact-pages?sort=new',
    '/feeds/all.atom',
    '/feeds/rounds.atom',
    '/feeds/fact-of-the-day.atom',
    '/sitemap.xml',
    '/api/account/export',
  ]

  const readAll = async (cookie: string) => {
    const day = tomorrow()
    const paths = [...DOORS, `/api/days/${day}`, `/days/${day}`, `/days/${day}/preview.png`]
    const browser = browserWith(app, cookie)
    return Promise.all(
      paths.map(async (path) => {
        const response = await browser.get(path)
        const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
        const body = (await response.text()).replace(/"requestId":"[^"]+"/, '')
        return { path, status: response.status, headers, body }
      }),
    )
  }

  /** Stores tomorrow's round with the same sentences in the same places, of which another one is the fable. */
  const moveFable = async (sentences: readonly string[], fablePlace: number) => {
    const { truths } = await sealedRound(tomorrow())
    const others = sentences.toSpliced(fablePlace - 1, 1)
    const moved = truthsOf({ truths })?.map((one, at) => ({ ...one, text: others[at] ?? '' }))
    await database.db
      .updateTable('Rounds')
      .set({ fablePlace, text: sentences[fablePlace - 1] ?? '', truths: JSON.stringify(moved) })
      .where('day', '=', tomorrow())
      .execute()
  }

  it.each(['a guest', 'an account'])(
    'shows %s nothing but the sealed sentence in any response',
    async (who) => {
      const account = who === 'an account' ? await signUp(app) : undefined
      const browser = openBrowser(account?.cookie)
      const { next } = await play(browser)
      await seal(browser, 'fable')
      const { fablePlace, text, truth, source, truths } = await sealedRound(tomorrow())
      const others = (truthsOf({ truths }) ?? []).map((one) => one.text)
      const secrets = [text, truth, source, ...others].filter((one) => one !== next?.sentence)
      expect(secrets).toHaveLength(4)
      const cookie = browser.cookie()
      const before = await readAll(cookie)
      for (const { path, body } of before)
        for (const secret of secrets) expect(body, path).not.toContain(secret)

      const sentences = others.toSpliced(fablePlace - 1, 0, text)
      // The third one is as it was: a truth that was left as a fable would be chosen again.
      for (const moved of [1, 2, 3]) {
        await moveFable(sentences, ((fablePlace - 1 + moved) % 3) + 1)
        expect(await readAll(cookie)).toEqual(before)
      }
    },
  )
})
