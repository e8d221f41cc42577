import { describe, expect, it } from 'vitest'
import { ENTRY_KEYS, WAYS, type EntryKey } from '../../ledger/entries.ts'
import { EMPTY_LEDGER, withEntries, withLanterns, type Ledger } from '../../ledger/ledger.ts'
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
    [12, 40, 'Next', 'day 15. Three more days.'],
    [49, 0, 'Next', 'day 50. One more day.'],
  ])('after %i days, at best %i, is a day', (day, best, what, todo) => {
    expect(goalOf({ ledger: EMPTY_LEDGER, day, best })).toEqual({ what, todo })
  })

  it('asks who comes far for bosses, ends and lanterns only', () => {
    const asked = (before: Ledger, day: number) =>
      Array.from({ length: 40 }, (_, runs) => {
        const ends = Array.from({ length: runs }, (): EntryKey[] => ['end/field'])
        return goalOf({ ledger: ends.reduce(withEntries, before), day, best: day })?.what
      })
    expect(new Set(asked(EMPTY_LEDGER, 60))).toEqual(
      new Set(['Boss to meet', 'Ending to find', 'Lantern to carry', 'Lanterns to carry home']),
    )
    expect(new Set(asked(full(), 100))).toEqual(new Set(['Lanterns to carry home']))
    expect(new Set(asked(withLanterns(full(), 3), 100))).toEqual(new Set([undefined]))
  })

  it.each([
    ['met/small-purple-alien', 'Foe to meet', /^take stones that somebody has laid/],
    ['met/mother-tree', 'Boss to meet', /^meet the Mother Tree/],
    ['good/big-rock', 'Good to buy', /^Big Rock, for 4 gold/],
    ['end/field', 'Ending to find', /^reach day 100/],
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
    expect(goalOf({ ledger: withEntries(EMPTY_LEDGER, ['end/brisk']), day: 4, best: 0 })).toEqual({
      what: 'Deed to find',
      todo: 'win a fight with one full blow.',
    })
    expect(goalOf({ ledger: full(), day: 4, best: 0 })).toBeNull()
  })

  /** The goals after a number of runs in a row that came to a day. */
  const goalsAfter = (before: Ledger, { runs, day }: { runs: number; day: number }) => {
    const ends = Array.from({ length: runs }, (): EntryKey[] => ['end/field'])
    const ledgers = ends.map((_, at) => ends.slice(0, at).reduce(withEntries, before))
    return ledgers.map((ledger) => goalOf({ ledger, day, best: 100 })?.todo ?? '')
  }

  it('asks nobody who came through for a fall, nor others who came far for an early one', () => {
    const falls = WAYS.filter((id) => id !== 'field').map((id) => `end/${id}` as const)
    for (const fall of [...falls, 'deed/lunch' as const]) {
      const [goal] = goalsAfter(full(fall), { runs: 1, day: 100 })
      expect(goal, fall).toMatch(/^one at once/)
    }
    const [early] = goalsAfter(full('deed/lunch'), { runs: 1, day: 40 })
    expect(early).toBe('')
    expect(goalOf({ ledger: full('deed/lunch'), day: 4, best: 0 })?.todo).toMatch(
      /^end a run on day 0/,
    )
  })

  it('is a sentence, whatever is missing', () => {
    for (const key of ENTRY_KEYS) {
      const goal = goalOf({ ledger: full(key), day: 5, best: 0 })
      if (goal) expect(goal.todo, key).toMatch(/^[A-Za-z].*\.$/)
    }
  })
})
