import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { makeIsOverloaded } from './overload.ts'

/** Reads requests in one turn of the event loop, each of which takes some time. Returns how many are refused. */
const makeTurn = () => {
  let now = 0
  const isOverloaded = makeIsOverloaded(() => now)
  return (requests: number, ms: number) =>
    Array.from({ length: requests }, () => {
      const refused = isOverloaded()
      if (!refused) now += ms
      return refused
    }).filter(Boolean).length
}

it('a long turn takes requests for a tenth of a second and refuses the others', async () => {
  const turn = makeTurn()
  expect(turn(1000, 0.5)).toBe(1000 - 201)
  await nextTurn()
  expect(turn(200, 0.5)).toBe(0)
})

it('few requests are never refused, however long they take', async () => {
  const turn = makeTurn()
  expect(turn(100, 5000)).toBe(0)
  await nextTurn()
  expect(turn(100, 5000)).toBe(0)
})

it('many requests are not refused if they are quick', () => {
  expect(makeTurn()(10_000, 0.01)).toBe(0)
})
