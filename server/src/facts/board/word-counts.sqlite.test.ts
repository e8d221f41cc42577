import { expect, it } from 'vitest'
import { longestTurn } from '../../testing/longest-turn.ts'
import { openTestApp } from '../../testing/test-app.ts'

const app = await openTestApp()

it('counting words does not block other requests, even if each letter of the facts expands to 18', async () => {
  const category = 'science' as const
  // Each of these letters becomes 18.
  const fact = {
    text: 'ﷺ'.repeat(200),
    source: `https://example.com/${'ﷺ'.repeat(1980)}`,
    category,
  }
  for (let n = 0; n < 5; n += 1) {
    const facts = Array.from({ length: 200 }, () => fact)
    await app.database.db.insertInto('Facts').values(facts).execute()
  }
  await app.get('/api/facts/0')
  const response = app.get('/api/facts/1')
  expect(await longestTurn(response)).toBeLessThan(1000)
  expect((await response).status).toBe(200)
})
