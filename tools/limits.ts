/**
 * Measures what the limits let a client do in an hour or a day: sends real requests to the whole server, without a
 * socket, and whenever it is refused, moves the server's clock by Retry-After. The table is that of docs/security.md.
 *   node tools/limits.ts
 */
import { openTestApp } from '@fable/server/testing'
import { attemptsAt } from './limits/attempts.ts'
import { type Clock, countPassed, send } from './limits/measure.ts'
import { readOptions } from './options.ts'

readOptions('limits', {})
const BEGIN = Date.now()
const DAY_MS = 86_400_000
const clock: Clock = { now: 0 }
const email = 'owner@example.com'
const username = 'Owner'
const mails: string[] = []

const app = await openTestApp({
  environment: { RATE_LIMITS: 'on' },
  monotonic: () => clock.now,
  now: () => BEGIN + clock.now,
  mailer: { send: ({ to }) => mails.push(to), close: () => Promise.resolve() },
})
try {
  const from = '192.0.2.9'
  const form = { username, email, password: 'correct horse' }
  const signedUp = await send(app, { call: 'POST /api/auth/sign-up/email', body: form, from })
  if (!signedUp.ok) throw new Error(await signedUp.text())
  const cookie = signedUp.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  const { id: factId } = await app.share()
  const started = await send(app, { call: 'POST /api/runs', body: {}, from })
  const { id: runId } = (await started.json()) as { id: string }

  const rows = []
  for (const attempt of attemptsAt({ email, username, cookie, factId, runId })) {
    const passed = await countPassed(app, attempt, clock)
    const { what, who, minutes } = attempt
    rows.push({ what, who, passed, minutes })
    // All windows end.
    clock.now += DAY_MS
  }
  console.table(rows)
  console.log(`Mails that were sent to the one mailbox: ${mails.length}`)
} finally {
  await app.close()
}
