import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { makeMailer } from '../accounts/mailer.ts'
import { makeBuiltPage } from '../testing/built-page.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { signUp } from '../testing/test-accounts.ts'
import { openTestApp, PUBLIC_URL } from '../testing/test-app.ts'

const FORGED = {
  Host: 'evil.test',
  'X-Forwarded-Host': 'evil.test',
  'X-Forwarded-Proto': 'gopher',
  Forwarded: 'host=evil.test;proto=gopher',
}

const page = makeBuiltPage()
page.build()
const post = await startMailServer()
const mailer = makeMailer(
  { SMTP_URL: post.url, MAIL_FROM: 'fable@example.com' },
  pino({ enabled: false }),
)
const app = await openTestApp({ webDist: page.webDist, mailer })
afterAll(async () => {
  await mailer?.close()
  await app.close()
  await post.close()
  page.remove()
})

describe('a request with the name of another host', () => {
  it.each([
    '/',
    '/facts/1',
    '/TextBasedGame/leaderboard',
    '/TextBasedGame',
    '/feeds/all.atom',
    '/sitemap.xml',
    '/robots.txt',
    '/api/openapi.json',
  ])('gets no link with it: %s', async (path) => {
    await app.share()
    const response = await app.get(`http://evil.test${path}`, FORGED)
    expect(response.status).toBe(200)
    expect(JSON.stringify([...response.headers])).not.toMatch(/evil|gopher/)
    expect(await response.text()).not.toMatch(/evil|gopher/)
  })

  it('sends mails with the public address', async () => {
    const { form } = await signUp(app)
    const count = post.mails.length
    const path = 'http://evil.test/api/auth/request-password-reset'
    expect((await app.post(path, { email: form.email }, FORGED)).status).toBe(200)
    const mail = await post.mailAfter(count)
    expect(mail).toContain(`${PUBLIC_URL.origin}/TextBasedGame#reset-password=`)
    expect(mail).not.toContain('evil')
  })

  it('is no write of our own page', async () => {
    const headers = { ...FORGED, Origin: 'http://evil.test', 'Sec-Fetch-Site': 'same-origin' }
    const response = await app.post('http://evil.test/api/feedback', {}, headers)
    expect(await response.json()).toMatchObject({ code: 'foreign_origin' })
  })
})
