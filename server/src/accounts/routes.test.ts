import { describe, expect, it } from 'vitest'
import type { Session } from '@fable/contract'
import { EMAIL_MAX } from '@fable/contract/limits'
import {
  browserWith,
  cookieOf,
  expectFormError,
  newForm,
  PASSWORD,
  signIn,
  signUp,
} from '../testing/test-accounts.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const app = await openTestApp()

describe('signing in', () => {
  it('accepts any letter case of the e-mail and leaves other browsers signed in', async () => {
    const account = await signUp(app)
    const email = ` ${account.form.email.toUpperCase()} `
    const response = await app.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(await response.json()).toEqual({ user: account.user })
    expect(cookieOf(response)).not.toBe(account.cookie)
    expect((await account.get('/api/account/export')).status).toBe(200)
  })

  it.each([{}, { email: 'a@example.com' }, { password: PASSWORD }, { email: ' ', password: ' ' }])(
    'requires both fields: %o',
    async (form) => {
      await expectFormError(
        await app.post('/api/auth/sign-in/email', form),
        400,
        'Please fill Out all Fields',
      )
    },
  )

  it('gives the same response for a wrong password and for a missing account', async () => {
    const account = await signUp(app)
    const attempts = [
      await signIn(app, account, 'wrong password'),
      await app.post('/api/auth/sign-in/email', { email: 'no@example.com', password: PASSWORD }),
    ]
    for (const response of attempts) {
      await expectFormError(response, 401, 'Invalid email or password')
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })
})

describe('an e-mail', () => {
  const longest = `${'a'.repeat(EMAIL_MAX - '@example.com'.length)}@example.com`

  it.each(['sign-up/email', 'sign-in/email', 'request-password-reset'])(
    'is refused as invalid without an @ or beyond the maximum length: %s',
    async (call) => {
      const send = (email: string) => app.post(`/api/auth/${call}`, newForm({ email }))
      for (const email of ['nobody', `a${longest}`, `${'x'.repeat(9000)}@example.com`]) {
        await expectFormError(await send(email), 400, 'Invalid email')
      }
    },
  )

  it('is accepted at the maximum length', async () => {
    const account = await signUp(app, { email: ` ${longest} ` })
    expect(account.user.email).toBe(longest)
    expect((await signIn(app, account)).status).toBe(200)
  })
})

describe('signing out', () => {
  it('ends the session, not only its cookie', async () => {
    const account = await signUp(app)
    const response = await account.send('POST', '/api/auth/sign-out')
    expect(await response.json()).toEqual({ success: true })
    expect(response.headers.getSetCookie()[0]).toMatch(/session_token=; Max-Age=0/)
    expect(await (await account.get('/api/auth/get-session')).json()).toBeNull()
    expect((await account.get('/api/account/export')).status).toBe(401)
  })

  it('succeeds without a session', async () => {
    expect((await app.fetch('/api/auth/sign-out', { method: 'POST' })).status).toBe(200)
  })
})

describe('an unused call of better-auth', () => {
  it.each([
    ['POST', 'update-user'],
    ['POST', 'change-email'],
    ['POST', 'revoke-session'],
    ['POST', 'sign-in/social'],
    ['GET', 'reset-password/abc'],
  ])('is not available: %s %s', async (method, path) => {
    const account = await signUp(app)
    const response = await account.send(method, `/api/auth/${path}`, {
      ...(method === 'POST' && { body: { username: 'x', name: 'x' } }),
    })
    expect(response.status).toBe(404)
  })
})

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

describe('the list of sessions', () => {
  it('has the sessions of the account, marks the current session and shows no tokens', async () => {
    const account = await signUp(app)
    const cookie = cookieOf(
      await app.post(
        '/api/auth/sign-in/email',
        { email: account.form.email, password: account.form.password },
        { 'User-Agent': FIREFOX, 'X-Forwarded-For': '6.6.6.6', 'x-fable-address': '7.7.7.7' },
        '203.0.113.9',
      ),
    )
    const response = await account.get('/api/account/sessions')
    const text = await response.text()
    const sessions = JSON.parse(text) as Session[]
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    expect(sessions.find(({ current }) => !current)).toMatchObject({
      browser: 'Firefox on Linux',
      address: '203.0.113.0/24',
    })
    const rows = await app.database.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.9|Gecko/)
    const token = /=(\w+)\./.exec(cookie)?.[1]
    expect(token).toHaveLength(32)
    expect(text).not.toContain(token)
  })

  it('is reduced to the current session by one call, which ends no session of another account', async () => {
    const [account, neighbour] = [await signUp(app), await signUp(app)]
    const others = await Promise.all([signIn(app, account), signIn(app, account)])
    const response = await account.send('DELETE', '/api/account/sessions')
    expect(await response.json()).toEqual({ signedOut: 2 })
    for (const other of others) {
      const { get } = browserWith(app, cookieOf(other))
      expect((await get('/api/account/sessions')).status).toBe(401)
    }
    expect(await (await account.get('/api/account/sessions')).json()).toHaveLength(1)
    expect((await neighbour.get('/api/account/sessions')).status).toBe(200)
  })
})

describe('the export of an account', () => {
  it('contains the feedback that the account sent with an e-mail, and no other', async () => {
    const [account, neighbour] = [await signUp(app), await signUp(app)]
    const { email } = account.form
    const send = (sender: Pick<TestApp, 'post'>, message: string, from?: string) =>
      sender.post('/api/feedback', { kind: 'idea', message, email: from })
    await send(account, 'mine', email.toUpperCase())
    await send(account, 'without a name')
    await send(account, 'with another e-mail', 'other@example.com')
    await send(app, 'from somebody who gave that e-mail', email)
    await send(neighbour, 'from a neighbour who gave that e-mail', email)
    const exported: unknown = await (await account.get('/api/account/export')).json()
    const common = { kind: 'idea', sentAt: expect.any(String) }
    expect(exported).toMatchObject({
      feedback: [
        { ...common, message: 'with another e-mail', email: 'other@example.com' },
        { ...common, message: 'mine', email },
      ],
    })
  })
})

describe('deleting the account', () => {
  it('requires both a session and the password', async () => {
    const account = await signUp(app)
    await expectFormError(
      await account.post('/api/auth/delete-user', { password: 'wrong password' }),
      400,
      'Invalid password',
    )
    await expectFormError(
      await account.post('/api/auth/delete-user'),
      400,
      'Please fill Out all Fields',
    )
    expect((await app.post('/api/auth/delete-user', { password: PASSWORD })).status).toBe(401)
    expect((await account.get('/api/account/sessions')).status).toBe(200)
  })
})

it('/.well-known/change-password redirects to the form for a new password', async () => {
  const response = await app.get('/.well-known/change-password')
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/TextBasedGame#change-password')
})
