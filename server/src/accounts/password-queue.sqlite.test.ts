import { afterAll, expect, it } from 'vitest'
import { watchPasswordWork } from '../testing/password-work.ts'
import { signIn, signUp } from '../testing/test-accounts.ts'
import { openTestApp } from '../testing/test-app.ts'

const app = await openTestApp()
afterAll(app.close)

const account = await signUp(app)
const { email, password } = account.form
const signInFrom = (address: string) =>
  app.post('/api/auth/sign-in/email', { email, password }, {}, address)

it('500 sign-ins at once hash two passwords at a time, and those beyond the queue get a 503', async () => {
  let running = 0
  let most = 0
  let hashes = 0
  const unwatch = watchPasswordWork({
    onBegin: () => {
      running += 1
      hashes += 1
      most = Math.max(most, running)
    },
    onDone: () => {
      running -= 1
    },
  })
  const responses = await Promise.all(
    Array.from({ length: 500 }, (_, n) => signInFrom(`198.51.${n >> 8}.${n & 255}`)),
  )
  unwatch()
  expect(most).toBe(2)

  const refused = responses.filter(({ status }) => status === 503)
  const codes = await Promise.all(
    refused.map(async (response) => {
      const { code } = (await response.json()) as { code: string }
      return `${code} ${response.headers.get('Retry-After') ?? ''}`
    }),
  )
  expect(new Set(codes)).toEqual(new Set(['busy 2']))
  const signedIn = responses.filter(({ status }) => status === 200)
  expect(signedIn).toHaveLength(hashes)
  expect(signedIn.length + refused.length).toBe(500)
  expect(hashes).toBeLessThan(70)
  expect((await signIn(app, account)).status).toBe(200)
}, 120_000)

it('one client has at most six concurrent sign-ins, and does not delay others', async () => {
  const mine = Promise.all(Array.from({ length: 100 }, () => signInFrom('203.0.113.1')))
  const theirs = await Promise.all(
    Array.from({ length: 10 }, (_, n) => signInFrom(`203.0.113.${n + 2}`)),
  )
  expect(theirs.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const statuses = (await mine).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(6)
  expect(statuses.filter((status) => status === 503)).toHaveLength(94)
}, 120_000)

it('a customer with many IPv6 networks has 24 at most', async () => {
  const networks = Array.from({ length: 60 }, (_, n) => `2001:db8:0:${n.toString(16)}::1`)
  const statuses = (await Promise.all(networks.map(signInFrom))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(24)
}, 120_000)
