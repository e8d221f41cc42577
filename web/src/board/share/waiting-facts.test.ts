// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { typedFact } from '@fable/contract/testing'
import { makeFact } from '../../testing/fact.ts'
import { fillInBrowser, resetBrowser, stubServer } from '../../testing/page.tsx'
import { waitingFacts } from './waiting-facts.ts'

const draft = typedFact({ text: 'Wombats leave cubes.', source: 'example.com/wombats' })

beforeEach(fillInBrowser)
afterEach(resetBrowser)

/** The server has this fact, and refuses nearly the same text. */
function serverWith(fact: { text: string; source: string }) {
  const stored = makeFact(fact)
  const refusal = { title: 'Nearly the same fact is already here', code: 'same_fact', same: stored }
  return stubServer({
    'POST /api/facts': () => Response.json(refusal, { status: 409 }),
    'GET /api/facts/7': stored,
  })
}

it('a waiting fact whose first response was lost counts as sent', async () => {
  const requests = serverWith({ text: draft.text, source: 'https://www.example.com/wombats' })
  waitingFacts.add(draft)
  waitingFacts.trySending()
  await expect.poll(() => waitingFacts.get()).toEqual([])
  expect(requests).toEqual(['POST /api/facts', 'GET /api/facts/7'])
})

it.each([
  ['text', { text: 'Wombats: leave cubes', source: 'https://example.com/wombats' }],
  ['source', { text: draft.text, source: 'https://example.com/cubes' }],
])(
  'a waiting fact that the board has with another %s is kept and shows the problem',
  async (_, other) => {
    serverWith(other)
    waitingFacts.add(draft)
    waitingFacts.trySending()
    await expect
      .poll(() => waitingFacts.get())
      .toMatchObject([{ ...draft, problem: 'Nearly the same fact is already here' }])
  },
)
