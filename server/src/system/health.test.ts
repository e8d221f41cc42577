import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/test-app.ts'

const app = await openTestApp()
afterAll(app.close)

describe('health', () => {
  it('is ok while the database works', async () => {
    const response = await app.get('/api/health')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok' })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })
})
