import { describe, expect, test } from 'vitest'
import { BOTS } from './bots.ts'
import { measureVariety, shareOf } from './variety.ts'

/** A line returns after at least so many others. */
const APART = 20
const LEAST_SHARE = 0.85

describe('a run of a hundred days', () => {
  test.each(Object.entries(BOTS))('hardly repeats itself: %s', (name, bot) => {
    const varieties = measureVariety(bot, { runs: 60, secret: 'variety' })
    if (name !== 'random dice stops') expect(varieties.length).toBeGreaterThan(3)
    for (const variety of varieties) {
      expect(variety.lines, variety.secret).toBeGreaterThan(150)
      expect(shareOf(variety), variety.secret).toBeGreaterThanOrEqual(LEAST_SHARE)
      expect(variety.shortest ?? Infinity, variety.secret).toBeGreaterThan(APART)
    }
  })
})
