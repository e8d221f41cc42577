import { describe, expect, it } from 'vitest'
import type { TurnEvent } from '@fable/engine'
import { OPPORTUNITIES, OUTCOME_NAMES } from '@fable/engine/content'
import { ledgerOfRuns } from '../../testing/bot-runs.ts'
import { EMPTY_LEDGER, mergeLedgers, withEntries, decodeLedger, type Ledger } from './ledger.ts'
import { stakesOf, type Stakes } from './stakes.ts'

const answered = {
  type: 'answered',
  opportunity: 'lost-potato',
  answer: 'no',
  outcome: 'correctNo',
} as const
const changed = (stat: 'health' | 'gold' | 'day', from: number, to: number): TurnEvent => ({
  type: 'changed',
  stat,
  from,
  to,
  by: 'lost-potato',
})

describe('the stake of an answer', () => {
  it('consists of its changes and the fight that it started, without the passing day', () => {
    const events: TurnEvent[] = [
      answered,
      changed('gold', 2, 3),
      changed('day', 4, 5),
      { type: 'met-foe', foe: 'starch-king' },
    ]
    expect(stakesOf(events)).toEqual({ 'lost-potato/correctNo': { gold: 1, fights: 1 } })
  })

  it('contains the days of time travel, but no changes that a foe made', () => {
    const events: TurnEvent[] = [
      answered,
      changed('day', 9, 3),
      { type: 'changed', stat: 'health', from: 4, to: 5, by: 'gerald' },
    ]
    expect(stakesOf(events)).toEqual({ 'lost-potato/correctNo': { day: -6 } })
  })

  it('is missing if nothing was answered or changed', () => {
    expect(stakesOf([changed('gold', 2, 3)])).toEqual({})
    expect(stakesOf([answered, changed('day', 4, 5)])).toEqual({})
  })

  it('equals the changes in the content when it is learned from whole runs', () => {
    const { stakes } = ledgerOfRuns('blind, full blows', 40)
    expect(Object.keys(stakes).length).toBeGreaterThan(15)
    for (const { id, outcomes } of OPPORTUNITIES) {
      for (const name of OUTCOME_NAMES) {
        const { health, gold } = outcomes[name].changes
        const stake = stakes[`${id}/${name}`]
        expect([0, undefined, health], `${id}/${name}`).toContain(stake?.health)
        expect([0, undefined, gold], `${id}/${name}`).toContain(stake?.gold)
      }
    }
  })
})

const ledgerWith = (stakes: Stakes): Ledger => ({
  ...withEntries(EMPTY_LEDGER, [
    'told/lost-potato/correctYes',
    'told/charming-stream/incorrectYes',
  ]),
  stakes,
})
const merge = (base: Ledger, other: Ledger) => mergeLedgers(base, other, { isRanked: true })

describe('merging the stakes of two ledgers', () => {
  const here = ledgerWith({
    'lost-potato/correctYes': { health: 2 },
    'charming-stream/incorrectYes': { health: -1 },
  })
  const there = ledgerWith({
    'lost-potato/correctYes': { health: 1, gold: 2 },
    'charming-stream/incorrectYes': { health: 1 },
  })

  it('keeps the larger changes of either, whichever comes first', () => {
    const both = {
      'lost-potato/correctYes': { health: 2, gold: 2 },
      'charming-stream/incorrectYes': { health: 1 },
    }
    expect(merge(here, there).stakes).toEqual(both)
    expect(merge(there, here).stakes).toEqual(both)
  })

  it('changes nothing if the other ledger adds nothing', () => {
    const both = merge(here, there)
    expect(merge(both, here)).toBe(both)
    expect(merge(both, there)).toBe(both)
    expect(merge(both, decodeLedger(JSON.parse(JSON.stringify(both))))).toBe(both)
  })

  it('keeps the stakes if the other ledger was stored before stakes existed', () => {
    const before = decodeLedger({ counts: { 'told/lost-potato/correctYes': 4 } })
    expect(before).toMatchObject({ counts: { 'told/lost-potato/correctYes': 4 }, stakes: {} })
    expect(merge(before, here).stakes).toEqual(here.stakes)
    expect(merge(here, before).stakes).toEqual(here.stakes)
  })
})

it('stored stakes are read without unknown names, invalid changes and outcomes that were not seen', () => {
  const stakes = {
    'lost-potato/correctYes': { health: 2, gold: 2.5, luck: 7, maxDamage: 100, day: '3' },
    'lost-potato/correctNo': { gold: 1 },
    'lost-potato/nobody': { gold: 1 },
    'lost-potato/incorrectYes': 'much',
  }
  const counts = { 'told/lost-potato/correctYes': 1, 'told/lost-potato/incorrectYes': 1 }
  expect(decodeLedger({ counts, stakes }).stakes).toEqual({
    'lost-potato/correctYes': { health: 2 },
  })
})
