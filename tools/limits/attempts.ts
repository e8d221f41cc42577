const HOUR = 60
const DAY = 24 * HOUR

export type Sent = {
  readonly call: string
  readonly body?: object
  readonly from: string
  readonly cookie?: string
}

/** One kind of request that a client repeats as fast as the limits let it. */
export type Attempt = {
  readonly what: string
  readonly who: string
  readonly minutes: number
  /** The nth request. */
  readonly send: (n: number) => Sent
}

export type Target = {
  /** An account: its e-mail, its name and its session. */
  readonly email: string
  readonly username: string
  readonly cookie: string
  readonly factId: number
  readonly runId: string
}

const ONE = '192.0.2.1'
const anyAddress = (n: number) => `198.${18 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`
/** Another /56 with each request. */
const anyOfIpv6 = (n: number) => `2001:db8:0:${((n * 257) % 65_536).toString(16)}::1`

const ONE_ADDRESS = 'one address'
const ANY_ADDRESSES = 'any number of addresses'

/** Too long for a password: counted like any other, and refused before it is hashed. */
const LONG = 'x'.repeat(129)

const FACT = { text: 'x', source: 'https://example.com', category: 'news' }

/** What the limits are for, each from where it comes cheapest. */
export const attemptsAt = ({
  email,
  username,
  cookie,
  factId,
  runId,
}: Target): readonly Attempt[] => {
  const guess = (of: string, n: number) => ({ email: of, password: `wrong guess ${n}` })
  const mailbox = (n: number) => `somebody${n}@example.com`
  const reset = { newPassword: LONG, token: 'x' }
  /** A taken name: the response says as much as if the e-mail were in use, and no account is made. */
  const signUp = (n: number) => ({ username, email: mailbox(n), password: 'correct horse' })
  return [
    {
      what: "guesses at one account's password",
      who: ANY_ADDRESSES,
      minutes: HOUR,
      send: (n) => ({
        call: 'POST /api/auth/sign-in/email',
        body: guess(email, n),
        from: anyAddress(n),
      }),
    },
    {
      what: 'guesses at passwords of many accounts',
      who: ONE_ADDRESS,
      minutes: HOUR,
      send: (n) => ({
        call: 'POST /api/auth/sign-in/email',
        body: guess(mailbox(n), n),
        from: ONE,
      }),
    },
    {
      what: 'guesses at a token of a reset mail',
      who: ONE_ADDRESS,
      minutes: HOUR,
      send: () => ({ call: 'POST /api/auth/reset-password', body: reset, from: ONE }),
    },
    {
      what: 'guesses at a token of a reset mail',
      who: 'a whole IPv6 /48',
      minutes: HOUR,
      send: (n) => ({ call: 'POST /api/auth/reset-password', body: reset, from: anyOfIpv6(n) }),
    },
    {
      what: 'guesses at the password with a stolen session',
      who: ANY_ADDRESSES,
      minutes: HOUR,
      send: (n) => ({
        call: 'POST /api/auth/change-password',
        body: { currentPassword: LONG, newPassword: 'a new password' },
        from: anyAddress(n),
        cookie,
      }),
    },
    {
      what: 'mails to one mailbox',
      who: ANY_ADDRESSES,
      minutes: DAY,
      send: (n) => ({
        call: 'POST /api/auth/request-password-reset',
        body: { email },
        from: anyAddress(n),
      }),
    },
    {
      what: 'mails to many mailboxes',
      who: ONE_ADDRESS,
      minutes: HOUR,
      send: (n) => ({
        call: 'POST /api/auth/request-password-reset',
        body: { email: mailbox(n) },
        from: ONE,
      }),
    },
    {
      what: 'sign-ups, or e-mails asked for',
      who: ONE_ADDRESS,
      minutes: HOUR,
      send: (n) => ({ call: 'POST /api/auth/sign-up/email', body: signUp(n), from: ONE }),
    },
    {
      what: 'usernames asked for',
      who: ONE_ADDRESS,
      minutes: HOUR,
      send: (n) => ({ call: `GET /api/usernames/name${n}`, from: ONE }),
    },
    {
      what: 'ranked runs begun',
      who: ONE_ADDRESS,
      minutes: DAY,
      send: () => ({ call: 'POST /api/runs', body: {}, from: ONE }),
    },
    {
      what: 'ranked runs begun by one account',
      who: ANY_ADDRESSES,
      minutes: DAY,
      send: (n) => ({ call: 'POST /api/runs', body: {}, from: anyAddress(n), cookie }),
    },
    {
      what: 'turns played',
      who: ONE_ADDRESS,
      minutes: 10,
      send: () => ({
        call: `POST /api/runs/${runId}/turns`,
        body: { turn: 0, input: 'start' },
        from: ONE,
      }),
    },
    {
      what: 'facts shared',
      who: ONE_ADDRESS,
      minutes: HOUR,
      send: () => ({ call: 'POST /api/facts', body: FACT, from: ONE }),
    },
    {
      what: 'facts reported',
      who: ONE_ADDRESS,
      minutes: DAY,
      send: () => ({
        call: `POST /api/facts/${factId}/reports`,
        body: { reason: 'spam' },
        from: ONE,
      }),
    },
    {
      what: 'feedbacks',
      who: ONE_ADDRESS,
      minutes: DAY,
      send: () => ({
        call: 'POST /api/feedback',
        body: { kind: 'bug', message: 'x' },
        from: ONE,
      }),
    },
    {
      what: 'searches and pages of facts',
      who: ONE_ADDRESS,
      minutes: 10,
      send: () => ({ call: 'GET /api/fact-pages', from: ONE }),
    },
  ]
}
