import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import {
  browserWith,
  cookieOf,
  expectRefusal,
  PASSWORD,
  signIn,
  signUp,
} from '../testing/test-accounts.ts'
import { openTestApp } from '../testing/test-app.ts'

const mailed: string[] = []
const app = await openTestApp({
  mailer: { send: ({ text }) => mailed.push(text), close: async () => Promise.resolve() },
})
afterAll(app.close)

describe('changing the password', () => {
  const change = { currentPassword: PASSWORD, newPassword: 'battery staple' }

  it('signs out everywhere else, and continues here with a new session', async () => {
    const account = await signUp(app)
    const other = browserWith(app, cookieOf(await signIn(app, account)))
    const response = await account.post('/api/auth/change-password', change)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ user: account.user })
    for (const old of [other, account])
      expect((await old.get('/api/account/sessions')).status).toBe(401)
    const here = browserWith(app, cookieOf(response))
    expect(await (await here.get('/api/account/sessions')).json()).toHaveLength(1)
    expect((await signIn(app, account)).status).toBe(401)
    expect((await signIn(app, account, change.newPassword)).status).toBe(200)
  })

  it('invalidates all password reset mails', async () => {
    const account = await signUp(app)
    for (let n = 0; n < 2; n++)
      await app.post('/api/auth/request-password-reset', { email: account.form.email })
    const tokens = mailed.map((text) => /#reset-password=(\w+)/.exec(text)?.[1] ?? '')
    expect(tokens.filter((token) => token !== '')).toHaveLength(2)
    expect((await account.post('/api/auth/change-password', change)).status).toBe(200)
    for (const token of tokens) {
      const reset = await app.post('/api/auth/reset-password', { token, newPassword: 'a thief’s' })
      await expectRefusal(reset, 400, 'Invalid token')
    }
    expect((await signIn(app, account, change.newPassword)).status).toBe(200)
  })

  it('changes nothing when the sessions cannot be ended', async () => {
    const account = await signUp(app)
    const { db, dialect } = app.database
    const name = sql.ref('keepSessions')
    await (
      dialect === 'sqlite'
        ? sql`create trigger ${name} before delete on "session" begin select raise(fail, 'kept'); end`
        : sql`create rule ${name} as on delete to "session" do also select 1 / 0`
    ).execute(db)
    const response = await account.post('/api/auth/change-password', change)
    await (
      dialect === 'sqlite' ? sql`drop trigger ${name}` : sql`drop rule ${name} on "session"`
    ).execute(db)
    expect(response.status).toBeGreaterThanOrEqual(500)
    expect((await signIn(app, account, change.newPassword)).status).toBe(401)
    expect((await account.get('/api/account/sessions')).status).toBe(200)
  })

  it('requires the old one', async () => {
    const account = await signUp(app)
    const wrong = { ...change, currentPassword: 'wrong password' }
    await expectRefusal(
      await account.post('/api/auth/change-password', wrong),
      400,
      'Invalid password',
    )
    expect((await account.get('/api/account/sessions')).status).toBe(200)
    expect((await signIn(app, account)).status).toBe(200)
  })

  it('requires a session', async () => {
    expect((await app.post('/api/auth/change-password', change)).status).toBe(401)
  })
})
