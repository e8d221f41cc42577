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
} from '../testing/test-accounts.ts'
import { playRun, readRun, sendTurn } from '../testing/ranked-runs.ts'
import { openTestApp } from '../testing/test-app.ts'
import { listFeedback } from '../feedback/store.ts'
import type { Database } from '../platform/db/database.ts'

const mailer = { send: () => undefined, close: async () => Promise.resolve() }
const app = await openTestApp({ mailer })
afterAll(app.close)

/** Bytes as they can be read: the compressed inputs of an ended run, or pages of the search index. */
const readable = (value: unknown): unknown => {
  if (!(value instanceof Uint8Array)) return value
  try {
    return inflateRawSync(value).toString()
  } catch {
    return Buffer.from(value).toString('latin1')
  }
}

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
  it('requires the password, not only a session', async () => {
    const account = await signUp(app)
    await expectRefusal(
      await account.post('/api/auth/delete-user', { password: 'wrong password' }),
      400,
      'Invalid password',
    )
    await expectRefusal(
      await account.post('/api/auth/delete-user'),
      400,
      'Please fill Out all Fields',
    )
    expect((await app.post('/api/auth/delete-user', { password: PASSWORD })).status).toBe(401)
    expect((await account.get('/api/account/sessions')).status).toBe(200)
  })

  it('removes the login, the save and every session, and frees the name', async () => {
    const account = await signUp(app)
    const other = browserWith(app, cookieOf(await signIn(app, account)))
    await account.send('PUT', '/api/account/game', {
      body: { GameVariables: { day: 7 } },
      headers: { 'If-None-Match': '*' },
    })
    const response = await account.post('/api/auth/delete-user', { password: PASSWORD })
    expect(response.status).toBe(200)
    expect((await other.get('/api/account/sessions')).status).toBe(401)
    expect((await signIn(app, account)).status).toBe(401)
    for (const table of ['account', 'session', 'Games'] as const) {
      const rows = await app.database.db
        .selectFrom(table)
        .select('userId')
        .where('userId', '=', account.user.id)
        .execute()
      expect(rows, table).toEqual([])
    }
    expect((await signUp(app, account.form)).user.id).not.toBe(account.user.id)
  })

  it('does not affect other accounts', async () => {
    const [account, neighbour] = [await signUp(app), await signUp(app)]
    await account.post('/api/auth/delete-user', { password: PASSWORD })
    expect((await neighbour.get('/api/account/export')).status).toBe(200)
  })

  it('removes the name, e-mail and id of the account from every column of every table', async () => {
    const account = await signUp(app, { username: 'Zanzibar', email: 'Zanzibar@example.com' })
    await account.send('PUT', '/api/account/game', {
      body: { GameVariables: { playerName: 'Zuleika', userName: 'Zanzibar' } },
      headers: { 'If-None-Match': '*' },
    })
    const start = { playerName: 'Zuleika' }
    const ended = await playRun(account, { start })
    const open = await playRun(account, { start, turns: 3 })
    const feedback = { kind: 'praise', message: '🥔', email: 'zanzibar@EXAMPLE.com' }
    await account.post('/api/feedback', feedback)
    await app.post('/api/feedback', feedback)
    await app.post('/api/auth/request-password-reset', { email: account.form.email })
    const traces = [/zanzibar/i, /zuleika/i, new RegExp(account.user.id)]
    for (const trace of traces) expect(await everythingIn(app.database)).toMatch(trace)

    await account.post('/api/auth/delete-user', { password: PASSWORD })
    for (const trace of traces) expect(await everythingIn(app.database)).not.toMatch(trace)
    expect((await readRun(app, ended.id)).playerName).toBe('Adventurer')
    expect((await app.get(`/api/runs/${open.id}`)).status).toBe(404)
    expect((await sendTurn(app, open, 3, 'chance')).status).toBe(404)
    const sent = await listFeedback(app.database)
    expect(sent.map(({ message, email }) => [message, email])).toEqual([
      ['🥔', null],
      ['🥔', null],
    ])
  })
})
