import { lostDaysIn, newRun } from '@fable/engine'
import { describe, expect, it } from 'vitest'
import { turnsOf } from '../../testing/bot-runs.ts'
import { passageOf } from '../run/replay-transcript.ts'
import { lostDaysOf, NEW_STORY, withStop, withTurn } from './run-story.ts'

const at = (day: number, health: number) => ({ day, health })

describe('the story of a run', () => {
  it('keeps the health at the start and the last of each day', () => {
    const turns = [
      { before: at(0, 5), after: at(0, 4), by: 'starch-king' as const },
      { before: at(0, 4), after: at(0, 3), by: 'starch-king' as const },
      { before: at(0, 3), after: at(1, 4), by: null },
    ]
    expect(turns.reduce(withTurn, NEW_STORY).health).toEqual([
      [0, 5],
      [0, 3],
      [1, 4],
    ])
  })

  it('keeps the turn that cost the most, the later of two alike', () => {
    const turns = [
      { before: at(3, 9), after: at(3, 5), by: 'gerald' as const },
      { before: at(4, 9), after: at(4, 8), by: 'ellery' as const },
      { before: at(5, 9), after: at(5, 5), by: 'pumpkin-king' as const },
      { before: at(6, 5), after: at(6, 7), by: null },
    ]
    expect(turns.reduce(withTurn, NEW_STORY).worst).toEqual({ day: 5, lost: 4, by: 'pumpkin-king' })
  })

  it.each([
    [4, 'gerald'],
    [5, 'pumpkin-king'],
  ] as const)('keeps the fatal turn rather than one that cost twice as much: %i', (cost, by) => {
    const turns = [
      { before: at(3, 9), after: at(3, 9 - cost), by: 'pumpkin-king' as const },
      { before: at(4, 2), after: at(4, 0), by: 'gerald' as const },
    ]
    expect(turns.reduce(withTurn, NEW_STORY).worst?.by).toBe(by)
  })

  it('knows the days that the run went back, as the server counts them', () => {
    const lost = Array.from({ length: 60 }, (_, run) => {
      const turns = turnsOf('random dice stops', `lost ${String(run)}`)
      const story = turns
        .slice(0, -1)
        .reduce((told, { before, turn }) => withTurn(told, passageOf(before, turn)), NEW_STORY)
      const server = lostDaysIn(
        newRun(),
        turns.map(({ turn }) => turn),
      )
      expect(lostDaysOf(story)).toBe(server)
      return server
    })
    expect(Math.max(...lost)).toBeGreaterThan(0)
  })

  it('counts perfect stops in a row, and remembers the longest row', () => {
    const stops = ['perfect', 'perfect', 'below', 'perfect'] as const
    const { perfect } = stops.reduce(withStop, NEW_STORY)
    expect(perfect).toEqual({ row: 1, best: 2 })
  })
})
