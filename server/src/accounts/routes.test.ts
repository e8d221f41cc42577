import { EMAIL_MAX } from '@fable/contract/limits'
import { afterAll, describe, expect, it } from 'vitest'
import { cookieOf, expectRefusal, newForm, PASSWORD, signIn, signUp } from '../testing/players.ts'
import { openTestApp } from '../testing/test-app.ts'

const game = await openTestApp()
afterAll(game.close)

describe('signing in', () => {
  it('works in any letter case of the e-mail, on any number of browsers', async () => {
    const player = await signUp(game)
    const email = ` ${player.form.email.toUpperCase()} `
    const response = await game.post('/api/auth/sign-in/email', { email, password: PASSWORD })
    expect(await response.json()).toEqual({ user: player.user })
    expect(cookieOf(response)).not.toBe(player.cookie)
    expect((await player.get('/api/account/export')).status).toBe(200)
  })

  it.each([{}, { email: 'a@example.com' }, { password: PASSWORD }, { email: ' ', password: ' ' }])(
    'needs both fields: %o',
    async (form) => {
      await expectRefusal(
        await game.post('/api/auth/sign-in/email', form),
        400,
        'Please fill Out all Fields',
      )
    },
  )

  it('with a wrong password and without an account reads the same', async () => {
    const player = await signUp(game)
    const attempts = [
      await signIn(game, player, 'wrong password'),
      await game.post('/api/auth/sign-in/email', { email: 'no@example.com', password: PASSWORD }),
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
    'that is too long is answered like any other that is none: %s',
    async (call) => {
      const send = (email: string) => game.post(`/api/auth/${call}`, newForm({ email }))
      for (const email of ['nobody', `a${longest}`, `${'x'.repeat(9000)}@example.com`]) {
        await expectRefusal(await send(email), 400, 'Invalid email')
      }
    },
  )

  it('may be as long as e-mails are', async () => {
    const player = await signUp(game, { email: ` ${longest} ` })
    expect(player.user.email).toBe(longest)
    expect((await signIn(game, player)).status).toBe(200)
  })
})

describe('signing out', () => {
  it('ends the session, not only its cookie', async () => {
    const player = await signUp(game)
    const response = await player.send('POST', '/api/auth/sign-out')
    expect(await response.json()).toEqual({ success: true })
    expect(response.headers.getSetCookie()[0]).toMatch(/session_token=; Max-Age=0/)
    expect(await (await player.get('/api/auth/get-session')).json()).toBeNull()
    expect((await player.get('/api/account/export')).status).toBe(401)
  })

  it('is no fault of who is not signed in', async () => {
    expect((await game.fetch('/api/auth/sign-out', { method: 'POST' })).status).toBe(200)
  })
})

describe('calls of the provider that nobody needs', () => {
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
  ])('are not there: %s %s', async (method, path) => {
    const player = await signUp(game)
    const response = await player.send(method, `/api/auth/${path}`, {
      ...(method === 'POST' && { body: { username: 'x', name: 'x' } }),
    })
    expect(response.status).toBe(404)
  })

  it('answer 405 to a wrong method', async () => {
    expect((await game.get('/api/auth/sign-in/email')).status).toBe(405)
    expect((await game.fetch('/api/auth/get-session', { method: 'POST' })).status).toBe(405)
  })
})
