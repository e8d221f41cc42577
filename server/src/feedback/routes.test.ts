import { FEEDBACK_KINDS } from '@fable/contract/limits'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'
import { listFeedback } from './store.ts'
import { realTime } from '../testing/clock.ts'

let now = Date.UTC(2026, 10, 21)
const app = await openTestApp({ now: () => now })
afterAll(app.close)

const stored = () => listFeedback(app.database)
const send = (body: unknown) => app.post('/api/feedback', body)
const good = { kind: 'bug', message: 'The potato is still lost.' }

describe('feedback', () => {
  it.each(FEEDBACK_KINDS)('of the kind "%s" is kept with its time', async (kind) => {
    now += 1000
    const response = await send({ ...good, kind })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ received: true })
    const [newest] = await stored()
    expect({ ...newest }).toEqual({
      id: expect.any(Number),
      kind,
      message: good.message,
      email: null,
      sentAt: new Date(now).toISOString(),
    })
  })

  it('is stored unchanged after trimming', async () => {
    const message = 'Zwölf 🥔\n\n<b>bold</b> \'; drop table "Feedback"; --'
    await send({ ...good, message: `\n ${message}  ` })
    expect((await stored())[0]?.message).toBe(message)
  })

  it('can have 1000 characters, and an emoji counts as one', async () => {
    expect((await send({ ...good, message: '🥔'.repeat(1000) })).status).toBe(201)
  })

  it.each(['ada@example.com', '  o.brien+fable@mail.example.co.uk ', 'ä@müller.example'])(
    'can contain an address for a reply: %s',
    async (email) => {
      expect((await send({ ...good, email })).status).toBe(201)
      expect((await stored())[0]?.email).toBe(email.trim())
    },
  )

  it('with a blank e-mail is stored without one', async () => {
    expect((await send({ ...good, email: ' ' })).status).toBe(201)
    expect((await stored())[0]?.email).toBeNull()
  })

  it('is never in the log', async () => {
    await send({ ...good, message: 'hush', email: 'secret@example.com' })
    expect(app.logged.join()).not.toMatch(/hush|secret@/)
  })
})

describe('invalid feedback', () => {
  const cases: [string, unknown, string][] = [
    ['no kind', { message: 'x' }, 'kind'],
    ['an unknown kind', { ...good, kind: 'rant' }, 'kind'],
    ['no message', { kind: 'bug' }, 'message'],
    ['a blank message', { ...good, message: ' \n\u00a0' }, 'message'],
    ['a message of 1001 characters', { ...good, message: 'x'.repeat(1001) }, 'message'],
    ['a NUL in the message', { ...good, message: 'a\0b' }, 'message'],
    ['a number for a message', { ...good, message: 7 }, 'message'],
    ['an e-mail without an @', { ...good, email: 'ada' }, 'email'],
    ['an e-mail without a domain', { ...good, email: 'ada@localhost' }, 'email'],
    ['two e-mails', { ...good, email: 'a@example.com, b@example.com' }, 'email'],
    ['a header in the e-mail', { ...good, email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    ['an endless e-mail', { ...good, email: `${'a'.repeat(300)}@example.com` }, 'email'],
    ['a list for an e-mail', { ...good, email: ['a@example.com'] }, 'email'],
  ]
  it.each(cases)('%s is refused with 400 and named', async (_, body, field) => {
    const before = (await stored()).length
    const response = await send(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_input', issues: [{ field }] })
    expect(await stored()).toHaveLength(before)
  })
})

describe('too much feedback', async () => {
  let later = 0
  const begin = realTime()
  const busy = await openTestApp({
    monotonic: () => later,
    now: () => begin + later,
    environment: { RATE_LIMITS: 'on' },
  })
  afterAll(busy.close)

  it('of one client is limited to ten in ten minutes, without counting rejected requests', async () => {
    for (let n = 0; n < 15; n++) expect((await busy.post('/api/feedback', {})).status).toBe(400)
    for (let n = 0; n < 10; n++) expect((await busy.post('/api/feedback', good)).status).toBe(201)
    later += 60_500
    const response = await busy.post('/api/feedback', good)
    expect(response.status).toBe(429)
    expect(response.headers.get('Retry-After')).toBe('540')
    expect(await response.json()).toMatchObject({ code: 'too_many_requests' })
    expect((await busy.post('/api/feedback', good, {}, '192.0.2.2')).status).toBe(201)
    later += 540_000
    expect((await busy.post('/api/feedback', good)).status).toBe(201)
  })
})
