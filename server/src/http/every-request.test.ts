import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'

let now = 0
const app = await openTestApp({ monotonic: () => (now += 5) })
afterAll(app.close)

const lastLine = () => JSON.parse(app.logged.at(-1) ?? '{}') as Record<string, unknown>

describe('the log', () => {
  it('has one line per request, with the id from the response', async () => {
    const before = app.logged.length
    const response = await app.get('/api/health')
    expect(app.logged).toHaveLength(before + 1)
    expect(lastLine()).toMatchObject({
      requestId: response.headers.get('X-Request-Id'),
      call: 'GET /api/health',
      status: 200,
      ms: 5,
    })
  })

  it('contains the call instead of the path, and no body', async () => {
    await app.post('/api/facts/123456/votes', { vote: 'secret' })
    expect(lastLine().call).toBe('POST /api/facts/:id/votes')
    expect(app.logged.join()).not.toMatch(/123456|secret/)
  })

  it('contains the path of a page, truncated', async () => {
    await app.get(`/${'x'.repeat(5000)}`)
    expect(String(lastLine().call).length).toBeLessThan(300)
  })

  it('contains the stack of an unexpected error, while the response contains only the id', async () => {
    await sql`drop table "Facts"`.execute(app.database.db)
    const response = await app.get('/api/facts')
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(text).not.toMatch(/Facts|table|relation|\.ts|node_modules/)
    const { requestId } = JSON.parse(text) as { requestId: string }
    const logged = app.logged.find((line) => line.includes('stack'))
    expect(logged).toMatch(/facts\.ts|fact-lists\.ts|executeQuery/)
    expect(logged).toContain(requestId)
  })
})
