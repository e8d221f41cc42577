import { describe, expect, it } from 'vitest'
import { largestSiteShare } from '../../../testing/text-style.ts'
import { SAMPLE_FACTS } from '../../board/sample-facts.ts'
import { FABLES } from './fables.ts'
import { TRUTHS } from './truths.ts'

const SENTENCES = [...TRUTHS, ...FABLES, ...SAMPLE_FACTS]

describe('the truths, fables and starting facts', () => {
  it('have at most a third of their sources from one site', () => {
    for (const sentences of [SENTENCES, TRUTHS, FABLES])
      expect(largestSiteShare(sentences)).toBeLessThanOrEqual(1 / 3)
  })

  it.each([
    ['Nobel Prizes', 'text', /\bNobel\b/],
    ['patents', 'text', /\bpatent/i],
    ['telephones', 'text', /\btelephone/i],
    ['origins of words', 'source', /etymonline\.com/],
    ['papers of one medical journal', 'source', /10\.1136\/bmj/],
    ['disputed quotations', 'source', /quoteinvestigator\.com/],
    ['entries of one diary', 'source', /pepysdiary\.com/],
  ] as const)('mention %s at most ten times', (_, field, pattern) => {
    const found = SENTENCES.filter((sentence) => pattern.test(sentence[field]))
    expect(found.map(({ text }) => text).slice(10)).toEqual([])
  })
})
