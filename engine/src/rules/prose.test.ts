import { expect, test } from 'vitest'
import { rngFrom } from '../rng/rng.ts'
import { rulesRngOf } from './prose.ts'
import type { Prose } from './prose.ts'

const FIVE = ['a', 'b', 'c', 'd', 'e'] as const
const proseOf = (seed: string, printed = ''): Prose => rulesRngOf(printed, rngFrom(seed)).prose
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

test('fresh texts come once each, in an order of their own, and then no more', () => {
  const orders = ['x', 'y', 'z'].map((seed) => {
    const { fresh } = proseOf(seed)
    const texts = times(6, () => fresh(FIVE))
    expect([...texts].slice(0, 5).sort()).toEqual(FIVE)
    expect(texts[5]).toBeUndefined()
    return texts.join()
  })
  expect(new Set(orders).size).toBe(3)
})

test('the next text, once all are printed, is the one printed longest ago', () => {
  const { next } = proseOf('x')
  const [first, second] = [times(5, () => next(FIVE)), times(5, () => next(FIVE))]
  expect(second).toEqual(first)
})

test('a remark is printed once, and becomes rarer', () => {
  const { remark } = proseOf('x')
  const remarks = times(100, () => remark(FIVE))
  expect(remarks.filter((text) => text !== undefined).sort()).toEqual(FIVE)
  expect(remarks.slice(0, 5)).toContain(undefined)
})

test('the memory goes from turn to turn', () => {
  const { fresh, printed } = proseOf('x')
  const texts = times(4, () => fresh(FIVE))
  const later = proseOf('y', printed())
  expect(FIVE.filter(later.isPrinted)).toHaveLength(4)
  const last = FIVE.find((text) => !texts.includes(text))
  expect(later.fresh(FIVE)).toBe(last)
})

test('codes of texts that no longer exist are no harm', () => {
  const { next } = proseOf('x', 'zzzz0000')
  const texts = times(12, () => next(['a', 'b']))
  expect(new Set(texts)).toEqual(new Set(['a', 'b']))
})
