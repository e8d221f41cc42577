import { expect, test } from 'vitest'
import { durationOf } from './hours-left.ts'

const MINUTE = 60_000

test('the time left is shown in the nearest hours, and in minutes below an hour', () => {
  const durations = [30_000, 59 * MINUTE, 60 * MINUTE, 89 * MINUTE, (19 * 60 + 5) * MINUTE]
  expect(durations.map((one) => durationOf(one).replace('\u00a0', ' '))).toEqual([
    '1 min',
    '59 min',
    '1 h',
    '1 h',
    '19 h',
  ])
})
