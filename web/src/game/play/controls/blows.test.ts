import { expect, it } from 'vitest'
import { blowsOf } from './blows.ts'

it('offers every number up to a maximum of nine', () => {
  expect(blowsOf(5, 10).map(({ amount }) => amount)).toEqual([1, 2, 3, 4, 5])
  expect(blowsOf(9, 10)).toHaveLength(9)
  expect(blowsOf(0, 10)).toEqual([])
})

it.each([
  [16, 10, ['8 half', '10 just enough', '16 full']],
  [14, 40, ['7 half', '14 full']],
  [15, 40, ['7 half', '14 still three', '15 full']],
  [20, 3, ['3 just enough', '10 half', '20 full']],
  [10, 5, ['5 just enough', '10 full']],
  [16, 16, ['8 half', '16 full']],
])('offers of a maximum of %i against %i HEALTH what is useful', (max, health, expected) => {
  expect(blowsOf(max, health).map(({ amount, note }) => `${amount} ${note}`)).toEqual(expected)
})
