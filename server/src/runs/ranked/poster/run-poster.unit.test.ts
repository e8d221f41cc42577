import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { causeOf } from '@fable/engine'
import { BOSSES, ENEMIES, OPPORTUNITIES } from '@fable/engine/content'
import { boxAround, type ReadPng, readPng } from '../../../testing/png.ts'
import { drawRunPoster, type RunPoster } from './run-poster.ts'

const drawingOf = (name: string) =>
  readFileSync(new URL(`../../../../../web/src/scenery/cast/${name}.svg`, import.meta.url), 'utf8')

const DEATH: RunPoster = {
  kind: 'run',
  name: 'Wanda',
  daysSurvived: 2,
  cause: 'Fell to the Starch King',
  health: [
    [0, 5],
    [1, 5],
    [1, 3],
    [2, 3],
    [2, 0],
  ],
  stamp: { portrait: drawingOf('starch-king') },
}

const WIN: RunPoster = {
  ...DEATH,
  daysSurvived: 100,
  cause: 'Reached the hundredth day',
  health: [
    [0, 5],
    [50, 2],
    [100, 24],
  ],
  stamp: { adventurer: drawingOf('adventurer'), marlowe: drawingOf('marlowe') },
}

const draw = async (run: RunPoster) => readPng(await drawRunPoster(run))

/** Checks whether a pixel has about this colour. */
const isNear = ({ at }: ReadPng, x: number, y: number, colour: readonly [number, number, number]) =>
  ([0, 1, 2] as const).every((channel) => Math.abs(at(x, y, channel) - colour[channel]) < 24)

const INK = [244, 234, 221] as const
const EMBER = [255, 160, 97] as const
const CROSS = [255, 138, 158] as const
const SUN = [255, 243, 196] as const

/** The left edge of a stamp. */
const STAMP = 775

const nameBoxIn = (png: ReadPng) =>
  boxAround(png, (x, y) => x < STAMP && y > 110 && y < 218 && isNear(png, x, y, INK))

describe('the picture of a run', () => {
  it('has 1200 by 630 pixels', async () => {
    for (const run of [DEATH, WIN]) {
      const { width, height } = await draw(run)
      expect([width, height]).toEqual([1200, 630])
    }
  })

  it.each(['W', 'WWWWWWWWWWWW', 'twelve chars', 'Żółć Ünal ếg', '<b>&"$&’</b>'])(
    'has room for the name %s',
    async (name) => {
      const { left, right } = nameBoxIn(await draw({ ...DEATH, name }))
      expect(left).toBeGreaterThan(60)
      expect(left).toBeLessThan(80)
      expect(right).toBeGreaterThan(left)
      expect(right).toBeLessThan(735)
    },
  )

  it('has the name “A wanderer” if the font lacks a letter of the name', async () => {
    const wanderer = await drawRunPoster({ ...DEATH, name: 'A wanderer' })
    for (const name of ['مرحبا', '李小龍', 'Ваня', '👩‍🌾', 'Ada 🥔'])
      expect((await drawRunPoster({ ...DEATH, name })).equals(wanderer), name).toBe(true)
  })

  it('has a step for each day, down to a cross at the end of the run', async () => {
    const png = await draw(DEATH)
    // The health of the first day, half of the line wide; below it the second.
    expect(isNear(png, 200, 416, EMBER)).toBe(true)
    expect(isNear(png, 500, 416, EMBER)).toBe(false)
    expect(isNear(png, 500, 462, EMBER)).toBe(true)
    expect(isNear(png, 704, 532, CROSS)).toBe(true)
  })

  it('has a sun high at the end instead of a cross if the player survived', async () => {
    const png = await draw(WIN)
    expect(isNear(png, 704, 416, SUN)).toBe(true)
    expect(isNear(png, 704, 532, CROSS)).toBe(false)
  })

  it('has no line if the health during the run is unknown', async () => {
    const png = await draw({ ...DEATH, health: [] })
    const line = boxAround(png, (x, y) => x < STAMP && y > 400 && isNear(png, x, y, EMBER))
    expect(line.right).toBe(-1)
  })

  it('has room for every cause of death under its stamp', async () => {
    for (const { id } of [...ENEMIES, ...BOSSES, ...OPPORTUNITIES]) {
      const ending = { cause: 'death', killer: id, daysSurvived: 62 } as const
      const cause = causeOf({ ...ending, strength: 0, kills: 0, bestHit: 0, gold: 0 })
      const png = await draw({ ...DEATH, cause, stamp: { portrait: drawingOf(id) } })
      const words = boxAround(png, (x, y) => x > 720 && y > 510 && isNear(png, x, y, INK))
      expect(words.left, cause).toBeGreaterThan(750)
      expect(words.right, cause).toBeLessThan(1180)
      expect(words.bottom, cause).toBeLessThan(585)
    }
  })
})
