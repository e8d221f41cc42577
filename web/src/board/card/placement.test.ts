import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCorrection } from '../../testing/fact.ts'
import { placesOf } from './placement.ts'
import { sizeOf } from './poster-size.ts'

describe('the size of a poster', () => {
  it.each([
    [42, 'tiny'],
    [60, 'short'],
    [120, 'mid'],
    [121, 'long'],
  ])('of %d characters is %s', (length, size) => {
    expect(sizeOf('x'.repeat(length))).toBe(size)
  })
})

const PLAIN = {}
const CORRECTED = { correction: makeCorrection() }

describe('the places of a list', () => {
  it('are two in a row, and the last fact has the whole row if its other half would stay empty', () => {
    expect(placesOf([PLAIN, PLAIN, PLAIN], true)).toEqual(['left', 'right', 'wide'])
    expect(placesOf([PLAIN, PLAIN, PLAIN], false)).toEqual(['left', 'right', 'left'])
  })

  it('give a fact that stands with a correction the whole row at the beginning of one', () => {
    expect(placesOf([CORRECTED, PLAIN, CORRECTED], false)).toEqual(['wide', 'left', 'right'])
  })

  it('never change when facts are appended', () => {
    const facts = fc.array(fc.constantFrom(PLAIN, CORRECTED), { maxLength: 60 })
    fc.assert(
      fc.property(facts, facts, (first, more) => {
        const places = placesOf([...first, ...more], false)
        expect(places.slice(0, first.length)).toEqual(placesOf(first, false))
      }),
    )
  })
})
