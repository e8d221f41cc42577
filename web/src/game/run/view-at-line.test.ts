import { describe, expect, it } from 'vitest'
import { newRun, rngFrom, type State, type Turn, viewOf } from '@fable/engine'
import { turnOf } from '../../testing/turn-of.ts'
import { viewAtLine } from './view-at-line.ts'

const ANSWERS = {
  start: 'start',
  playerInput: 'Wren',
  paychance: 'chance',
  paths: 'path 1',
  attack: '99',
  yesno: 'no',
  merchant: 'none',
}

type Played = { before: State; turn: Turn }

/** The turns of some runs, one after the other. */
function* turnsPlayed(): Generator<Played> {
  let before = newRun()
  for (let n = 0; n < 500; n += 1) {
    const turn = turnOf(before, ANSWERS[before.mode.name], rngFrom(`as of ${n}`))
    yield { before, turn }
    before = turn.state
  }
}

const seenLineByLine = ({ before, turn }: Played) =>
  turn.lines.map((_, at) =>
    viewAtLine(viewOf(before), turn.lines.slice(0, at + 1), viewOf(turn.state)),
  )

describe('the view while a turn is printed', () => {
  it('shows the foe from the line that opens the fight', () => {
    const opened = [...turnsPlayed()].filter(
      ({ before, turn }) => before.mode.name === 'paths' && turn.state.mode.name === 'attack',
    )
    expect(opened.length).toBeGreaterThan(5)
    for (const played of opened) {
      const opening = played.turn.lines.findIndex(
        ({ snapshot }) => snapshot?.foeHealth !== undefined,
      )
      const seen = seenLineByLine(played)
      const { opponent, character } = viewOf(played.turn.state)
      expect(seen[opening]).toMatchObject({ opponent, character })
      expect(seen[opening - 1]?.opponent ?? null).toBeNull()
    }
  })

  it('shows a fallen foe until its last reward is printed', () => {
    const won = [...turnsPlayed()].filter(
      ({ before, turn }) =>
        before.mode.name === 'attack' && turn.state.mode.name !== 'attack' && !turn.ended,
    )
    expect(won.length).toBeGreaterThan(5)
    for (const played of won) {
      const seen = seenLineByLine(played)
      const fall = played.turn.lines.findIndex(({ cue }) => cue?.endsWith('falls'))
      expect(seen[fall]?.opponent).toMatchObject({ health: 0 })
      expect(seen.at(-1)).toMatchObject({ opponent: null, character: null, tagline: null })
    }
  })

  it('shows Marlowe from the first line of the hundredth day’s speech', () => {
    const last = { ...newRun({ playerName: 'Wren' }), day: 99, mode: { name: 'paths', seen: null } }
    const ends = Array.from({ length: 60 }, (_, n) => {
      const before = last as State
      return { before, turn: turnOf(before, 'path 1', rngFrom(`day 100, ${n}`)) }
    }).filter(({ turn }) => turn.ended?.cause === 'hundred')
    expect(ends.length).toBeGreaterThan(5)
    for (const played of ends) {
      const speech = played.turn.lines.findIndex(({ cue }) => cue === 'hundredth-day')
      for (const view of seenLineByLine(played).slice(speech)) {
        expect(view).toMatchObject({
          opponent: null,
          characterName: 'Marlowe',
          tagline: 'In his good coat.',
        })
      }
    }
  })
})
