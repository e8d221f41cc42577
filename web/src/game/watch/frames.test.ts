import { describe, expect, it } from 'vitest'
import { newRun, NO_POSTS, viewOf } from '@fable/engine'
import { bossTurnsOf, visitsOf, type Frame } from './frames.ts'

/** A run of which only the day of each turn is known. */
const turnsOn = (...days: readonly number[]): Frame[] =>
  days.map((day) => {
    const view = viewOf(newRun())
    return {
      lines: [],
      view: { ...view, player: { ...view.player, day } },
      posts: NO_POSTS,
      tray: null,
      announcement: '',
      wait: 900,
      end: null,
    }
  })

const fight = (id: 'gerald' | 'screaming-garbage-can'): Frame['view']['opponent'] => ({
  id,
  name: id,
  type: id === 'gerald' ? 'boss' : 'enemy',
  health: 5,
  maxHealth: 5,
  maxDamage: 3,
  dropRate: 10,
  dropPercent: 100,
})

describe('the list of days in a watched run', () => {
  it('has each day with its first turn, in the order of the run', () => {
    expect(visitsOf(turnsOn(0, 0, 1, 1, 1, 2))).toEqual([
      { day: 0, at: 0, isAgain: false },
      { day: 1, at: 2, isAgain: false },
      { day: 2, at: 5, isAgain: false },
    ])
  })

  it('repeats a day after time travel and skips days that were never reached', () => {
    const visits = visitsOf(turnsOn(53, 54, 64, 64, 65, 54, 54, 55))
    expect(visits.map(({ day, isAgain }) => (isAgain ? `${day} again` : `${day}`))).toEqual([
      '53',
      '54',
      '64',
      '65',
      '54 again',
      '55',
    ])
    expect(visits[4]?.at).toBe(5)
  })
})

describe('the list of turns with a boss', () => {
  it('has the first turn of each fight with a boss', () => {
    const turns = turnsOn(14, 15, 15, 15, 16).map((turn, at): Frame => {
      const opponent = at === 0 ? null : fight(at < 3 ? 'gerald' : 'screaming-garbage-can')
      return { ...turn, view: { ...turn.view, opponent } }
    })
    expect(bossTurnsOf(turns)).toEqual([1])
  })
})
