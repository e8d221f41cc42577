import { CATEGORIES } from '@fable/contract/limits'
import { describe, expect, it } from 'vitest'
import { largestSiteShare, lengthsAt, percentOf } from '../../../testing/text-style.ts'
import { SAMPLE_FACTS } from '../../board/sample-facts.ts'
import { FABLE_FIELDS } from '../fable.ts'
import { FABLES } from './fables.ts'
import { TRUTHS } from './truths.ts'

describe('the fables that come with the program', () => {
  it('are many, of all categories, and each is another sentence', () => {
    expect(FABLES.length).toBeGreaterThanOrEqual(140)
    expect(new Set(FABLES.map(({ text }) => text)).size).toBe(FABLES.length)
    for (const { id } of CATEGORIES) {
      expect(FABLES.filter(({ category }) => category === id).length, id).toBeGreaterThanOrEqual(15)
    }
  })

  it.each(FABLES)('"$text" could be a fact of the board, and has its truth', (fable) => {
    for (const name of ['text', 'truth', 'source', 'category'] as const) {
      expect(FABLE_FIELDS[name].read(fable[name]), name).toBe(fable[name])
    }
    expect(fable.truth.length).toBeGreaterThan(30)
    expect(fable.text + fable.truth).not.toMatch(/['"]/)
    expect(SAMPLE_FACTS.map(({ text }) => text)).not.toContain(fable.text)
  })

  it('have at most half of their sources of one site', () => {
    expect(largestSiteShare(FABLES)).toBeLessThanOrEqual(0.55)
  })

  it('are about as long as the truths', () => {
    const shares = [0.1, 0.25, 0.5, 0.75, 0.9]
    const others = lengthsAt(shares, TRUTHS)
    for (const [n, length] of lengthsAt(shares, FABLES).entries()) {
      expect(Math.abs(length - (others[n] ?? 0)), `at ${shares[n]}`).toBeLessThan(20)
    }
  })

  it.each([
    ['a digit', /\d/],
    ['a year', /\b(1\d|20)\d\d/],
    ['a second sentence', /[.?!]['’]? ['‘A-Z]/],
  ])('have %s about as often as the truths', (_, pattern) => {
    expect(Math.abs(percentOf(FABLES, pattern) - percentOf(TRUTHS, pattern))).toBeLessThan(15)
  })
})
