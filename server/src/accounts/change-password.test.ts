import { afterAll, describe, expect, it } from 'vitest'
import {
  browserWith,
  cookieOf,
  expectRefusal,
  PASSWORD,
  signIn,
  signUp,
} from '../../test/players.ts'
import { openTestApp } from '../../test/test-app.ts'

const game = await openTestApp()
afterAll(game.close)

describe('changing the password', () => {
  const change = { currentPassword: PASSWORD, newPassword: 'battery staple' }

  it('signs out everywhere else, and goes on here under a new session', async () => {
    const player = await signUp(game)
    const other = browserWith(game, cookieOf(await signIn(game, player)))
    const response = await player.post('/api/auth/change-password', change)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ user: player.user })
    for (const old of [other, player])
      expect((await old.get('/api/account/sessions')).status).toBe(401)
    const here = browserWith(game, cookieOf(response))
    expect(await (await here.get('/api/account/sessions')).json()).toHaveLength(1)
    expect((await signIn(game, player)).status).toBe(401)
    expect((await signIn(game, player, change.newPassword)).status).toBe(200)
  })

  it('needs the old one', async () => {
    const player = await signUp(game)
    const wrong = { ...change, currentPassword: 'wrong password' }
    await expectRefusal(
      await player.post('/api/auth/change-password', wrong),
      400,
      'Invalid password',
    )
    expect((await player.get('/api/account/sessions')).status).toBe(200)
    expect((await signIn(game, player)).status).toBe(200)
  })

  it('needs a session', async () => {
    expect((await game.post('/api/auth/change-password', change)).status).toBe(401)
  })
})
