import { describe, expect, it } from 'vitest'
import { dotsOf, lineAlong, RIDGE_OUTLINE, ridgeOn } from './ridge.ts'

const days = Array.from({ length: 101 }, (_, day) => day)

describe('the ridge', () => {
  it('has a place for each of the hundred days, from left to right and within its box', () => {
    const places = days.map(ridgeOn)
    expect(places.every(({ y }) => y > 0 && y < 100)).toBe(true)
    expect(places.every(({ x }, at) => at === 0 || x > (places[at - 1]?.x ?? 0))).toBe(true)
    expect(places[0]?.x).toBe(5)
    expect(places[100]?.x).toBe(95)
  })

  it('has no step: neighbouring days differ by a little', () => {
    const heights = days.map((day) => ridgeOn(day).y)
    const steps = heights.slice(1).map((y, before) => Math.abs(y - (heights[before] ?? 0)))
    expect(Math.max(...steps)).toBeLessThan(4)
  })

  it('goes through the points that draw the hill', () => {
    // x = 500 is day 50, and a point of the skyline.
    expect(ridgeOn(50).y).toBeCloseTo(10.1)
    expect(RIDGE_OUTLINE).toContain('500 10.1')
  })

  it('places dots and the lines of windows below the hill by the same function', () => {
    const y = Math.round((ridgeOn(50).y + 3) * 10) / 10
    expect(dotsOf([50], 3)).toBe(`M500 ${String(y)}z`)
    expect(lineAlong(50, 50, 3)).toBe(`M500 ${String(y)}`)
  })
})
