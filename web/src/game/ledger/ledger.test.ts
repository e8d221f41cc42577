import { describe, expect, it } from 'vitest'
import { Printed } from '@fable/engine'
import { ledgerOfRuns } from '../../testing/bot-runs.ts'
import {
  decodeLedger,
  EMPTY_LEDGER,
  isAnswered,
  isEmpty,
  newLedgerRun,
  withEntries,
  withSeen,
  type Ledger,
  mergeLedgers,
  memoryOf,
  withTexts,
} from './ledger.ts'

const merge = (base: Ledger, other: Ledger, isRanked = true) =>
  mergeLedgers(base, other, { isRanked })

const one = ledgerOfRuns('blind, full blows', 3)
const stored = (ledger: Ledger): unknown => JSON.parse(JSON.stringify(ledger))

describe('merging two ledgers of a player', () => {
  it('keeps the entries of both, with the larger counts', () => {
    const here: Ledger = { ...EMPTY_LEDGER, counts: { 'met/gerald': 4, 'good/big-rock': 1 } }
    const there: Ledger = { ...EMPTY_LEDGER, counts: { 'met/gerald': 2, 'end/field': 3 } }
    const both = { 'met/gerald': 4, 'good/big-rock': 1, 'end/field': 3 }
    expect(merge(here, there).counts).toEqual(both)
    expect(merge(there, here).counts).toEqual(both)
  })

  it('changes nothing if the other ledger adds nothing', () => {
    expect(merge(one, EMPTY_LEDGER)).toBe(one)
    expect(merge(one, decodeLedger(stored(one)))).toBe(one)
    expect(merge(EMPTY_LEDGER, decodeLedger({}))).toBe(EMPTY_LEDGER)
  })

  it('marks as new only entries that neither ledger has shown', () => {
    const seen = withSeen(withEntries(EMPTY_LEDGER, ['met/gerald']), ['met/gerald'])
    const fresh = withEntries(EMPTY_LEDGER, ['met/gerald', 'met/ellery'])
    expect(merge(fresh, seen).fresh).toEqual(['met/ellery'])
    expect(merge(seen, fresh).fresh).toEqual(['met/ellery'])
  })

  it('keeps the run that is played on, or the further state of the same ranked run', () => {
    const at = (id: string, turns: number): Ledger => ({
      ...EMPTY_LEDGER,
      run: { ...newLedgerRun(id), turns },
    })
    expect(merge(at('a', 3), at('b', 9)).run).toMatchObject({ id: 'a', turns: 3 })
    expect(merge(at('a', 3), at('a', 9)).run.turns).toBe(9)
    expect(merge(at('a', 9), at('a', 3)).run.turns).toBe(9)
    expect(merge(at('a', 3), at('a', 9), false).run.turns).toBe(3)
  })
})

it('a question counts as answered once the ledger has one of its outcomes', () => {
  const ledger = withEntries(EMPTY_LEDGER, ['told/lost-potato/incorrectYes'])
  expect(isAnswered(ledger, 'lost-potato')).toBe(true)
  expect(isAnswered(ledger, 'dark-cave')).toBe(false)
  expect(isAnswered(EMPTY_LEDGER, 'lost-potato')).toBe(false)
})

describe('a stored ledger', () => {
  it('is read as it was written', () => {
    expect(decodeLedger(stored(one))).toEqual(one)
  })

  it.each([undefined, null, 7, 'text', [], { counts: 'many', fresh: {}, run: [] }])(
    'is empty if it is invalid: %j',
    (document) => {
      expect(decodeLedger(document)).toEqual(EMPTY_LEDGER)
      expect(isEmpty(decodeLedger(document))).toBe(true)
    },
  )

  it('remembers the texts of ended runs, including those of another device', () => {
    const codesOf = (...texts: string[]) => {
      const printed = new Printed('')
      for (const text of texts) printed.add(text)
      return printed.codes
    }
    const here = withTexts(EMPTY_LEDGER, codesOf('a goose', 'a bench'))
    const there = withTexts(EMPTY_LEDGER, codesOf('a bench', 'fog'))
    const { isRead } = memoryOf(mergeLedgers(here, there, { isRanked: false }))
    expect(['a goose', 'a bench', 'fog', 'a door'].map(isRead)).toEqual([true, true, true, false])
    expect(mergeLedgers(here, here, { isRanked: false })).toBe(here)
    expect(decodeLedger({ texts: 'no codes!' }).texts).toBe('')
  })

  it('loses only unknown names and invalid values', () => {
    const counts = { 'met/gerald': 2, 'met/nobody': 5, 'met/ellery': -1, 'end/field': '9' }
    const fresh = ['met/gerald', 'met/gerald', 'end/field', 'met/nobody', 3]
    const run = { id: 7, turns: 2.5, added: ['met/gerald', 'met/nobody'] }
    expect(decodeLedger({ counts, fresh, run, flames: 10 })).toEqual({
      counts: { 'met/gerald': 2 },
      stakes: {},
      fresh: ['met/gerald'],
      run: { ...newLedgerRun(), added: ['met/gerald'] },
      flames: 0,
      texts: '',
    })
  })
})
