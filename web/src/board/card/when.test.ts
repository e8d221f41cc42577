import { expect, it } from 'vitest'
import { whenOf } from './when.ts'

const now = new Date('2026-11-22T12:00:00Z')

it.each([
  ['2026-11-22T11:59:30Z', 'just now'],
  ['2026-11-22T11:56:00Z', '4 min ago'],
  ['2026-11-22T09:00:00Z', '3 hr ago'],
  ['2026-11-21T11:00:00Z', 'yesterday'],
  ['2026-11-09T12:00:00Z', '9 Nov'],
  ['2025-11-09T12:00:00Z', '9 Nov 2025'],
  // A server's clock may be ahead of the browser's.
  ['2026-11-22T12:00:20Z', 'just now'],
])('a fact shared at %s is dated %s', (createdAt, words) => {
  expect(whenOf(createdAt, now)).toBe(words)
})
