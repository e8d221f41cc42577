import { describe, expect, it } from 'vitest'
import { newForm, PASSWORD, signUp } from '../testing/test-accounts.ts'
import { openTestApp, PUBLIC_URL } from '../testing/test-app.ts'

const app = await openTestApp()

const plain = await openTestApp({ publicUrl: new URL('http://localhost:3000') })

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
    const account = await signUp(app)
    for (const headers of [
      { Origin: 'https://evil.test' },
      { Origin: 'null' },
      { Origin: PUBLIC_URL.origin, 'Sec-Fetch-Site': 'cross-site' },
    ] as Record<string, string>[]) {
      const response = await account.send(method, path, { body, headers })
      expect(response.status).toBe(403)
      expect(response.headers.getSetCookie()).toEqual([])
    }
    expect((await account.get('/api/account/sessions')).status).toBe(200)
  })

  it('cannot be the target of a redirect after a sign-in', async () => {
    const account = await signUp(app)
    const response = await app.post('/api/auth/sign-in/email', {
      ...account.form,
      callbackURL: 'https://evil.test',
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('Location')).toBeNull()
  })
})

describe('our own page', () => {
  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'can create an account at %s if the public address is http://localhost:3000',
    async (origin) => {
      const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin', Cookie: 'theme=dark' }
      expect((await plain.post('/api/auth/sign-up/email', newForm(), headers)).status).toBe(200)
    },
  )
})
