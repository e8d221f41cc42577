import { describe, expect, it } from 'vitest'
import { NEW_TALLY, type Tally } from '@fable/engine'
import { makeEnding } from '../../../testing/run.ts'
import { ENTRY_KEYS, type EntryKey } from '../../ledger/entries.ts'
import { EMPTY_LEDGER, FLAMES_MAX, withEntries, type Ledger } from '../../ledger/ledger.ts'
import { goalOf } from './goals.ts'

type Ended = {
  readonly ledger: Ledger
  readonly day: number
  readonly best: number
  readonly story?: Tally
}

/** The goal after a run that fell to Gerald on a day. */
const goalAfter = ({ ledger, day, best, story = NEW_TALLY }: Ended) =>
  goalOf({
    ledger,
    best,
    story,
    ending: makeEnding({ daysSurvived: day, killer: 'gerald' }),
  })

const full = (...but: EntryKey[]) =>
  withEntries(
    { ...EMPTY_LEDGER, flames: FLAMES_MAX },
    ENTRY_KEYS.filter((key) => !but.includes(key)),
  )

describe('the next goal on the last page', () => {
  it.each([
    [12, 14, 'Best to beat', 'walk 3 days further.'],
    [14, 14, 'Best to beat', 'walk 1 day further.'],
    [12, 40, 'Next', 'day 15. Three more days.'],
    [49, 0, 'Next', 'day 50. One more day.'],
  ])('after %i days, with a best of %i, is “%s: %s”', (day, best, what, todo) => {
    expect(goalAfter({ ledger: EMPTY_LEDGER, day, best })).toEqual({ what, todo })
  })

  it('is flames, a boss or an ending for a player who came far, and is missing once the ledger is full', () => {
    const asked = (before: Ledger, day: number) =>
      Array.from({ length: 40 }, (_, runs) => {
        const ends = Array.from({ length: runs }, (): EntryKey[] => ['end/field'])
        return goalAfter({ ledger: ends.reduce(withEntries, before), day, best: day })?.what
      })
    expect(new Set(asked(EMPTY_LEDGER, 60))).toEqual(new Set(['Flames', 'A boss', 'An ending']))
    expect(new Set(asked(full(), 99))).toEqual(new Set([undefined]))
  })

  it('is more flames than before for a player who reached a post', () => {
    const after = (flames: number, day: number) =>
      goalAfter({ ledger: { ...full(), flames }, day, best: 100 })?.todo
    expect(after(0, 30)).toMatch(/^take a lantern at day 25/)
    expect(after(4, 99)).toBe('5 in one run. You had 4.')
    expect(after(0, 24)).not.toMatch(/lantern/)
  })

  it.each([
    ['met/small-purple-alien', 'A foe', /^take stones that somebody has laid/],
    ['met/mother-tree', 'A boss', /^meet the Mother Tree/],
    ['good/big-rock', 'To buy', /^Big Rock, for 4 gold/],
    ['end/field', 'An ending', /^reach day 100/],
  ] satisfies [EntryKey, string, RegExp][])(
    'is an entry that the ledger lacks: %s',
    (gap, what, todo) => {
      const goal = goalAfter({ ledger: full(gap), day: 5, best: 0 })
      expect(goal?.what).toBe(what)
      expect(goal?.todo).toMatch(todo)
    },
  )

  it('alternates from run to run if there are two goals', () => {
    const afterRuns = (runs: number) => {
      const ended = Array.from({ length: runs }, (): EntryKey[] => ['end/brisk'])
      const ledger = ended.reduce(withEntries, full('good/big-rock', 'met/gerald'))
      return goalAfter({ ledger, day: 5, best: 0 })
    }
    expect(afterRuns(0)).not.toEqual(afterRuns(1))
    expect(afterRuns(2)).toEqual(afterRuns(0))
  })

  it('is missing if no goal is near or all are reached', () => {
    expect(goalAfter({ ledger: EMPTY_LEDGER, day: 4, best: 0 })).toBeNull()
    expect(goalAfter({ ledger: full(), day: 4, best: 0 })).toBeNull()
  })

  it('is never the ending of an early fall for a player who came far', () => {
    const ledger = full('end/brisk')
    expect(goalAfter({ ledger, day: 40, best: 100 })).toBeNull()
    expect(goalAfter({ ledger, day: 4, best: 0 })?.what).toBe('An ending')
  })

  it('is a sentence for every foe, good and ending that the ledger lacks', () => {
    for (const key of ENTRY_KEYS.filter((one) => /^(?:met|good|end)\//.test(one)))
      expect(goalAfter({ ledger: full(key), day: 5, best: 0 })?.todo, key).toMatch(/^[A-Za-z].*\.$/)
  })
})
