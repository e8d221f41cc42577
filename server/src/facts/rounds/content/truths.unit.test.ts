import { CATEGORIES, type FactFieldName, readFactField } from '@fable/contract/limits'
import { describe, expect, it } from 'vitest'
import { largestSiteShare } from '../../../testing/text-style.ts'
import { SAMPLE_FACTS } from '../../board/sample-facts.ts'
import { FABLES } from './fables.ts'
import { TRUTHS } from './truths.ts'

const sourcesOf = (texts: readonly { readonly source: string }[]) =>
  texts.map(({ source }) => source)

describe('the truths of the rounds', () => {
  it.each(CATEGORIES)('are many of $id', ({ id }) => {
    expect(TRUTHS.filter(({ category }) => category === id).length).toBeGreaterThanOrEqual(40)
  })

  it.each(TRUTHS)('"$text" could be a fact of the board', (truth) => {
    for (const [name, value] of Object.entries<unknown>(truth)) {
      expect(readFactField(name as FactFieldName, String(value)), name).toBe(value)
    }
    expect(truth.text).not.toMatch(/['"]/)
  })

  it('are all different, and neither starting facts nor fables', () => {
    const others = [
      ...SAMPLE_FACTS.map(({ text }) => text),
      ...FABLES.flatMap(({ text, truth }) => [text, truth]),
    ]
    const texts = new Set(TRUTHS.map(({ text }) => text))
    expect(texts.size).toBe(TRUTHS.length)
    expect(others.filter((text) => texts.has(text))).toEqual([])
  })

  it('have sources of their own, as each is about something else', () => {
    const sources = new Set(sourcesOf(TRUTHS))
    expect(sources.size).toBe(TRUTHS.length)
    expect(sourcesOf([...SAMPLE_FACTS, ...FABLES]).filter((one) => sources.has(one))).toEqual([])
  })

  it('are of many sites, none of which has more than half', () => {
    expect(largestSiteShare(TRUTHS)).toBeLessThanOrEqual(0.5)
  })
})
