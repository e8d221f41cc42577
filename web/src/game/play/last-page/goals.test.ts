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
    [12, 14, 'Best to beat', 'walk 3 days further.'],
    [14, 14, 'Best to beat', 'walk 1 day further.'],
    [12, 40, 'Day to reach', 'day 15, 3 days further.'],
    [96, 0, 'Day to reach', 'day 100, 4 days further.'],
    [98, 100, 'Day to reach', 'day 100, 2 days further.'],
  ])('after %i days, at best %i, is a day', (day, best, what, todo) => {
    expect(goalOf({ ledger: EMPTY_LEDGER, day, best })).toEqual({ what, todo })
  })

  it('asks nobody for more than a hundred days', () => {
    const goals = [99, 100].map((best) => goalOf({ ledger: EMPTY_LEDGER, day: 100, best }))
    expect(goals.map((goal) => goal?.what)).toEqual(['Deed to find', 'Deed to find'])
  })

  it.each([
    ['met/small-purple-alien', 'Foe to meet', /^take stones that somebody has laid/],
    ['met/mother-tree', 'Boss to meet', /^meet the Mother Tree/],
    ['good/big-rock', 'Good to buy', /^Big Rock, for 4 gold/],
    ['end/field', 'End to find', /^reach day 100/],
  ] satisfies [EntryKey, string, RegExp][])('is what the ledger lacks: %s', (gap, what, todo) => {
    const goal = goalOf({ ledger: full(gap), day: 5, best: 0 })
    expect(goal?.what).toBe(what)
    expect(goal?.todo).toMatch(todo)
  })

  it('is another one after the next run, while there are several', () => {
    const goalAfter = (runs: number) => {
      const ended = Array.from({ length: runs }, (): EntryKey[] => ['end/brisk'])
      const ledger = ended.reduce(withEntries, full('good/big-rock', 'met/gerald'))
      return goalOf({ ledger, day: 5, best: 0 })
    }
    expect(goalAfter(0)).not.toEqual(goalAfter(1))
    expect(goalAfter(2)).toEqual(goalAfter(0))
  })

  it('is a deed when nothing else is near, and missing when all is done', () => {
    expect(goalOf({ ledger: EMPTY_LEDGER, day: 4, best: 0 })).toEqual({
      what: 'Deed to find',
      todo: 'win a fight with one full blow.',
    })
    expect(goalOf({ ledger: full(), day: 4, best: 0 })).toBeNull()
  })

  it('is a sentence, whatever is missing', () => {
    for (const key of ENTRY_KEYS) {
      const goal = goalOf({ ledger: full(key), day: 5, best: 0 })
      if (goal) expect(goal.todo, key).toMatch(/^[A-Za-z].*\.$/)
    }
  })
})
