import { expect, test } from 'vitest'
import { newRun } from '../model/new-run.ts'
import { rngFrom } from '../rng/rng.ts'
import { fresh, isPrinted, next, remark } from './prose.ts'
import { TurnInPlay } from './turn-in-play.ts'

const FIVE = ['a', 'b', 'c', 'd', 'e'] as const
const turnOf = (seed: string, printed = ''): TurnInPlay =>
  new TurnInPlay({ ...newRun(), printed }, rngFrom(seed))
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

test('fresh texts are printed once each, in an order that depends on the seed', () => {
  const orders = ['x', 'y', 'z'].map((seed) => {
    const turn = turnOf(seed)
    const texts = times(6, () => fresh(turn, FIVE))
    expect(new Set(texts.slice(0, 5))).toEqual(new Set(FIVE))
    expect(texts[5]).toBeUndefined()
    return texts.join()
  })
  expect(new Set(orders).size).toBe(3)
})

test('the text printed longest ago comes next once all texts have been printed', () => {
  const turn = turnOf('x')
  const [first, second] = [times(5, () => next(turn, FIVE)), times(5, () => next(turn, FIVE))]
  expect(second).toEqual(first)
})

test('remarks are printed once each, with gaps between them', () => {
  const turn = turnOf('x')
  const remarks = times(100, () => remark(turn, FIVE))
  expect(remarks.filter((text) => text !== undefined).sort()).toEqual(FIVE)
  expect(remarks.slice(0, 5)).toContain(undefined)
})

test('a turn remembers the texts that earlier turns printed', () => {
  const earlier = turnOf('x')
  const texts = times(4, () => fresh(earlier, FIVE))
  const later = turnOf('y', earlier.printed.codes)
  expect(FIVE.filter((text) => isPrinted(later, text))).toHaveLength(4)
  const last = FIVE.find((text) => !texts.includes(text))
  expect(fresh(later, FIVE)).toBe(last)
})

test('all texts are printed even if the state contains codes of texts that no longer exist', () => {
  const turn = turnOf('x', 'zzzz0000')
  const texts = times(12, () => next(turn, ['a', 'b']))
  expect(new Set(texts)).toEqual(new Set(['a', 'b']))
})
