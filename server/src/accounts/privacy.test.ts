import { describe, expect, it } from 'vitest'
import { typedFact } from '@fable/contract/testing'
import { newForm, PASSWORD, signIn, signUp, tokenOf } from '../testing/test-accounts.ts'
import { openTestApp } from '../testing/test-app.ts'

const app = await openTestApp()

describe('the log', () => {
  it('contains no account name, password, token or e-mail', async () => {
    const account = await signUp(app, { email: 'hidden@example.com' })
    const secrets = [
      'hidden',
      PASSWORD,
      account.form.username,
      tokenOf(account.cookie),
      account.user.id,
    ]
    await app.post('/api/auth/sign-up/email', account.form)
    await signIn(app, account, 'wrong but secret')
    await account.post('/api/auth/change-password', {
      currentPassword: 'wrong but secret',
      newPassword: 'another secret',
    })
    await app.get(`/api/usernames/${encodeURIComponent(account.form.username)}`)
    await Promise.all([1, 2, 3].map(() => app.post('/api/auth/sign-up/email', account.form)))
    const log = app.logged.join('\n')
    expect(log).toContain('POST /api/auth/sign-in/email')
    for (const secret of [...secrets, 'wrong but secret', 'another secret']) {
      expect(log).not.toContain(secret)
    }
  })
})

describe('a failed sign-in', () => {
  it('checks one password whether the account exists or not, so that its duration tells nothing', async () => {
    const { form } = await signUp(app)
    let worked = 0
    const work = <Result>(result: Result) => {
      worked += 1
      return Promise.resolve(result)
    }
    const hashing = { hash: () => work('hash'), verify: () => work(false) }
    const watched = await openTestApp({ database: app.database, hashing })
    for (const email of [form.email, 'nobody@example.com']) {
      worked = 0
      await watched.post('/api/auth/sign-in/email', { email, password: 'wrong password' })
      expect(worked, email).toBe(1)
    }
  })
})

const FACT = typedFact()

describe('a server without its database', async () => {
  const lost = await openTestApp()
  const account = await signUp(lost)
  await lost.removeDatabase()

  it.each([
    ['health', () => lost.get('/api/health')],
    ['a list', () => lost.get('/api/facts?category=health')],
    ['a new fact', () => lost.post('/api/facts', FACT)],
    ['signing up', () => lost.post('/api/auth/sign-up/email', newForm())],
    ['signing in', () => signIn(lost, account)],
    ['who is signed in', () => account.get('/api/auth/get-session')],
    ['the save', () => account.get('/api/account/game')],
    ['starting a run', () => account.post('/api/runs')],
  ])('responds with a 503 that contains no SQL and clears no cookie: %s', async (_, call) => {
    const response = await call()
    expect(response.status).toBe(503)
    expect(await response.text()).not.toMatch(/select|insert|update "|stack|node_modules/i)
    expect(response.headers.getSetCookie()).toEqual([])
  })
})
