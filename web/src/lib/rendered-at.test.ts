import { afterEach, expect, it, vi } from 'vitest'
import { realTime } from '@fable/server/testing'
import { renderedAt } from './rendered-at.ts'

const MINUTE = 60_000

/** Loads a document in one of the ways that a browser tells apart. */
function load(entry: { type: string; transferSize: number }) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry as never])
}

afterEach(() => vi.restoreAllMocks())

it('a document from the network counts as current', () => {
  load({ type: 'navigate', transferSize: 9_000 })
  expect(renderedAt({ now: realTime() - MINUTE })).toBeGreaterThan(0)
})

it.each([
  { way: 'a restored tab', type: 'navigate', transferSize: 0, age: 0 },
  { way: 'Back', type: 'back_forward', transferSize: 0, age: 0 },
  { way: 'Back of another browser', type: 'back_forward', transferSize: 9_000, age: 0 },
  { way: 'a service worker', type: 'navigate', transferSize: 9_000, age: 60 * MINUTE },
  {
    way: 'a browser whose clock is late',
    type: 'navigate',
    transferSize: 9_000,
    age: -60 * MINUTE,
  },
])('a document loaded by $way counts as old', ({ type, transferSize, age }) => {
  load({ type, transferSize })
  expect(renderedAt({ now: realTime() - age })).toBe(0)
})
