import { describe, expect, it } from 'vitest'
import { NOON } from '../testing/clock.ts'
import { cookieOf, newForm, PASSWORD, signUp } from '../testing/test-accounts.ts'
import { openTestApp } from '../testing/test-app.ts'

const QUARTER_MS = 15 * 60_000

const BEGIN = NOON
let now = 0
const mailed: string[] = []
const mailer = { send: () => undefined, close: async () => Promise.resolve() }
const app = await openTestApp({
  monotonic: () => now,
  now: () => BEGIN + now,
  environment: { RATE_LIMITS: 'on', TRUST_PROXY: '10.0.0.0/8' },
  mailer: { ...mailer, send: ({ text }) => mailed.push(text) },
})

let addresses = 0
function newAddress() {
  addresses += 1
  return `203.0.113.${addresses}`
}

/** Refused before anybody works on it, and counted like any other guess. */
const QUICK = 'x'.repeat(129)

const guess = (email: string, from: string, password = QUICK) =>
  app.post('/api/auth/sign-in/email', { email, password }, {}, from)

async function statuses(count: number, send: (n: number) => Promise<Response>) {
  const found: number[] = []
  for (let n = 0; n < count; n++) found.push((await send(n)).status)
  return found
}

const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='))

/** The same cookie with its n-th letter as a browser may also write it. */
function writtenOtherwise(cookie: string, n: number) {
  const at = cookie.indexOf('=') + 1 + n
  return `${cookie.slice(0, at)}%${cookie.charCodeAt(at).toString(16)}${cookie.slice(at + 1)}`
}

describe('guessing passwords', () => {
  it('is limited to ten attempts per account in a quarter of an hour, whatever their addresses', async () => {
    const { form } = await signUp(app)
    const guesses = await statuses(11, () => guess(form.email, newAddress(), 'wrong password'))
    expect(guesses).toEqual([...Array<number>(10).fill(401), 429])
    const right = await guess(form.email.toUpperCase(), newAddress(), PASSWORD)
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('Retry-After'))).toBeLessThanOrEqual(QUARTER_MS / 1000)
    now += QUARTER_MS
    expect((await guess(form.email, newAddress(), PASSWORD)).status).toBe(200)
  })

  it('is limited to ten attempts for an e-mail without an account', async () => {
    const guesses = await statuses(11, () => guess('nobody@example.com', newAddress()))
    expect(guesses.slice(0, 10)).not.toContain(429)
    expect(guesses.at(-1)).toBe(429)
  })

  it('is limited despite a forged X-Forwarded-For', async () => {
    const from = newAddress()
    const guesses = await statuses(31, (n) =>
      app.post(
        '/api/auth/sign-in/email',
        { email: `nobody${n}@example.com`, password: QUICK },
        { 'X-Forwarded-For': newAddress(), 'x-fable-address': newAddress() },
        from,
      ),
    )
    expect(guesses.at(-1)).toBe(429)
  })

  it('is limited separately for each client behind a trusted proxy', async () => {
    const send = (client: string) => {
      const body = { email: newForm().email, password: QUICK }
      return app.post('/api/auth/sign-in/email', body, { 'X-Forwarded-For': client }, '10.0.0.1')
    }
    expect((await statuses(31, () => send('198.51.100.1'))).at(-1)).toBe(429)
    expect((await send('198.51.100.2')).status).toBe(400)
  })

  it('is limited to ten attempts with a stolen cookie, over all calls that check the password', async () => {
    const account = await signUp(app)
    const guesses = await statuses(11, (n) =>
      n % 2
        ? account.post('/api/auth/delete-user', { password: QUICK })
        : account.post('/api/auth/change-password', {
            currentPassword: 'wrong password',
            newPassword: QUICK,
          }),
    )
    expect(guesses).toEqual([...Array<number>(10).fill(400), 429])
  })

  it.each<[string, (cookie: string, n: number) => string]>([
    ['an additional cookie', (cookie, n) => `${cookie}; x=${n}`],
    ['a second cookie of the same name', (cookie, n) => `${cookie}; ${nameOf(cookie)}=${n}.x`],
    [
      'a no-break space and a second cookie of the same name',
      (cookie, n) => `\u00a0${cookie}; ${nameOf(cookie)}=${n}.x`,
    ],
    ['a percent-encoded character', (cookie, n) => writtenOtherwise(cookie, n)],
  ])('is limited with a stolen cookie despite %s', async (_, disguise) => {
    const { cookie } = await signUp(app)
    const guesses = await statuses(11, (n) =>
      app.post(
        '/api/auth/delete-user',
        { password: QUICK },
        { Cookie: disguise(cookie, n) },
        newAddress(),
      ),
    )
    expect(guesses).toEqual([...Array<number>(10).fill(400), 429])
  })

  it('is limited, but twelve correct passwords in a row are all accepted', async () => {
    const { form } = await signUp(app)
    const from = newAddress()
    const sent = await statuses(12, () => guess(form.email, from, PASSWORD))
    expect(new Set(sent)).toEqual(new Set([200]))
  })
})

describe('the owner of an account whose password strangers are guessing', () => {
  const lockOut = async (email: string) => {
    const guesses = await statuses(11, () => guess(email, newAddress()))
    expect(guesses.at(-1)).toBe(429)
  }

  it('can sign in from a browser that has signed in before, even from the address of the strangers', async () => {
    const { form, cookie } = await signUp(app)
    const from = newAddress()
    const strangers = await statuses(31, () => guess(form.email, from))
    expect(strangers.at(-1)).toBe(429)
    const known = { Cookie: cookie }
    const signIn = (password: string) =>
      app.post('/api/auth/sign-in/email', { email: form.email, password }, known, from)
    expect((await signIn(PASSWORD)).status).toBe(200)
    const guesses = await statuses(11, () => signIn(QUICK))
    expect(guesses).toEqual([...Array<number>(10).fill(400), 429])
  })

  it('can sign in from a browser in which at most three other accounts have signed in since', async () => {
    const players = []
    let cookie = ''
    for (let n = 0; n < 5; n++) {
      const form = newForm()
      const headers = { Cookie: cookie }
      const response = await app.post('/api/auth/sign-up/email', form, headers, newAddress())
      cookie = cookieOf(response)
      players.push(form)
    }
    const signIn = async ({ email }: { email: string }) => {
      await lockOut(email)
      const body = { email, password: PASSWORD }
      return (await app.post('/api/auth/sign-in/email', body, { Cookie: cookie })).status
    }
    const [first, second, ...others] = players
    expect(first && (await signIn(first))).toBe(429)
    for (const account of [second, ...others]) expect(account && (await signIn(account))).toBe(200)
  })

  it('cannot bypass the limit with a cookie of another account or a forged one', async () => {
    const { form } = await signUp(app)
    const stranger = await signUp(app)
    await lockOut(form.email)
    const [name = '', value = ''] = stranger.cookie.split('; ').at(-1)?.split('=') ?? []
    const [id = '', tag = ''] = value.split('.')
    expect(name).toBe('__Secure-fable.known_browser')
    for (const made of [value, `${id}.${tag}.${tag}`, `${'A'.repeat(22)}.${tag}`, '', 'x']) {
      const response = await app.post(
        '/api/auth/sign-in/email',
        { email: form.email, password: PASSWORD },
        { Cookie: `${name}=${made}` },
        newAddress(),
      )
      expect(response.status).toBe(429)
    }
  })

  it('can sign in from a known browser that has used up its attempts once the password is reset', async () => {
    const { form, cookie } = await signUp(app)
    const known = { Cookie: cookie }
    const signIn = (password: string) =>
      app.post('/api/auth/sign-in/email', { email: form.email, password }, known)
    expect((await statuses(11, () => signIn(QUICK))).at(-1)).toBe(429)
    await app.post('/api/auth/request-password-reset', { email: form.email }, {}, newAddress())
    const token = /#reset-password=(\w+)/.exec(mailed.at(-1) ?? '')?.[1] ?? ''
    const reset = { token, newPassword: 'battery staple' }
    expect((await app.post('/api/auth/reset-password', reset, {}, newAddress())).status).toBe(200)
    expect((await signIn('battery staple')).status).toBe(200)
  })

  it('loses no attempt to sign-ins that the server refused with a 503', async () => {
    const { form } = await signUp(app)
    const from = newAddress()
    for (let n = 0; n < 3; n++) {
      const sent = await Promise.all(
        Array.from({ length: 30 }, () => guess(form.email, from, PASSWORD)),
      )
      const found = new Set(sent.map(({ status }) => status))
      expect(found).toContain(503)
      expect(found).not.toContain(401)
    }
    expect((await guess(form.email, from, PASSWORD)).status).toBe(200)
  })
})

describe('creating accounts', () => {
  it('is limited to sixty attempts per address, not counting incomplete forms', async () => {
    const from = newAddress()
    const send = (form: object) => app.post('/api/auth/sign-up/email', form, {}, from)
    await statuses(70, () => send(newForm({ username: '' })))
    const taken = await signUp(app)
    const { username } = taken.form
    const sent = await statuses(61, () => send(newForm({ username })))
    expect(sent).toEqual([...Array<number>(60).fill(422), 429])
  })

  it('is limited per e-mail, from any address', async () => {
    const { username } = (await signUp(app)).form
    const form = newForm({ username })
    const sent = await statuses(11, () =>
      app.post('/api/auth/sign-up/email', form, {}, newAddress()),
    )
    expect(sent).toEqual([...Array<number>(10).fill(422), 429])
  })
})

describe('requesting mails', () => {
  it('is limited to three per e-mail, whether the account exists or not', async () => {
    const { form } = await signUp(app)
    for (const email of [form.email, 'nobody@example.com']) {
      const sent = await Promise.all(
        Array.from({ length: 4 }, () =>
          app.post('/api/auth/request-password-reset', { email }, {}, newAddress()),
        ),
      )
      expect(sent.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
        200, 200, 200, 429,
      ])
    }
  })
})
