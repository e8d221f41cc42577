import { expect, it } from 'vitest'
import { inThousands } from './in-thousands.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_345, '12,345'],
  [1_234_567, '1,234,567'],
])('writes %i with commas', (count, text) => {
  expect(inThousands(count)).toBe(text)
})
