import { describe, expect, test } from 'vitest'
import { deviation, tally } from '../testing/chi-square.ts'
import { hash128 } from './hash.ts'
import { rngFrom, turnSeed } from './rng.ts'
import type { Rng } from './rng.ts'

const TRIALS = 15_000
const even = (cells: number): number[] => Array.from({ length: cells }, () => 1)

/** The generator of one turn of one run. */
type Maker = (run: number, turn: number) => Rng

/** The worst deviation of pairs of draws: within a turn, of consecutive turns, of consecutive runs. */
function worst(rngAt: Maker): number {
  const measures = [3, 10, 11].flatMap((sides) => {
    const pairs = (first: (at: number) => [number, number]) =>
      deviation(
        tally(sides ** 2, TRIALS, (at) => {
          const [one, other] = first(at)
          return one * sides + other
        }),
        even(sides ** 2),
      )
    return [
      pairs((at) => {
        const rng = rngAt(1, at)
        return [rng.int(sides), rng.int(sides)]
      }),
      pairs((at) => [rngAt(2, at).int(sides), rngAt(2, at + 1).int(sides)]),
      pairs((at) => [rngAt(at, 0).int(sides), rngAt(at + 1, 0).int(sides)]),
    ]
  })
  return Math.max(...measures.map(Math.abs))
}

describe('the random draws', () => {
  test('are fair in pairs within a turn, from turn to turn and from run to run', () => {
    expect(worst((run, turn) => rngFrom(turnSeed(`run-${run}`, turn)))).toBeLessThan(4.5)
  })

  test('are fair with hex seeds like those of the server', () => {
    const hex = (run: number, turn: number) =>
      Object.values(hash128(`${run}/${turn}`))
        .map((part) => (part >>> 0).toString(16).padStart(8, '0'))
        .join('')
    expect(worst((run, turn) => rngFrom(hex(run, turn)))).toBeLessThan(4.5)
  })

  test('are independent of the cosmetic draws, which are fair as well', () => {
    expect(worst((run, turn) => rngFrom(turnSeed(`run-${run}`, turn)).cosmetic)).toBeLessThan(4.5)
    const same = tally(2, TRIALS, (at) => {
      const rng = rngFrom(`s${at}`)
      return rng.int(10) === rng.cosmetic.int(10) ? 1 : 0
    })
    expect(Math.abs(deviation(same, [9, 1]))).toBeLessThan(4.5)
  })
})

test('the same seed gives the same draws, and similar seeds give different ones', () => {
  const draws = (seed: string) => {
    const rng = rngFrom(seed)
    return Array.from({ length: 20 }, () => rng.int(1000))
  }
  expect(draws('a')).toEqual(draws('a'))
  const seeds = ['', 'a', 'b', 'aa', 'a:1', 'a:2', 'a:11', 'A', 'a ', 'é', '🥔']
  expect(new Set(seeds.map((seed) => draws(seed).join())).size).toBe(seeds.length)
})

test('turns of runs with similar secrets have different seeds', () => {
  expect(turnSeed('a', 11)).not.toBe(turnSeed('a1', 1))
  expect(turnSeed('a:1', 1)).not.toBe(turnSeed('a', 11))
})

test('pick, chance and sample work at the limits of their arguments, and sample draws no item twice', () => {
  const rng = rngFrom('helpers')
  expect(rng.pick<string>([])).toBeUndefined()
  expect(rng.pick(['only'])).toBe('only')
  expect(rng.chance(0, 10)).toBe(false)
  expect(rng.chance(10, 10)).toBe(true)
  expect(rng.sample([1, 2], 3).sort((one, other) => one - other)).toEqual([1, 2])
  expect(rng.sample([], 3)).toEqual([])
  const list = [1, 2, 3, 4, 5]
  for (let at = 0; at < 100; at++) expect(new Set(rng.sample(list, 3)).size).toBe(3)
  expect(list).toEqual([1, 2, 3, 4, 5])
})
