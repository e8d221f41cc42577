import { afterAll, describe, expect, it } from 'vitest'
import { watchPasswordWork } from '../testing/password-work.ts'
import { newForm, PASSWORD, signIn, signUp, tokenOf } from '../testing/players.ts'
import { openTestApp } from '../testing/test-app.ts'

const game = await openTestApp()
afterAll(game.close)

describe('the log', () => {
  it('names no player, and holds no password, token or e-mail', async () => {
    const player = await signUp(game, { email: 'hidden@example.com' })
    const secrets = [
      'hidden',
      PASSWORD,
      player.form.username,
      tokenOf(player.cookie),
      player.user.id,
    ]
    await game.post('/api/auth/sign-up/email', player.form)
    await signIn(game, player, 'wrong but secret')
    await player.post('/api/auth/change-password', {
      currentPassword: 'wrong but secret',
      newPassword: 'another secret',
    })
    await game.get(`/api/usernames/${encodeURIComponent(player.form.username)}`)
    await Promise.all([1, 2, 3].map(() => game.post('/api/auth/sign-up/email', player.form)))
    const log = game.logged.join('\n')
    expect(log).toContain('POST /api/auth/sign-in/email')
    for (const secret of [...secrets, 'wrong but secret', 'another secret']) {
      expect(log).not.toContain(secret)
    }
  })
})

describe('guessing who has an account', () => {
  it('gains nothing from how long signing in takes: a password is worked on in either case', async () => {
    const { form } = await signUp(game)
    let worked = 0
    const stop = watchPasswordWork({ onBegin: () => (worked += 1) })
    for (const email of [form.email, 'nobody@example.com']) {
      worked = 0
      await game.post('/api/auth/sign-in/email', { email, password: 'wrong password' })
      expect(worked, email).toBe(1)
    }
    stop()
  })
})

describe('a database that is gone', async () => {
  const lost = await openTestApp()
  const player = await signUp(lost)
  await lost.removeDatabase()
  afterAll(lost.close)

  it.each([
    ['signing up', () => lost.post('/api/auth/sign-up/email', newForm())],
    ['signing in', () => signIn(lost, player)],
    ['who is signed in', () => player.get('/api/auth/get-session')],
    ['the saved game', () => player.get('/api/account/game')],
    ['starting a run', () => player.post('/api/runs')],
  ])('is 503 for %s, and signs nobody out', async (_, call) => {
    const response = await call()
    expect(response.status).toBe(503)
    expect(response.headers.getSetCookie()).toEqual([])
  })
})
