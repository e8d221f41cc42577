import { describe, expect, it } from 'vitest'
import { dotsOf, ridgeOn } from './ridge.ts'

const days = Array.from({ length: 101 }, (_, day) => day)

describe('the ridge', () => {
  it('has a place for each of the hundred days, from left to right and within its box', () => {
    const places = days.map(ridgeOn)
    expect(places.every(({ y }) => y > 0 && y < 100)).toBe(true)
    expect(places.every(({ x }, at) => at === 0 || x > (places[at - 1]?.x ?? 0))).toBe(true)
    expect(places[0]?.x).toBe(5)
    expect(places[100]?.x).toBe(95)
  })

  it('has no steps: the heights of neighbouring days differ by less than 4', () => {
    const heights = days.map((day) => ridgeOn(day).y)
    const steps = heights.slice(1).map((y, before) => Math.abs(y - (heights[before] ?? 0)))
    expect(Math.max(...steps)).toBeLessThan(4)
  })

  // WebKit stretches dots without a length like the picture that they are in.
  it('has no dots of zero length', () => {
    const dots = dotsOf([0, 50], 4).split('M').slice(1)
    expect(dots).toHaveLength(2)
    expect(dots.every((dot) => /h0?\.\d*[1-9]$/.test(dot))).toBe(true)
  })
})
