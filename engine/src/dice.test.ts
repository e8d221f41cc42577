import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { describe, expect, test } from 'vitest'
import { diceFrom, rollsFrom, turnSeed } from './dice.ts'
import type { Rolls } from './dice.ts'
import { hash128 } from './hash.ts'
import { deviation, tally } from './testing/chi-square.ts'

const TRIALS = 15_000
const even = (cells: number): number[] => Array.from({ length: cells }, () => 1)

/** The dice of one turn of one run. */
type Maker = (run: number, turn: number) => Rolls

/** The worst deviation of what the game leans on: pairs in a turn, of turns in a row, of runs. */
const worst = (dice: Maker): number => {
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
        const { int } = dice(1, at)
        return [int(sides), int(sides)]
      }),
      pairs((at) => [dice(2, at).int(sides), dice(2, at + 1).int(sides)]),
      pairs((at) => [dice(at, 0).int(sides), dice(at + 1, 0).int(sides)]),
    ]
  })
  return Math.max(...measures.map(Math.abs))
}

describe('fairness', () => {
  test('dice of turns are fair, one by one, two by two, and from turn to turn', () => {
    expect(worst((run, turn) => diceFrom(turnSeed(`run-${run}`, turn)))).toBeLessThan(4.5)
  })

  test('hex seeds, as a server draws them, are as fair', () => {
    const hex = (run: number, turn: number) =>
      hash128(`${run}/${turn}`)
        .map((part) => (part >>> 0).toString(16).padStart(8, '0'))
        .join('')
    expect(worst((run, turn) => diceFrom(hex(run, turn)))).toBeLessThan(4.5)
  })

  test('the dice of the words are fair, and others than the game’s', () => {
    expect(worst((run, turn) => diceFrom(turnSeed(`run-${run}`, turn)).words)).toBeLessThan(4.5)
    const same = tally(2, TRIALS, (at) => {
      const dice = diceFrom(`s${at}`)
      return dice.int(10) === dice.words.int(10) ? 1 : 0
    })
    expect(Math.abs(deviation(same, [9, 1]))).toBeLessThan(4.5)
  })

  test('this measure finds the bias of a generator seeded with seed ^ turn * constant', () => {
    const naive: Maker = (run, turn) => {
      const generator = xoroshiro128plus((run * 7919) ^ Math.imul(turn, 0x9e3779b1))
      return rollsFrom((sides) => uniformInt(generator, 0, sides - 1))
    }
    expect(worst(naive)).toBeGreaterThan(8)
  })
})

test('the same seed is the same dice; one letter more is another', () => {
  const falls = (seed: string) => {
    const dice = diceFrom(seed)
    return Array.from({ length: 20 }, () => dice.int(1000))
  }
  expect(falls('a')).toEqual(falls('a'))
  const seeds = ['', 'a', 'b', 'aa', 'a:1', 'a:2', 'a:11', 'A', 'a ', 'é', '🥔']
  expect(new Set(seeds.map((seed) => falls(seed).join())).size).toBe(seeds.length)
})

test('turns of different runs never share a seed', () => {
  expect(turnSeed('a', 11)).not.toBe(turnSeed('a1', 1))
  expect(turnSeed('a:1', 1)).not.toBe(turnSeed('a', 11))
})

test('the seed of a recorded run keeps its dice for ever', () => {
  const dice = diceFrom('hundred days')
  expect([10, 10, 10, 11, 7, 3].map((sides) => dice.int(sides))).toMatchInlineSnapshot(`
    [
      9,
      8,
      5,
      3,
      0,
      0,
    ]
  `)
})

test('pick, chance and sample', () => {
  const dice = diceFrom('helpers')
  expect(dice.pick<string>([])).toBeUndefined()
  expect(dice.pick(['only'])).toBe('only')
  expect(dice.chance(0, 10)).toBe(false)
  expect(dice.chance(10, 10)).toBe(true)
  expect(dice.sample([1, 2], 3).sort()).toEqual([1, 2])
  expect(dice.sample([], 3)).toEqual([])
  const list = [1, 2, 3, 4, 5]
  for (let at = 0; at < 100; at++) expect(new Set(dice.sample(list, 3)).size).toBe(3)
  expect(list).toEqual([1, 2, 3, 4, 5])
})
