import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'

let now = 0
const app = await openTestApp({ monotonic: () => (now += 5) })
afterAll(app.close)

const lastLine = () => JSON.parse(app.logged.at(-1) ?? '{}') as Record<string, unknown>

describe('the log', () => {
  it('has one line a request, with the id that the visitor was given', async () => {
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

  it('names the call and not its path, and never a body', async () => {
    await app.post('/api/facts/123456/votes', { vote: 'secret' })
    expect(lastLine().call).toBe('POST /api/facts/:id/votes')
    expect(app.logged.join()).not.toMatch(/123456|secret/)
  })

  it('names the path of a page, cut short', async () => {
    await app.get(`/${'x'.repeat(5000)}`)
    expect(String(lastLine().call).length).toBeLessThan(300)
  })

  it('has the stack of what nobody expected, of which the visitor gets the id alone', async () => {
    await sql`drop table "Facts"`.execute(app.database.db)
    const response = await app.get('/api/facts')
    expect(response.status).toBe(500)
    const answer = await response.text()
    expect(answer).not.toMatch(/Facts|table|relation|\.ts|node_modules/)
    const { requestId } = JSON.parse(answer) as { requestId: string }
    const logged = app.logged.find((line) => line.includes('stack'))
    expect(logged).toMatch(/facts\.ts|fact-lists\.ts|executeQuery/)
    expect(logged).toContain(requestId)
  })
})
