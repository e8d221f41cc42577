import { inflateRawSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import {
  browserWith,
  cookieOf,
  expectRefusal,
  PASSWORD,
  signIn,
  signUp,
} from '../testing/players.ts'
import { playRun, readRun, sendTurn } from '../testing/ranked-runs.ts'
import { openTestApp } from '../testing/test-app.ts'
import { listFeedback } from '../feedback/store.ts'
import type { Database } from '../platform/db/database.ts'

const mailer = { send: () => undefined, close: async () => Promise.resolve() }
const game = await openTestApp({ mailer })
afterAll(game.close)

/** Packed answers of an ended run as they can be read. */
const readable = (value: unknown): unknown =>
  value instanceof Uint8Array ? inflateRawSync(value).toString() : value

/** Every value of every column of every table, those included that nobody has thought of yet. */
const everythingIn = async ({ db }: Database): Promise<string> => {
  const tables = await db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) => sql<object>`select * from ${sql.table(name)}`.execute(db)),
  )
  const values = rows.flatMap((result) =>
    result.rows.flatMap((row): unknown[] => Object.values(row)),
  )
  return JSON.stringify(values.map(readable))
}

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

  it('leaves no name, e-mail or id of the account in any column of any table', async () => {
    const player = await signUp(game, { username: 'Zanzibar', email: 'Zanzibar@example.com' })
    await player.send('PUT', '/api/account/game', {
      body: { GameVariables: { playerName: 'Zuleika', userName: 'Zanzibar' } },
      headers: { 'If-None-Match': '*' },
    })
    const start = { playerName: 'Zuleika' }
    const ended = await playRun(player, { start })
    const open = await playRun(player, { start, turns: 3 })
    const feedback = { kind: 'praise', message: '🥔', email: 'zanzibar@EXAMPLE.com' }
    await player.post('/api/feedback', feedback)
    await game.post('/api/feedback', feedback)
    await game.post('/api/auth/request-password-reset', { email: player.form.email })
    const traces = [/zanzibar/i, /zuleika/i, new RegExp(player.user.id)]
    for (const trace of traces) expect(await everythingIn(game.database)).toMatch(trace)

    await player.post('/api/auth/delete-user', { password: PASSWORD })
    for (const trace of traces) expect(await everythingIn(game.database)).not.toMatch(trace)
    expect((await readRun(game, ended.id)).playerName).toBe('Adventurer')
    expect((await game.get(`/api/runs/${open.id}`)).status).toBe(404)
    expect((await sendTurn(game, open, 3, 'chance')).status).toBe(404)
    const sent = await listFeedback(game.database)
    expect(sent.map(({ message, email }) => [message, email])).toEqual([
      ['🥔', null],
      ['🥔', null],
    ])
  })
})
