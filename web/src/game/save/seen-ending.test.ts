import { describe, expect, it } from 'vitest'
import { newRun, play, rngFrom, type State } from '@fable/engine'
import { makeEnding } from '../../testing/run.ts'
import { decodeSeenEnding, finalNumbersOf, viewOfEnding, type SeenEnding } from './seen-ending.ts'

const dying: State = {
  ...newRun({ playerName: 'Wren' }),
  health: 1,
  day: 23,
  mode: { name: 'attack', foe: { type: 'boss', id: 'gerald', health: 25, round: 2 } },
}

/** The first turn among some seeds that ends the run. */
function death() {
  for (let seed = 0; seed < 100; seed += 1) {
    const turn = play(dying, { type: 'attack', amount: 0 }, rngFrom(String(seed)))
    if (turn.ended) return { turn, ending: { ...turn.ended, last: finalNumbersOf(dying, turn) } }
  }
  throw new Error('Nobody died.')
}

describe('the ended run on the stage', () => {
  it('shows the last numbers and the foe, although the state is that of a new run', () => {
    const { turn, ending } = death()
    const view = viewOfEnding(ending, turn.state)
    expect(view.player).toMatchObject({ name: 'Wren', health: 0, day: 23 })
    expect(view.opponent).toMatchObject({ id: 'gerald', health: 25 })
  })

  it('shows the opportunity that took the last health', () => {
    const ending: SeenEnding = {
      ...death().ending,
      killer: 'dark-cave',
      last: { health: 0, maxDamage: 5, gold: 1, day: 8, foe: null },
    }
    expect(viewOfEnding(ending, newRun()).character).toBe('dark-cave')
  })

  it('shows Marlowe in his good coat after a hundred days', () => {
    const last = { health: 24, maxDamage: 30, gold: 9, day: 100, foe: null }
    const view = viewOfEnding(makeEnding({ cause: 'hundred', last }), newRun())
    expect(view).toMatchObject({ character: 'marlowe', tagline: 'In his good coat.' })
    expect(view.player.day).toBe(100)
  })

  it('is read from a save as it was written', () => {
    const { ending } = death()
    expect(decodeSeenEnding(JSON.parse(JSON.stringify(ending)))).toEqual(ending)
  })

  it.each([null, 'x', {}, { cause: 'boredom' }, { cause: 'death', killer: 'nobody-known' }])(
    'is missing if the save holds %j',
    (stored) => {
      expect(decodeSeenEnding(stored)).toBeNull()
    },
  )

  it('replaces invalid numbers in a save by 0', () => {
    const stored = { cause: 'death', killer: 'gerald', gold: 'much', last: { foe: { id: 'x' } } }
    expect(decodeSeenEnding(stored)).toMatchObject({ gold: 0, last: { health: 0, foe: null } })
  })
})
