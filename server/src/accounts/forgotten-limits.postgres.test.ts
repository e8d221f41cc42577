import { afterAll, expect, it } from 'vitest'
import { PASSWORD, signIn, signUp } from '../testing/test-accounts.ts'
import { openTestApp } from '../testing/test-app.ts'

const app = await openTestApp({ environment: { RATE_LIMITS: 'on' } })
afterAll(app.close)

it('a deleted account leaves counts of addresses alone', async () => {
  const account = await signUp(app)
  await app.post('/api/auth/sign-up/email', account.form)
  await signIn(app, account, 'wrong password')
  await account.post('/api/runs')
  await account.post('/api/auth/change-password', { currentPassword: 'x', newPassword: PASSWORD })
  const listCounts = async () => {
    const rows = await app.database.db.selectFrom('RateLimits').select('key').execute()
    return rows.map(({ key }) => key.replace(/ \S{43}/g, '')).sort()
  }
  const ofAddress = ['guesses', 'sign-ins', 'sign-ups', 'starts']
  const ofAccount = [
    'guesses of a session',
    'sign-ins to an account',
    'sign-ups of an e-mail',
    'starts of an account',
  ]
  expect(await listCounts()).toEqual([...ofAddress, ...ofAccount].sort())
  expect((await account.post('/api/auth/delete-user', { password: PASSWORD })).status).toBe(200)
  expect(await listCounts()).toEqual(ofAddress)
})
