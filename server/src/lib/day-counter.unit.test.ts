import { expect, it } from 'vitest'
import { makeDayCounter } from './day-counter.ts'

it('a day counter begins again at midnight UTC', () => {
  const clock = { now: Date.UTC(2026, 10, 24, 23, 59) }
  const counter = makeDayCounter(() => clock.now)
  counter.add(2)
  counter.add(3)
  expect(counter.read()).toBe(5)
  clock.now += 60_000
  expect(counter.read()).toBe(0)
  counter.add(1)
  expect(counter.read()).toBe(1)
})
