import { afterAll, describe, expect, it } from 'vitest'
import { openTestApp } from '../../test/test-app.ts'

const game = await openTestApp()
afterAll(game.close)

describe('the leaderboard', () => {
  it('is empty before the first ranked run', async () => {
    const response = await game.get('/api/leaderboard?limit=100&period=week')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual([])
  })

  it.each(['limit=0', 'limit=101', 'limit=1e1', 'limit=-1', 'period=year'])(
    'refuses %s',
    async (query) => {
      const response = await game.get(`/api/leaderboard?${query}`)
      expect(response.status).toBe(400)
    },
  )
})
