import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCorrection, makeFact } from '../../testing/fact.ts'
import { placesOf } from './placement.ts'
import { sizeOf } from './poster-size.ts'

describe('the size of a poster', () => {
  it.each([
    [42, 'tiny'],
    [60, 'short'],
    [120, 'mid'],
    [121, 'long'],
  ])('with %d characters is %s', (length, size) => {
    expect(sizeOf('x'.repeat(length))).toBe(size)
  })
})

const PLAIN = makeFact()
const CORRECTED = makeFact({ correction: makeCorrection() })
const SHORT = makeFact({ text: 'Honey was found in tombs.', vouched: true })
const UNVOUCHED = makeFact({ text: 'BUY CHEAP FOLLOWERS NOW!!!' })
const LONG = makeFact({ text: 'x'.repeat(61), vouched: true })

describe('the places of a list', () => {
  it('are two in a row, and a last fact without a neighbour gets a whole row if the list ends there', () => {
    expect(placesOf([PLAIN, PLAIN, PLAIN], true)).toEqual(['left', 'right', 'wide'])
    expect(placesOf([PLAIN, PLAIN, PLAIN], false)).toEqual(['left', 'right', 'left'])
  })

  it('give a fact with a correction a whole row if it is the first in a row', () => {
    expect(placesOf([CORRECTED, PLAIN, CORRECTED], false)).toEqual(['wide', 'left', 'right'])
  })

  it('let only a short vouched fact at the beginning of a row be loud', () => {
    expect(placesOf([SHORT, PLAIN, SHORT], false)).toEqual(['loud', 'left', 'right'])
    expect(placesOf([UNVOUCHED, PLAIN, LONG, PLAIN], false)).not.toContain('loud')
  })

  it('let no fact with a correction be loud', () => {
    expect(placesOf([{ ...SHORT, correction: makeCorrection() }], false)).toEqual(['wide'])
  })

  it('have at most one loud fact in six rows', () => {
    const places = placesOf(
      Array.from({ length: 23 }, () => SHORT),
      false,
    )
    const rows = places.filter((place) => place !== 'right')
    expect(rows.flatMap((place, at) => (place === 'loud' ? [at] : []))).toEqual([0, 6, 12])
  })

  it('never change when facts are appended', () => {
    const facts = fc.array(fc.constantFrom(PLAIN, CORRECTED, SHORT), { maxLength: 60 })
    fc.assert(
      fc.property(facts, facts, (first, more) => {
        const places = placesOf([...first, ...more], false)
        expect(places.slice(0, first.length)).toEqual(placesOf(first, false))
      }),
    )
  })
})
