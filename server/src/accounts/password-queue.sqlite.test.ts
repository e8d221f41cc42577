import { setImmediate as laterTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { signIn, signUp } from '../testing/test-accounts.ts'
import { openTestApp } from '../testing/test-app.ts'

let running = 0
let most = 0
let compared = 0
const app = await openTestApp({
  hashing: {
    hash: () => Promise.resolve('hashed'),
    verify: async () => {
      running += 1
      compared += 1
      most = Math.max(most, running)
      // Longer than all requests of a test take to arrive.
      for (let turn = 0; turn < 1000; turn += 1) await laterTurn()
      running -= 1
      return true
    },
  },
})

const account = await signUp(app)
const { email, password } = account.form
const signInFrom = (address: string) =>
  app.post('/api/auth/sign-in/email', { email, password }, {}, address)

it('500 concurrent sign-ins are checked two at a time, and those beyond the queue get a 503', async () => {
  const responses = await Promise.all(
    Array.from({ length: 500 }, (_, n) => signInFrom(`198.51.${n >> 8}.${n & 255}`)),
  )
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
  expect(signedIn).toHaveLength(compared)
  expect(signedIn.length + refused.length).toBe(500)
  expect(compared).toBeLessThan(70)
  expect((await signIn(app, account)).status).toBe(200)
})

it('of 100 concurrent sign-ins from one client, 6 succeed and 94 get a 503, while other clients can sign in', async () => {
  const mine = Promise.all(Array.from({ length: 100 }, () => signInFrom('203.0.113.1')))
  const theirs = await Promise.all(
    Array.from({ length: 10 }, (_, n) => signInFrom(`203.0.113.${n + 2}`)),
  )
  expect(theirs.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const statuses = (await mine).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(6)
  expect(statuses.filter((status) => status === 503)).toHaveLength(94)
})

it('of 60 concurrent sign-ins from different networks of one IPv6 /48, 24 succeed', async () => {
  const networks = Array.from({ length: 60 }, (_, n) => `2001:db8:0:${n.toString(16)}::1`)
  const statuses = (await Promise.all(networks.map(signInFrom))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(24)
})
