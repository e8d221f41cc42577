import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareTexts, listTexts, RECORD, recordOf } from './texts.ts'

const texts = listTexts()

describe('the texts that people read', () => {
  it('are as recorded; node tools/record-texts.ts shows changes and records them', () => {
    expect(compareTexts(readFileSync(RECORD, 'utf8'), texts)).toEqual({ unknown: [], gone: [] })
  })

  it.each([
    ['truths science.ts', 'jellyfish'],
    ['fables science.ts', 'Damselfish'],
    ['board sample-facts.ts', 'blue whale'],
    ['content replaced.ts', 'Apollo 11'],
    ['ENEMIES starch-king', 'Starch King'],
    ['SPECIFIED_MESSAGES', 'YOU DIED'],
  ])('include those of %s, and a changed word is noticed', (place, word) => {
    const text = texts.find((one) => one.place === place && one.text.includes(word))
    expect(text).toBeDefined()
    const changed = texts.map((one) =>
      one === text ? { place, text: one.text.replace(word, 'violations') } : one,
    )
    const { unknown, gone } = compareTexts(recordOf(texts), changed)
    expect(unknown).toEqual([{ place, text: text?.text.replace(word, 'violations') }])
    expect(gone).toEqual([expect.stringContaining(place)])
  })

  it('are compared by how often they occur, in any order', () => {
    const twice = [{ place: 'news', text: 'Twice.' }, ...texts, { place: 'news', text: 'Twice.' }]
    expect(compareTexts(recordOf(twice), twice.toReversed())).toEqual({ unknown: [], gone: [] })
    expect(compareTexts(recordOf(twice), twice.slice(1)).gone).toHaveLength(1)
    expect(compareTexts(recordOf(texts), twice).unknown).toHaveLength(2)
  })
})
