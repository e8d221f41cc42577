import { describe, expect, it } from 'vitest'
import {
  CATEGORIES,
  type FactFieldName,
  isPlainText,
  readFactField,
  HOW_COME_MAX,
} from '@fable/contract/limits'
import { SAMPLE_FACTS } from '../../board/sample-facts.ts'
import { FABLES } from './fables.ts'
import { TRUTHS } from './truths.ts'

const sourcesOf = (texts: readonly { readonly source: string }[]) =>
  texts.map(({ source }) => source)

describe('the truths of the rounds', () => {
  it('are enough for a year, with at least 85 of each category', () => {
    expect(TRUTHS.length).toBeGreaterThanOrEqual(2 * 365)
    for (const { id } of CATEGORIES) {
      expect(TRUTHS.filter(({ category }) => category === id).length, id).toBeGreaterThanOrEqual(85)
    }
  })

  it.each(TRUTHS)('would be valid facts, and each has an explanation: "$text"', (truth) => {
    const { howCome, ...fact } = truth
    for (const [name, value] of Object.entries<unknown>(fact)) {
      expect(readFactField(name as FactFieldName, String(value)), name).toBe(value)
    }
    expect(isPlainText(howCome, HOW_COME_MAX), howCome).toBe(true)
    expect(fact.text + howCome).not.toMatch(/['"]/)
    expect(howCome).toMatch(/[.?!]’?$/)
  })

  it('are all different from each other, from starting facts and from fables', () => {
    const others = [
      ...SAMPLE_FACTS.map(({ text }) => text),
      ...FABLES.flatMap(({ text, truth }) => [text, truth]),
    ]
    const texts = new Set(TRUTHS.flatMap(({ text, howCome }) => [text, howCome]))
    expect(texts.size).toBe(2 * TRUTHS.length)
    expect(others.filter((text) => texts.has(text))).toEqual([])
  })

  it('each have a source that no other sentence has', () => {
    const sources = new Set(sourcesOf(TRUTHS))
    expect(sources.size).toBe(TRUTHS.length)
    expect(sourcesOf([...SAMPLE_FACTS, ...FABLES]).filter((one) => sources.has(one))).toEqual([])
  })
})
