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

describe('deleting the account', () => {
  it('needs the password, not only a session', async () => {
    const player = await signUp(game)
    await expectRefusal(
      await player.post('/api/auth/delete-user', { password: 'wrong password' }),
      400,
      'Invalid password',
    )
    await expectRefusal(
      await player.post('/api/auth/delete-user'),
      400,
      'Please fill Out all Fields',
    )
    expect((await game.post('/api/auth/delete-user', { password: PASSWORD })).status).toBe(401)
    expect((await player.get('/api/account/sessions')).status).toBe(200)
  })

  it('removes the login, the saved game and every session, and frees the name', async () => {
    const player = await signUp(game)
    const other = browserWith(game, cookieOf(await signIn(game, player)))
    await player.send('PUT', '/api/account/game', {
      body: { GameVariables: { day: 7 } },
      headers: { 'If-None-Match': '*' },
    })
    const response = await player.post('/api/auth/delete-user', { password: PASSWORD })
    expect(response.status).toBe(200)
    expect((await other.get('/api/account/sessions')).status).toBe(401)
    expect((await signIn(game, player)).status).toBe(401)
    for (const table of ['account', 'session', 'Games'] as const) {
      const rows = await game.database.db
        .selectFrom(table)
        .select('userId')
        .where('userId', '=', player.user.id)
        .execute()
      expect(rows, table).toEqual([])
    }
    expect((await signUp(game, player.form)).user.id).not.toBe(player.user.id)
  })

  it('leaves other players alone', async () => {
    const [player, neighbour] = [await signUp(game), await signUp(game)]
    await player.post('/api/auth/delete-user', { password: PASSWORD })
    expect((await neighbour.get('/api/account/export')).status).toBe(200)
  })

  it('takes the name out of the runs, which stay', async () => {
    const player = await signUp(game)
    const response = await player.post('/api/runs')
    const { id } = (await response.json()) as { id: string }
    await player.post('/api/auth/delete-user', { password: PASSWORD })
    const run = await game.database.db
      .selectFrom('Runs')
      .select(['userId', 'userName'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect({ ...run }).toEqual({ userId: null, userName: 'Adventurer' })
  })
})
