import { describe, expect, it } from 'vitest'
import { ENTRY_KEYS, type EntryKey } from '../../ledger/entries.ts'
import { EMPTY_LEDGER, withEntries } from '../../ledger/ledger.ts'
import { goalOf } from './goals.ts'

const full = (...but: EntryKey[]) =>
  withEntries(
    EMPTY_LEDGER,
    ENTRY_KEYS.filter((key) => !but.includes(key)),
  )

describe('the goal that is near', () => {
  it.each([
    [12, 14, '3 days more to beat your best run.'],
    [14, 14, '1 day more to beat your best run.'],
    [12, 40, 'Day 15 is 3 days further.'],
    [96, 0, 'Day 100 is 4 days further.'],
  ])('after %i days, at best %i, is a day', (day, best, goal) => {
    expect(goalOf({ ledger: EMPTY_LEDGER, day, best })).toBe(goal)
  })

  it.each([
    [['met/small-purple-alien'], 'One foe of eight is missing. Those were its eggs.'],
    [['met/gerald'], 'One boss of five is missing. Days 15 to 80.'],
    [['good/big-rock', 'good/flashlight'], /^Two goods of nine are missing. One of them: /],
    [['end/field'], /^One way to go of nine is missing. /],
  ] satisfies [EntryKey[], string | RegExp][])('is what the ledger lacks: %s', (gaps, goal) => {
    expect(goalOf({ ledger: full(...gaps), day: 5, best: 0 })).toMatch(goal)
  })

  it('is another one after the next run, while there are several', () => {
    const goalAfter = (runs: number) => {
      const ended = Array.from({ length: runs }, (): EntryKey[] => ['end/brisk'])
      const ledger = ended.reduce(withEntries, full('good/big-rock', 'met/gerald'))
      return goalOf({ ledger, day: 5, best: 0 })
    }
    expect(new Set([0, 1].map(goalAfter)).size).toBe(2)
    expect(goalAfter(2)).toBe(goalAfter(0))
  })

  it('is a deed when nothing else is near, and praise when all is done', () => {
    expect(goalOf({ ledger: EMPTY_LEDGER, day: 4, best: 0 })).toBe('All of it, at the very start.')
    expect(goalOf({ ledger: full(), day: 4, best: 0 })).toMatch(/It is all in there/)
  })
})
