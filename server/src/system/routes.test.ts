import { describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const app = await openTestApp()

describe('health', () => {
  it('is ok while the database works', async () => {
    const response = await app.get('/api/health')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('is cached for a second', async () => {
    const clock = { now: 0 }
    const other = await openTestApp({ monotonic: () => clock.now })
    const statusOf = async () => (await other.get('/api/health')).status
    expect(await statusOf()).toBe(200)
    await other.removeDatabase()
    clock.now = 999
    expect(await statusOf()).toBe(200)
    clock.now = 1000
    expect(await Promise.all([statusOf(), statusOf()])).toEqual([503, 503])
    expect(other.logged.filter((line) => line.includes('does not accept writes'))).toHaveLength(1)
  })
})

const answerOf = async (app: TestApp): Promise<unknown> => (await app.get('/api/settings')).json()

describe('the settings for the page', async () => {
  const plain = await openTestApp()
  const whole = await openTestApp({
    environment: {
      COMMUNITY_CHAT_URL: 'https://chat.example.com/fable',
      SMTP_URL: 'smtp://user:hunter2@mail.example.com',
      MAIL_FROM: 'fable@example.com',
      IMPRINT: String.raw`Mara Muster\nStreet 1`,
    },
  })

  it('contain no chat, no imprint and no password reset if nothing is configured', async () => {
    expect(await answerOf(plain)).toEqual({
      communityChatUrl: null,
      imprint: null,
      privacy: null,
      passwordReset: false,
    })
  })

  it('contain the chat, the imprint and whether passwords can be reset, and nothing else', async () => {
    expect(await answerOf(whole)).toEqual({
      communityChatUrl: 'https://chat.example.com/fable',
      imprint: 'Mara Muster\nStreet 1',
      privacy: null,
      passwordReset: true,
    })
  })
})
