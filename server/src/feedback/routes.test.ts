import { describe, expect, it } from 'vitest'
import { FEEDBACK_KINDS } from '@fable/contract/limits'
import { openTestApp } from '../testing/test-app.ts'
import { listFeedback } from './store.ts'

let now = Date.UTC(2026, 10, 21)
const app = await openTestApp({ now: () => now })

const stored = () => listFeedback(app.database)
const send = (body: unknown) => app.post('/api/feedback', body)
const good = { kind: 'bug', message: 'The potato is still lost.' }

describe('feedback', () => {
  it.each(FEEDBACK_KINDS)('is kept with its kind "%s" and its time', async (kind) => {
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

  it('is never in the log', async () => {
    await send({ ...good, message: 'hush', email: 'secret@example.com' })
    expect(app.logged.join()).not.toMatch(/hush|secret@/)
  })
})

describe('invalid feedback', () => {
  const cases: [string, unknown, string][] = [
    ['an unknown kind', { ...good, kind: 'rant' }, 'kind'],
    ['a message of 1001 characters', { ...good, message: 'x'.repeat(1001) }, 'message'],
    ['a header in the e-mail', { ...good, email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
  ]
  it.each(cases)('is refused with 400, naming the field: %s', async (_, body, field) => {
    const before = (await stored()).length
    const response = await send(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_input', issues: [{ field }] })
    expect(await stored()).toHaveLength(before)
  })
})
