import { describe, expect, it } from 'vitest'
import { SIGNS, unseenPathsOn } from './unseen-paths.ts'

const DAYS = Array.from({ length: 101 }, (_, day) => day)
const sceneryOn = (runId: string, day: number) =>
  unseenPathsOn(runId, day).map(({ scenery }) => scenery)
const all = SIGNS.flatMap(({ scenery }) => scenery)

describe('the unseen paths of a day', () => {
  it('have four signs with matching scenery, the same after a reload', () => {
    for (const day of DAYS) {
      const paths = unseenPathsOn('run', day)
      expect(new Set(paths.map(({ picture }) => picture)).size).toBe(4)
      for (const { picture, scenery } of paths)
        expect(SIGNS.find((sign) => sign.picture === picture)?.scenery).toContain(scenery)
      expect(unseenPathsOn('run', day)).toEqual(paths)
    }
  })

  it('use all of the scenery, and repeat none of it within five days', () => {
    const days = DAYS.map((day) => sceneryOn('run', day))
    expect(new Set(days.flat())).toEqual(new Set(all))
    for (const [day, scenery] of days.entries()) {
      const next = days.slice(day + 1, day + 6).flat()
      for (const one of scenery) expect(next).not.toContain(one)
    }
  })

  it('show scenery in a different order in every eleven days and in every run', () => {
    const round = (runId: string, first: number) =>
      Array.from({ length: 11 }, (_, at) => sceneryOn(runId, first + at).toSorted()).join()
    const orders = [0, 11, 22, 33].flatMap((first) => [round('run', first), round('other', first)])
    expect(new Set(orders).size).toBe(8)
  })
})
