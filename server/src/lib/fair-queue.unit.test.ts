import { expect, it } from 'vitest'
import { makeFairQueue } from './fair-queue.ts'

it('a fair queue takes the oldest item of each key in turn', () => {
  const queue = makeFairQueue<string>()
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item.charAt(0), item)
  expect([queue.take(), queue.take()]).toEqual(['a1', 'b1'])
  queue.add('b', 'b2')
  expect(Array.from({ length: 6 }, queue.take)).toEqual(['c1', 'a2', 'b2', 'c2', 'a3', undefined])
})
