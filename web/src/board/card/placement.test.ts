import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placesOf, sizeOf } from './placement.ts'

const textOf = (length: number) => ({ text: 'x'.repeat(length) })

describe('the size of a fact', () => {
  it.each([
    [42, 'tiny'],
    [60, 'short'],
    [120, 'mid'],
    [121, 'long'],
  ])('of %d characters is %s', (length, size) => {
    expect(sizeOf(textOf(length).text)).toBe(size)
  })
})

describe('the places of a list', () => {
  it('gives a short fact a row of its own only where a row begins', () => {
    const facts = [30, 100, 30, 100, 130, 50].map(textOf)
    expect(placesOf(facts, true)).toEqual(['wide', 'left', 'right', 'left', 'right', 'wide'])
  })

  it('gives the last fact the whole row if its other half would stay empty', () => {
    expect(placesOf([100, 100, 100].map(textOf), true)).toEqual(['left', 'right', 'wide'])
    expect(placesOf([100, 100, 100].map(textOf), false)).toEqual(['left', 'right', 'left'])
  })

  it('gives a fact that stands with a correction the whole row at the beginning of one', () => {
    const corrected = { text: 'x'.repeat(100), correction: {} }
    expect(placesOf([corrected, textOf(100), corrected], false)).toEqual(['wide', 'left', 'right'])
  })

  it('never changes when facts are appended', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 60 })
    fc.assert(
      fc.property(lengths, lengths, (first, more) => {
        const places = placesOf([...first, ...more].map(textOf), false)
        expect(places.slice(0, first.length)).toEqual(placesOf(first.map(textOf), false))
      }),
    )
  })
})
