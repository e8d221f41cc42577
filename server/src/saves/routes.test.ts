import { describe, expect, it } from 'vitest'
import { BODY_LIMIT_BYTES } from '@fable/contract/limits'
import { browserWith, signUp, type TestAccount } from '../testing/test-accounts.ts'
import { openTestApp } from '../testing/test-app.ts'

const app = await openTestApp()

const FIRST = { 'If-None-Match': '*' }
const after = (revision: number) => ({ 'If-Match': `"${revision}"` })

const put = (account: TestAccount, GameVariables: unknown, headers: Record<string, string>) =>
  account.send('PUT', '/api/account/game', { body: { GameVariables }, headers })
const read = async (account: TestAccount): Promise<unknown> =>
  (await account.get('/api/account/game')).json()

const DOCUMENT = {
  playerName: 'Ada 🍯',
  day: 3,
  enemyData: [true, false],
  consoletext: [{ text: 'A nul \0, a "quote" and 🥔', color: 'good', waitTime: 700 }],
  run: { id: 'r', seed: 's', turn: 4, pending: null, round: 0, stats: { fights: 2 } },
}

describe('the save', () => {
  it('is answered with 404 until it is first stored', async () => {
    const response = await (await signUp(app)).get('/api/account/game')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'game_not_found' })
  })

  it('is null before it is first stored if the request has missing=null', async () => {
    const account = await signUp(app)
    const response = await account.get('/api/account/game?missing=null')
    expect(response.status).toBe(200)
    expect(await response.json()).toBeNull()
    await put(account, DOCUMENT, FIRST)
    const saved = await account.get('/api/account/game?missing=null')
    expect(await saved.json()).toEqual({ revision: 1, GameVariables: DOCUMENT })
    expect((await account.get('/api/account/game?missing=x')).status).toBe(400)
  })

  it('is returned unchanged, with the tag for the next save', async () => {
    const account = await signUp(app)
    const saved = await put(account, DOCUMENT, FIRST)
    expect(saved.status).toBe(200)
    expect(saved.headers.get('ETag')).toBe('"1"')
    expect(await saved.json()).toEqual({ revision: 1 })
    const response = await account.get('/api/account/game')
    expect(response.headers.get('ETag')).toBe('"1"')
    expect(await response.json()).toEqual({ revision: 1, GameVariables: DOCUMENT })
    expect((await put(account, { ...DOCUMENT, day: 4 }, after(1))).status).toBe(200)
    expect(await read(account)).toEqual({ revision: 2, GameVariables: { ...DOCUMENT, day: 4 } })
  })

  it('is merged field by field', async () => {
    const account = await signUp(app)
    await put(account, { day: 3, playerName: 'Ada', run: { id: 'a' } }, FIRST)
    await put(account, { day: 4, run: { turn: 1 } }, after(1))
    const merged = { day: 4, playerName: 'Ada', run: { turn: 1 } }
    expect(await read(account)).toEqual({ revision: 2, GameVariables: merged })
  })

  it('cannot be read or changed by another account', async () => {
    const [ada, bob] = [await signUp(app), await signUp(app)]
    await put(ada, { day: 50 }, FIRST)
    expect((await bob.get('/api/account/game')).status).toBe(404)
    await put(bob, { day: 1, userID: ada.user.id }, FIRST)
    expect(await read(ada)).toEqual({ revision: 1, GameVariables: { day: 50 } })
  })
})

describe('the base revision of a save', () => {
  it.each([
    ['an older revision', after(1)],
    ['no revision, as for a first save', FIRST],
    ['a revision that does not exist', after(7)],
    ['an invalid tag', { 'If-Match': 'abc' }],
  ])(
    'must be the current revision, or the save is refused with the newer document: %s',
    async (_, headers) => {
      const account = await signUp(app)
      await put(account, { day: 1 }, FIRST)
      await put(account, { day: 2 }, after(1))
      const response = await put(account, { day: 99 }, headers)
      expect(response.status).toBe(412)
      expect(response.headers.get('ETag')).toBe('"2"')
      expect(response.headers.get('Content-Type')).toBe('application/problem+json')
      expect(await response.json()).toMatchObject({
        code: 'game_changed',
        revision: 2,
        GameVariables: { day: 2 },
      })
      expect(await read(account)).toEqual({ revision: 2, GameVariables: { day: 2 } })
    },
  )

  it('is refused, without a newer document, if there is no save yet', async () => {
    const response = await put(await signUp(app), { day: 1 }, after(1))
    expect(response.status).toBe(412)
    expect(await response.json()).not.toHaveProperty('GameVariables')
  })

  it('must be named, or the save is refused with 428', async () => {
    const account = await signUp(app)
    for (const headers of [{}, { 'If-Match': '*' }, { 'If-None-Match': '"1"' }] as const) {
      const response = await put(account, { day: 1 }, { ...headers })
      expect(response.status).toBe(428)
    }
  })

  it('may be named by a tag that a compressing proxy has made weak', async () => {
    const account = await signUp(app)
    await put(account, { day: 1 }, FIRST)
    expect((await put(account, { day: 2 }, { 'If-Match': 'W/"1"' })).status).toBe(200)
  })
})

describe('ten saves at once', () => {
  it.each([
    ['the first', undefined],
    ['the next', 1],
  ])('have one accepted as %s and nine refused', async (_, base) => {
    const account = await signUp(app)
    if (base !== undefined) await put(account, { day: 0 }, FIRST)
    const headers = base === undefined ? FIRST : after(base)
    const days = Array.from({ length: 10 }, (_, n) => n + 1)
    const responses = await Promise.all(days.map((day) => put(account, { day }, headers)))
    const winners = responses.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 412)).toHaveLength(9)
    const day = days[responses.findIndex(({ status }) => status === 200)]
    expect(await read(account)).toEqual({ revision: (base ?? 0) + 1, GameVariables: { day } })
  })
})

describe('a client without a session', () => {
  const strangers: [string, string][] = [
    ['no cookie', ''],
    ['a made-up cookie', '__Host-fable.session_token=abc.def'],
    ['a cookie without a signature', '__Host-fable.session_token=abc'],
  ]
  it.each(strangers)('cannot use a save or an account: %s', async (_, cookie) => {
    const { get, send } = browserWith(app, cookie)
    for (const path of ['/api/account/game', '/api/account/sessions', '/api/account/export']) {
      const response = await get(path)
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ code: 'not_signed_in' })
    }
    expect((await send('DELETE', '/api/account/sessions')).status).toBe(401)
    const init = { body: { GameVariables: {} }, headers: FIRST }
    expect((await send('PUT', '/api/account/game', init)).status).toBe(401)
  })
})

describe('the document of a save', () => {
  it('is refused with 413 beyond 64 KB, in the request and after merging', async () => {
    const account = await signUp(app)
    const line = { text: 'x'.repeat(3900), color: 'good', waitTime: 700 }
    const lines = (count: number) => ({ consoletext: Array.from({ length: count }, () => line) })
    expect((await put(account, lines(17), FIRST)).status).toBe(413)
    expect((await put(account, lines(15), FIRST)).status).toBe(200)
    const run = { run: { note: 'x'.repeat(BODY_LIMIT_BYTES / 4) } }
    expect((await put(account, run, after(1))).status).toBe(413)
    expect(await read(account)).toMatchObject({ revision: 1 })
  })
})
