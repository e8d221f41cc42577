import { expect, it } from 'vitest'
import { withCommas } from './words.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_345, '12,345'],
  [1_234_567, '1,234,567'],
])('the number %i is written as %s', (count, text) => {
  expect(withCommas(count)).toBe(text)
})
