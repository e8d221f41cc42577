import { EMAIL_MAX } from '@fable/contract/limits'
import { afterAll, describe, expect, it } from 'vitest'
import {
  cookieOf,
  expectRefusal,
  newForm,
  PASSWORD,
  signIn,
  signUp,
} from '../testing/test-accounts.ts'
import { openTestApp } from '../testing/test-app.ts'

const app = await openTestApp()
afterAll(app.close)

describe('signing in', () => {
  it('works in any letter case of the e-mail, on any number of browsers', async () => {
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
      await expectRefusal(
        await app.post('/api/auth/sign-in/email', form),
        400,
        'Please fill Out all Fields',
      )
    },
  )

  it('gets the same response with a wrong password and without an account', async () => {
    const account = await signUp(app)
    const attempts = [
      await signIn(app, account, 'wrong password'),
      await app.post('/api/auth/sign-in/email', { email: 'no@example.com', password: PASSWORD }),
    ]
    for (const response of attempts) {
      await expectRefusal(response, 401, 'Invalid email or password')
      expect(response.headers.getSetCookie()).toEqual([])
    }
  })
})

describe('an e-mail', () => {
  const longest = `${'a'.repeat(EMAIL_MAX - '@example.com'.length)}@example.com`

  it.each(['sign-up/email', 'sign-in/email', 'request-password-reset'])(
    'that is too long gets the same response as any invalid one: %s',
    async (call) => {
      const send = (email: string) => app.post(`/api/auth/${call}`, newForm({ email }))
      for (const email of ['nobody', `a${longest}`, `${'x'.repeat(9000)}@example.com`]) {
        await expectRefusal(await send(email), 400, 'Invalid email')
      }
    },
  )

  it('can have the maximum length of e-mails', async () => {
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

describe('unused calls of better-auth', () => {
  it.each([
    ['POST', 'update-user'],
    ['POST', 'change-email'],
    ['GET', 'list-sessions'],
    ['POST', 'revoke-session'],
    ['POST', 'sign-in/social'],
    ['GET', 'delete-user/callback'],
    ['GET', 'reset-password/abc'],
    ['POST', 'set-password'],
    ['GET', 'error'],
    ['GET', 'ok'],
  ])('do not exist: %s %s', async (method, path) => {
    const account = await signUp(app)
    const response = await account.send(method, `/api/auth/${path}`, {
      ...(method === 'POST' && { body: { username: 'x', name: 'x' } }),
    })
    expect(response.status).toBe(404)
  })

  it('are 405 with a wrong method', async () => {
    expect((await app.get('/api/auth/sign-in/email')).status).toBe(405)
    expect((await app.fetch('/api/auth/get-session', { method: 'POST' })).status).toBe(405)
  })
})
