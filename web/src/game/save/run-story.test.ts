import { lostDaysIn, newRun, type State } from '@fable/engine'
import type { FoeId } from '@fable/engine/content'
import { describe, expect, it } from 'vitest'
import { storyOfTurns, turnsOf } from '../../testing/bot-runs.ts'
import { lostDaysOf, NEW_STORY, withAttack, withTurn, type RunStory } from './run-story.ts'

const numbers = (day: number, health: number) => ({ ...newRun(), day, health })
const inFight = (id: FoeId, state: State): State => ({
  ...state,
  mode: { name: 'attack', foe: { type: 'enemy', id, health: 9, round: 0 } },
})
/** The story of turns, each from one state to another. */
const storyOf = (...turns: (readonly [before: State, after: State])[]) =>
  turns.reduce<RunStory>(
    (story, [before, state]) =>
      withTurn(story, before, { command: { type: 'attack', amount: 2 }, state, lines: [] }),
    NEW_STORY,
  )

describe('the story of a run', () => {
  it('keeps the health at the start and after each turn that changed something', () => {
    const { health } = storyOf(
      [numbers(0, 5), numbers(0, 3)],
      [numbers(0, 3), numbers(0, 3)],
      [numbers(0, 3), numbers(0, 1)],
      [numbers(0, 1), numbers(1, 1)],
    )
    expect(health).toEqual([
      [0, 5],
      [0, 3],
      [0, 1],
      [1, 1],
    ])
  })

  it('keeps the turn that cost the most, the later of two alike, also when another was fatal', () => {
    const { worst } = storyOf(
      [inFight('gerald', numbers(3, 9)), numbers(3, 5)],
      [inFight('ellery', numbers(4, 9)), numbers(4, 8)],
      [inFight('pumpkin-king', numbers(5, 9)), numbers(5, 5)],
      [inFight('gerald', numbers(6, 3)), numbers(6, 0)],
    )
    expect(worst).toEqual({ day: 5, lost: 4, by: 'pumpkin-king' })
  })

  it('keeps what the blows of the last fight held back', () => {
    const fight = inFight('gerald', numbers(3, 9))
    const { fight: kept } = storyOf([fight, fight])
    const last = { hit: 2, of: 5, left: 7 }
    expect(kept).toEqual({ foe: 'gerald', health: 9, blows: 1, held: 3, last })
  })

  it('counts for every wager of the page and of the server the same', () => {
    const turns = turnsOf('random dice stops', 'tally')
    const story = storyOfTurns(turns)
    expect(story.tally.kills).toBe(turns.at(-1)?.turn.ended?.kills)
    const typed = [undefined, 'below', undefined] as const
    expect(typed.reduce<RunStory>(withAttack, story).tally.typed).toBe(2)
  })

  it('knows the days that the run went back, as the server counts them', () => {
    const lost = Array.from({ length: 60 }, (_, run) => {
      const turns = turnsOf('random dice stops', `lost ${String(run)}`)
      const story = storyOfTurns(turns.slice(0, -1))
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
    const { perfect } = stops.reduce<RunStory>(withAttack, NEW_STORY)
    expect(perfect).toEqual({ row: 1, best: 2 })
  })
})
