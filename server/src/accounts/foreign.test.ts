import { afterAll, describe, expect, it } from 'vitest'
import { newForm, PASSWORD, signUp } from '../testing/players.ts'
import { openTestApp, PUBLIC_URL } from '../testing/test-app.ts'

const game = await openTestApp()
afterAll(game.close)

const plain = await openTestApp({ publicUrl: new URL('http://localhost:3000') })
afterAll(plain.close)

describe('another site', () => {
  const calls: [string, string, object?][] = [
    ['POST', '/api/auth/sign-up/email', newForm()],
    ['POST', '/api/auth/sign-in/email', { email: 'a@example.com', password: PASSWORD }],
    ['POST', '/api/auth/sign-out'],
    [
      'POST',
      '/api/auth/change-password',
      { currentPassword: PASSWORD, newPassword: 'x'.repeat(9) },
    ],
    ['POST', '/api/auth/delete-user', { password: PASSWORD }],
    ['POST', '/api/auth/request-password-reset', { email: 'a@example.com' }],
    ['POST', '/api/auth/reset-password', { token: 'x', newPassword: 'x'.repeat(9) }],
    ['DELETE', '/api/account/sessions'],
    ['PUT', '/api/account/game', { GameVariables: {} }],
  ]
  it.each(calls)("cannot make a player's browser send %s %s", async (method, path, body) => {
    const player = await signUp(game)
    for (const headers of [
      { Origin: 'https://evil.test' },
      { Origin: 'null' },
      { Origin: PUBLIC_URL.origin, 'Sec-Fetch-Site': 'cross-site' },
    ] as Record<string, string>[]) {
      const response = await player.send(method, path, { body, headers })
      expect(response.status).toBe(403)
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect((await player.get('/api/account/sessions')).status).toBe(200)
  })

  it('cannot do it with a form either', async () => {
    const { email, password } = (await signUp(game)).form
    const body = new URLSearchParams({ email, password })
    const response = await game.fetch('/api/auth/sign-in/email', { method: 'POST', body })
    expect(response.status).toBe(415)
  })

  it('is nowhere led to: addresses in a request are not followed', async () => {
    const player = await signUp(game)
    const response = await game.post('/api/auth/sign-in/email', {
      ...player.form,
      callbackURL: 'https://evil.test',
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('Location')).toBeNull()
  })
})

describe('our own page', () => {
  it('may be reached under another address than the public one', async () => {
    const response = await plain.post('http://127.0.0.1:3000/api/auth/sign-up/email', newForm(), {
      Origin: 'http://127.0.0.1:3000',
      'Sec-Fetch-Site': 'same-origin',
      Cookie: 'theme=dark',
    })
    expect(response.status).toBe(200)
  })
})
