import { describe, expect, it } from 'vitest'
import { realTime } from '../testing/clock.ts'
import {
  browserWith,
  cookieOf,
  newForm,
  signIn,
  signUp,
  tokenOf,
} from '../testing/test-accounts.ts'
import { openTestApp } from '../testing/test-app.ts'

const app = await openTestApp()

const plain = await openTestApp({ publicUrl: new URL('http://localhost:3000') })

describe('the session cookie', () => {
  it('is HttpOnly, SameSite and Secure', async () => {
    const response = await app.post('/api/auth/sign-up/email', newForm())
    const [cookie = '', old = '', known = '', ...others] = response.headers.getSetCookie()
    expect(others).toEqual([])
    expect(known.split('; ').toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=31536000',
      'Path=/api/auth',
      'SameSite=Lax',
      'Secure',
      expect.stringMatching(/^__Secure-fable\.known_browser=[\w-]{22}\.[\w-]{43}$/),
    ])
    expect(cookie.split('; ').toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
      expect.stringMatching(/^__Host-fable\.session_token=\w{32}\.[\w%]+$/),
    ])
    expect(old).toBe(cookie.replace('__Host-', '__Secure-'))
  })

  it('is not Secure if the page uses http', async () => {
    const response = await plain.post('/api/auth/sign-up/email', newForm())
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^fable\.session_token=/)
    expect(cookie).not.toMatch(/secure/i)
    expect(cookie).toMatch(/HttpOnly/)
  })
})

/** @until 0.0.33 Servers of 0.0.32 know the session cookie as `__Secure-`. */
describe('beside a server of the previous release', () => {
  const setIn = (response: Response) => cookieOf(response).split('; ')
  const pair = (prefix: string, cookie: string) =>
    `${prefix}${/fable\.session_token=[^;]+/.exec(cookie)?.[0] ?? ''}`
  const whoIs = async (cookie: string) => {
    const response = await browserWith(app, cookie).get('/api/auth/get-session')
    const session = (await response.json()) as { user: { id: string } } | null
    return { user: session?.user.id, cookies: setIn(response) }
  }

  it('a visitor with the old cookie is signed in and gets the new cookie', async () => {
    const { cookie, user } = await signUp(app)
    const old = pair('__Secure-', cookie)
    expect((await browserWith(app, old).get('/api/account/sessions')).status).toBe(200)
    expect(await whoIs(old)).toEqual({ user: user.id, cookies: [pair('__Host-', cookie)] })
    expect(await whoIs(cookie)).toEqual({ user: user.id, cookies: [''] })
  })

  it('a visitor whose new cookie has ended is signed in with a valid old cookie', async () => {
    const before = await signUp(app)
    const ended = pair('__Host-', before.cookie)
    await before.post('/api/auth/sign-out')
    const { cookie, user } = await signUp(app)
    const both = `${ended}; theme=dark; ${pair('__Secure-', cookie)}`
    expect((await browserWith(app, both).get('/api/account/sessions')).status).toBe(200)
    expect(await whoIs(both)).toEqual({ user: user.id, cookies: [pair('__Host-', cookie)] })
  })

  it('signing out ends the session and clears both cookies', async () => {
    const { cookie } = await signUp(app)
    for (const sent of [cookie, pair('__Secure-', cookie)]) {
      const response = await browserWith(app, sent).post('/api/auth/sign-out')
      const cleared = response.headers
        .getSetCookie()
        .filter((set) => set.includes('token=; Max-Age=0'))
      expect(new Set(cleared.map((set) => set.split('fable')[0]))).toEqual(
        new Set(['__Host-', '__Secure-']),
      )
      expect((await whoIs(sent)).user).toBeUndefined()
    }
  })
})

describe('a session', () => {
  it('has a token that is in no response body', async () => {
    const form = newForm()
    const responses = [await app.post('/api/auth/sign-up/email', form)]
    const cookie = cookieOf(responses[0] ?? new Response())
    const { get, post } = browserWith(app, cookie)
    const change = { currentPassword: form.password, newPassword: 'battery staple' }
    responses.push(
      await app.post('/api/auth/sign-in/email', form),
      await get('/api/auth/get-session'),
      await get('/api/account/sessions'),
      await get('/api/account/export'),
      await post('/api/auth/change-password', change),
    )
    const cookies = responses.map(cookieOf).filter((text) => text !== '')
    for (const response of responses) {
      expect(response.status).toBe(200)
      const text = await response.text()
      expect(text).not.toMatch(/token/i)
      for (const sent of cookies) expect(text).not.toContain(tokenOf(sent))
    }
  })

  it('cannot be used with the hash of its token, which the database stores', async () => {
    const { cookie } = await signUp(app)
    const rows = await app.database.db.selectFrom('session').select('token').execute()
    expect(tokenOf(cookie)).toHaveLength(32)
    expect(rows.map(({ token }) => token)).not.toContain(tokenOf(cookie))
    const [name = ''] = cookie.split('=')
    for (const { token } of rows) {
      const { get } = browserWith(app, `${name}=${token}`)
      expect((await get('/api/account/sessions')).status).toBe(401)
    }
  })

  it('replaces the previous session of the browser, even if that belonged to another account', async () => {
    const account = await signUp(app)
    const elsewhere = browserWith(app, cookieOf(await signIn(app, account)))
    const again = await account.post('/api/auth/sign-in/email', account.form)
    const other = browserWith(app, cookieOf(again))
    expect((await account.get('/api/account/sessions')).status).toBe(401)
    expect(await (await other.get('/api/account/sessions')).json()).toHaveLength(2)
    await other.post('/api/auth/sign-up/email', newForm())
    expect((await other.get('/api/account/sessions')).status).toBe(401)
    expect(await (await elsewhere.get('/api/account/sessions')).json()).toHaveLength(1)
  })

  it('remains valid after a failed sign-in', async () => {
    const account = await signUp(app)
    const { email } = account.form
    const wrong = { email, password: 'wrong password' }
    expect((await account.post('/api/auth/sign-in/email', wrong)).status).toBe(401)
    expect((await account.get('/api/account/sessions')).status).toBe(200)
  })

  it('ends if fifty other sessions of the account were used more recently', async () => {
    const account = await signUp(app)
    const row = (n: number) => ({
      id: `${account.user.id} ${n}`,
      userId: account.user.id,
      token: `${account.user.id} ${n}`,
      createdAt: time(0),
      updatedAt: time(n),
      expiresAt: time(100_000),
      ipAddress: '',
      userAgent: '',
    })
    const time = (seconds: number) => {
      const date = new Date(realTime() + 1000 * seconds)
      return app.database.dialect === 'sqlite' ? date.toISOString() : date
    }
    const old = Array.from({ length: 60 }, (_, n) => row(-1000 - n))
    await app.database.db.insertInto('session').values(old).execute()
    await signIn(app, account)
    const sessions = (await (await account.get('/api/account/sessions')).json()) as { id: string }[]
    expect(sessions).toHaveLength(50)
    const left = await app.database.db
      .selectFrom('session')
      .select('id')
      .where('userId', '=', account.user.id)
      .execute()
    expect(left).toHaveLength(50)
    expect(left.map(({ id }) => id)).toContain(row(-1000).id)
    expect(left.map(({ id }) => id)).not.toContain(row(-1059).id)
  })

  it('is invalid if it is signed with another secret', async () => {
    const { cookie } = await signUp(app)
    const other = await openTestApp({
      database: app.database,
      authSecret: 'another secret that is only good for tests',
    })
    const { get } = browserWith(other, cookie)
    expect((await get('/api/account/sessions')).status).toBe(401)
  })

  it('is invalid after it has expired', async () => {
    const account = await signUp(app)
    await app.database.db
      .updateTable('session')
      .set({ expiresAt: new Date(realTime() - 1000) })
      .where('userId', '=', account.user.id)
      .execute()
    expect((await account.get('/api/account/sessions')).status).toBe(401)
    expect(await (await account.get('/api/auth/get-session')).json()).toBeNull()
  })
})
