import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '@fable/contract/limits'
import { drawRounds, guessFables, tryRules } from '../../../testing/form/guess.ts'
import { SAMPLE_FACTS } from '../../board/sample-facts.ts'
import { FABLE_FIELDS } from '../fable.ts'
import { FABLES } from './fables.ts'
import { TRUTHS } from './truths.ts'

const SEED = 1

/** How often a reader of form alone may find the fable. By chance it is a third. */
const GUESSED_MAX = 0.42
const RULE_MAX = 0.45

describe('the fables that come with the program', () => {
  it('are at least 365 different sentences, at least 44 of each category', () => {
    expect(FABLES.length).toBeGreaterThanOrEqual(365)
    expect(new Set(FABLES.map(({ text }) => text)).size).toBe(FABLES.length)
    for (const { id } of CATEGORIES) {
      expect(FABLES.filter(({ category }) => category === id).length, id).toBeGreaterThanOrEqual(44)
    }
  })

  it.each(FABLES)(
    'would be valid facts, and each has the truth that refutes it: "$text"',
    (fable) => {
      for (const name of ['text', 'truth', 'source', 'category'] as const) {
        expect(FABLE_FIELDS[name].read(fable[name]), name).toBe(fable[name])
      }
      expect(fable.truth.length).toBeGreaterThan(30)
      expect(fable.text + fable.truth).not.toMatch(/['"]/)
      expect(SAMPLE_FACTS.map(({ text }) => text)).not.toContain(fable.text)
    },
  )

  it('have only one address as their source, like the truths', () => {
    const sources = [...FABLES, ...TRUTHS].map(({ source }) => source)
    expect(sources.filter((source) => source.lastIndexOf('://') > 5)).toEqual([])
  })

  it('cannot be told from the truths by their form', () => {
    const stock = { truths: TRUTHS, fables: FABLES }
    const rounds = drawRounds(stock, SEED)
    const guessed = guessFables(stock, rounds)
    const rules = tryRules(stock, rounds).toSorted((a, b) => b.right - a.right)
    const telling = rules.filter(
      ({ decided, right, fables }) =>
        decided >= 0.1 && right > Math.max(RULE_MAX, (1 + 3 * Math.sqrt(2 / fables)) / 3),
    )
    const table = rules.map(({ name, decided, right }) => {
      return `${percent(right)} right in ${percent(decided)} of the rounds: ${name}`
    })
    const names = telling.map(({ name }) => name)
    const found = `All features find ${percent(guessed)} of the fables; these do: ${names.join(', ')}.`
    expect(guessed <= GUESSED_MAX && names.length === 0, [found, ...table].join('\n')).toBe(true)
  })
})

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
