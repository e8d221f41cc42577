import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { startMailServer } from '../testing/mail-server.ts'
import { makeMailer } from './mailer.ts'

const MAIL = { to: 'ada@example.com', subject: 'Hello', text: 'Zwölf Boxkämpfer' }

const logTo = (lines: string[]) => pino({}, { write: (line) => lines.push(line) })

describe('the mailer', async () => {
  const server = await startMailServer()
  afterAll(server.close)

  it('sends mails in flight before it closes', async () => {
    const lines: string[] = []
    const mailer = makeMailer({ SMTP_URL: server.url, MAIL_FROM: 'f@example.com' }, logTo(lines))
    mailer?.send(MAIL)
    await mailer?.close()
    expect(server.mails).toHaveLength(1)
    expect(lines.join()).toContain('sent a mail')
    expect(lines.join()).not.toMatch(/ada|Box/)
  })

  it('logs why a mail failed, without its recipient, its text or the password', async () => {
    const lines: string[] = []
    const settings = { SMTP_URL: 'smtp://user:hunter2@127.0.0.1:1', MAIL_FROM: 'f@example.com' }
    const mailer = makeMailer(settings, logTo(lines))
    mailer?.send(MAIL)
    await mailer?.close()
    expect(lines.join()).toMatch(/"reason":"E\w+".+could not send a mail/)
    expect(lines.join()).not.toMatch(/ada|hunter2|Box/)
  })

  it('is undefined without SMTP_URL, and the log says why', () => {
    const lines: string[] = []
    const settings = { SMTP_URL: undefined, MAIL_FROM: undefined }
    expect(makeMailer(settings, logTo(lines))).toBeUndefined()
    expect(lines.join()).toContain('SMTP_URL is not set')
  })
})
