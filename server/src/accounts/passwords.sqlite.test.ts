import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { realTime } from '../testing/clock.ts'
import { startMailServer } from '../testing/mail-server.ts'
import {
  browserWith,
  cookieOf,
  expectFormError,
  PASSWORD,
  signIn,
  signUp,
  type TestAccount,
} from '../testing/test-accounts.ts'
import { openTestApp } from '../testing/test-app.ts'
import { makeMailer } from './mailer.ts'

const silent = pino({ enabled: false })
const post = await startMailServer()
const mailer = makeMailer({ SMTP_URL: post.url, MAIL_FROM: 'Fable <fable@example.com>' }, silent)
const app = await openTestApp({ mailer })
afterAll(async () => {
  await mailer?.close()
  await post.close()
})

const ask = (email: string) => app.post('/api/auth/request-password-reset', { email })
const reset = (token: string, newPassword = 'battery staple') =>
  app.post('/api/auth/reset-password', { token, newPassword })

/** Asks for a mail and reads the token out of it. */
async function tokenFor({ form }: TestAccount): Promise<string> {
  const count = post.mails.length
  await ask(form.email)
  return /#reset-password=(\w+)/.exec(await post.mailAfter(count))?.[1] ?? ''
}

describe('a forgotten password', () => {
  it('can be reset with the link in a mail, which ends all sessions of the account', async () => {
    const account = await signUp(app)
    const other = browserWith(app, cookieOf(await signIn(app, account)))
    const count = post.mails.length
    expect(await (await ask(account.form.email.toUpperCase())).json()).toEqual({
      status: true,
      message: 'If this email exists in our system, check your email for the reset link',
    })
    const mail = await post.mailAfter(count)
    expect(mail).toMatch(/^From: Fable <fable@example\.com>$/m)
    expect(mail).toContain(`To: ${account.form.email}`)
    const [, token = ''] =
      /^https:\/\/fable\.test\/TextBasedGame#reset-password=(\w{24})\r?$/m.exec(mail) ?? []
    const response = await reset(token)
    expect(await response.json()).toEqual({ status: true })
    expect(response.headers.getSetCookie()).toEqual([])
    for (const { get } of [account, other])
      expect((await get('/api/account/sessions')).status).toBe(401)
    expect((await signIn(app, account)).status).toBe(401)
    expect((await signIn(app, account, 'battery staple')).status).toBe(200)
  })

  it('is reset by only one of two concurrent requests, which invalidates all reset mails', async () => {
    const account = await signUp(app)
    const [first, second] = [await tokenFor(account), await tokenFor(account)]
    const both = await Promise.all([
      reset(second, 'the first one'),
      reset(second, 'the second one'),
    ])
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400])
    for (const token of [first, second]) {
      const response = await reset(token)
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ message: 'Invalid token', code: 'INVALID_TOKEN' })
    }
  })

  it('cannot be reset with an expired mail', async () => {
    const account = await signUp(app)
    const token = await tokenFor(account)
    await app.database.db
      .updateTable('verification')
      .set({ expiresAt: new Date(realTime() - 1000) })
      .where('value', '=', account.user.id)
      .execute()
    expect((await reset(token)).status).toBe(400)
    expect((await signIn(app, account)).status).toBe(200)
  })

  it('cannot be reset to a password that is too short, and the mail remains valid', async () => {
    const account = await signUp(app)
    const token = await tokenFor(account)
    for (const password of ['short', '🥔'.repeat(7)]) {
      const response = await reset(token, password)
      expect(await response.json()).toMatchObject({ message: 'Password too short' })
    }
    expect((await reset(token)).status).toBe(200)
  })

  it('has a reset token that is neither in the database nor in the log', async () => {
    const token = await tokenFor(await signUp(app))
    const rows = await app.database.db.selectFrom('verification').selectAll().execute()
    expect(token).toHaveLength(24)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(app.logged.join()).not.toContain(token)
  })
})

describe('a request for a reset mail', () => {
  it('gets the same delayed response whether the account exists or not', async () => {
    const account = await signUp(app)
    const timed = async (email: string) => {
      const started = performance.now()
      const response = await ask(email)
      return {
        ms: performance.now() - started,
        status: response.status,
        text: await response.text(),
      }
    }
    const known = await timed(account.form.email)
    const unknown = await timed('nobody@example.com')
    expect({ ...known, ms: 0 }).toEqual({ ...unknown, ms: 0 })
    // The answer waits longer than either takes; a busy machine may be late with both.
    for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThan(290)
  })

  it('sends no mail if there is no such account', async () => {
    const account = await signUp(app)
    const count = post.mails.length
    await ask('nobody@example.com')
    await tokenFor(account)
    expect(post.mails).toHaveLength(count + 1)
  })
})

describe('without a mail server', async () => {
  const mute = await openTestApp()

  it('the settings report no password reset, and a request for a reset mail gets a 400', async () => {
    expect(await (await mute.get('/api/settings')).json()).toMatchObject({ passwordReset: false })
    const { form } = await signUp(mute)
    const response = await mute.post('/api/auth/request-password-reset', { email: form.email })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: "Reset password isn't enabled" })
  })
})

describe('changing the password', () => {
  const change = { currentPassword: PASSWORD, newPassword: 'battery staple' }

  it('signs out all other browsers and gives this one a new session', async () => {
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
    const tokens = [await tokenFor(account), await tokenFor(account)]
    expect((await account.post('/api/auth/change-password', change)).status).toBe(200)
    for (const token of tokens) {
      await expectFormError(await reset(token, 'a thief’s'), 400, 'Invalid token')
    }
    expect((await signIn(app, account, change.newPassword)).status).toBe(200)
  })

  it('changes nothing if the sessions cannot be ended', async () => {
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

  it('accepts a new password of 128 emoji, but not of 7 or 129', async () => {
    const account = await signUp(app)
    const changeTo = (newPassword: string) =>
      account.post('/api/auth/change-password', { ...change, newPassword })
    await expectFormError(await changeTo('🥔'.repeat(7)), 400, 'Password too short')
    await expectFormError(await changeTo('🥔'.repeat(129)), 400, 'Password too long')
    expect((await changeTo('🥔'.repeat(128))).status).toBe(200)
    expect((await signIn(app, account, '🥔'.repeat(128))).status).toBe(200)
  })

  it('requires the old password', async () => {
    const account = await signUp(app)
    const wrong = { ...change, currentPassword: 'wrong password' }
    await expectFormError(
      await account.post('/api/auth/change-password', wrong),
      400,
      'Invalid password',
    )
    expect((await account.get('/api/account/sessions')).status).toBe(200)
    expect((await signIn(app, account)).status).toBe(200)
  })
})
