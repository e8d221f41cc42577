import { afterAll, describe, expect, it } from 'vitest'
import {
  browserWith,
  cookieOf,
  expectRefusal,
  PASSWORD,
  signIn,
  signUp,
} from '../testing/test-accounts.ts'
import { openTestApp } from '../testing/test-app.ts'

const app = await openTestApp()
afterAll(app.close)

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
})
