import { pino } from 'pino'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { DAY_MS } from '@fable/contract/limits'
import { makeMailer } from '../accounts/mailer.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { openTestApp } from '../testing/test-app.ts'
import { makeReportMail } from './report-mail.ts'

const NOON = Date.UTC(2026, 10, 24, 12)
const log = pino({ enabled: false })
const server = await startMailServer()
afterAll(server.close)

const app = await openTestApp()
const { database } = app
let now = NOON

const mailTo = (SMTP_URL: string, to: string | undefined = 'mara@example.com') =>
  makeReportMail({
    database,
    settings: { OPERATOR_EMAIL: to },
    mailer: makeMailer({ SMTP_URL, MAIL_FROM: 'fable@example.com' }, log),
    publicUrl: new URL('https://facts.example'),
    log,
    now: () => now,
  })
const send = mailTo(server.url)

beforeEach(async () => {
  now += 7 * DAY_MS
  await database.db.deleteFrom('Reports').execute()
})

async function report(text: string) {
  const { id } = await app.share({ text })
  await app.post(`/api/facts/${id}/reports`, { reason: 'spam' })
}

it('no mail is sent while no report is open', async () => {
  const before = server.mails.length
  await send()
  expect(server.mails).toHaveLength(before)
})

it('one mail a day lists the reports, whichever server sends it', async () => {
  const before = server.mails.length
  await report('Buy followers.')
  await Promise.all([send(), mailTo(server.url)(), send()])
  expect(server.mails).toHaveLength(before + 1)
  const mail = server.mails[before] ?? ''
  expect(mail).toContain('To: mara@example.com')
  expect(mail).toContain('- fact, spam 1: Buy followers.')
  expect(mail).not.toMatch(/key=|\.atom/)
  now += DAY_MS
  await send()
  expect(server.mails).toHaveLength(before + 2)
})

it('a mail that fails is tried again the same day', async () => {
  const before = server.mails.length
  await report('Again.')
  await mailTo('smtp://127.0.0.1:1')()
  expect(server.mails).toHaveLength(before)
  await send()
  expect(server.mails).toHaveLength(before + 1)
})

it('no mail is sent without OPERATOR_EMAIL', async () => {
  const before = server.mails.length
  await report('Unread.')
  await makeReportMail({
    database,
    settings: { OPERATOR_EMAIL: undefined },
    mailer: makeMailer({ SMTP_URL: server.url, MAIL_FROM: 'fable@example.com' }, log),
    publicUrl: new URL('https://facts.example'),
    log,
    now: () => now,
  })()
  expect(server.mails).toHaveLength(before)
})
