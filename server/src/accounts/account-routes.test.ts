import type { Session } from '@fable/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { browserWith, cookieOf, signIn, signUp } from '../testing/players.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const game = await openTestApp()
afterAll(game.close)

describe('a username', () => {
  const available = async (name: string): Promise<unknown> => {
    const response = await game.get(`/api/usernames/${encodeURIComponent(name)}`)
    expect(response.status).toBe(200)
    return response.json()
  }

  it('is available until somebody has it, in whatever letter case', async () => {
    expect(await available('Zoë')).toEqual({ available: true })
    await signUp(game, { username: 'Zoë' })
    for (const name of ['Zoë', 'zOË', ' zoë '])
      expect(await available(name)).toEqual({ available: false })
  })

  it.each(['1234567890123', 'Shit', ' ', 'a\0b', '\u200b'])(
    'that no account may have is not available: %j',
    async (name) => {
      expect(await available(name)).toEqual({ available: false })
    },
  )

  it.each(["x' or 1=1 --", '%', '%E0%A4%A', '%41', 'x/y', '../..', '🥔'])(
    'may be odd: %j',
    async (name) => {
      expect(await available(name)).toEqual({ available: true })
    },
  )

  it.each(['%E0%A4%A', '%', 'a%FFb', '%C0%80', 'Ada%ED%A0%80'])(
    'is refused when its address cannot be decoded: %s',
    async (name) => {
      const response = await game.get(`/api/usernames/${name}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({
        code: 'invalid_input',
        issues: [{ field: 'name' }],
      })
    },
  )
})

describe('the sessions', () => {
  it('are those of the player, the own one marked, without their tokens', async () => {
    const player = await signUp(game)
    const cookie = cookieOf(
      await game.post(
        '/api/auth/sign-in/email',
        { email: player.form.email, password: player.form.password },
        { 'User-Agent': 'Phone/1.0', 'X-Forwarded-For': '6.6.6.6', 'x-fable-address': '7.7.7.7' },
        '203.0.113.9',
      ),
    )
    const response = await player.get('/api/account/sessions')
    const text = await response.text()
    const sessions = JSON.parse(text) as Session[]
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    expect(sessions.find(({ current }) => !current)).toMatchObject({
      browser: 'Phone/1.0',
      address: '203.0.113.9',
    })
    const token = /=(\w+)\./.exec(cookie)?.[1]
    expect(token).toHaveLength(32)
    expect(text).not.toContain(token)
  })

  it('elsewhere are ended with one call; the own one and those of others stay', async () => {
    const [player, neighbour] = [await signUp(game), await signUp(game)]
    const others = await Promise.all([signIn(game, player), signIn(game, player)])
    const response = await player.send('DELETE', '/api/account/sessions')
    expect(await response.json()).toEqual({ signedOut: 2 })
    for (const other of others) {
      const { get } = browserWith(game, cookieOf(other))
      expect((await get('/api/account/sessions')).status).toBe(401)
    }
    expect(await (await player.get('/api/account/sessions')).json()).toHaveLength(1)
    expect((await neighbour.get('/api/account/sessions')).status).toBe(200)
  })
})

describe('the export', () => {
  it('is a file with everything that is held on the player, and no secret', async () => {
    const player = await signUp(game)
    const headers = { 'If-None-Match': '*' }
    const body = { GameVariables: { day: 7 } }
    await player.send('PUT', '/api/account/game', { body, headers })
    const response = await player.get('/api/account/export')
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename=".+\.json"$/)
    const text = await response.text()
    expect(JSON.parse(text)).toEqual({
      user: player.user,
      sessions: [expect.objectContaining({ current: true })],
      game: { revision: 1, GameVariables: { day: 7 } },
      runs: [],
      feedback: [],
    })
    expect(text).not.toMatch(/token|password|hash|secret/i)
  })

  it('holds the feedback that was sent signed in under its e-mail, and no other', async () => {
    const [player, neighbour] = [await signUp(game), await signUp(game)]
    const { email } = player.form
    const send = (sender: Pick<TestApp, 'post'>, message: string, from?: string) =>
      sender.post('/api/feedback', { kind: 'idea', message, email: from })
    await send(player, 'mine', email.toUpperCase())
    await send(player, 'without a name')
    await send(player, 'under another e-mail', neighbour.form.email)
    await send(game, 'from somebody who gave that e-mail', email)
    await send(neighbour, 'from a neighbour who gave that e-mail', email)
    const exported: unknown = await (await player.get('/api/account/export')).json()
    expect(exported).toMatchObject({
      feedback: [{ kind: 'idea', message: 'mine', email, sentAt: expect.any(String) }],
    })
  })
})
