import { describe, expect, it } from 'vitest'
import { newRun, viewOf, type Mode, type PathKind } from '@fable/engine'
import { cardOf } from './cards.ts'

function cardsIn(mode: Mode, numbers: { gold?: number; day?: number } = {}) {
  const view = viewOf({ ...newRun({ playerName: 'Wren' }), ...numbers, mode })
  return view.prompt.choices.map((choice, at) => cardOf(view, choice, { at, runId: 'run' }))
}
const notesOf = (card: ReturnType<typeof cardOf> | undefined) => card?.notes.map(({ text }) => text)

describe('the cards of the controls', () => {
  it('show the name, effect and price of a good, and the gold that is missing', () => {
    const goods = ['honey-seeds', 'big-rock', 'flashlight'] as const
    const cards = cardsIn({ name: 'merchant', goods }, { gold: 3 })
    expect(cards.map((card) => card?.title)).toEqual([
      'Honey Seeds',
      'Big Rock',
      'Flashlight',
      undefined,
    ])
    expect(notesOf(cards[0])).toEqual(['+1 HEALTH', '2 gold'])
    expect(notesOf(cards[1])).toEqual(['+2 MAX DAMAGE', '4 gold, 1 short'])
    expect(notesOf(cards[2])).toEqual(['no known effect', '5 gold, 2 short'])
    expect(cards.map((card) => card?.isOutOfReach)).toEqual([false, true, true, undefined])
  })

  it('have the colours of what the seen paths hide', () => {
    const seen: PathKind[] = ['enemy', 'merchant', 'empty', 'reward']
    expect(cardsIn({ name: 'paths', seen }).map((card) => card?.tint)).toEqual([
      'danger',
      'merchant',
      'quiet',
      'gold',
    ])
  })

  it('give each unseen path another sign and scenery, and keep them after a reload', () => {
    const cards = cardsIn({ name: 'paths', seen: null }, { day: 7 })
    expect(new Set(cards.map((card) => card?.picture)).size).toBe(4)
    expect(new Set(cards.flatMap(notesOf)).size).toBe(4)
    expect(cardsIn({ name: 'paths', seen: null }, { day: 7 })).toEqual(cards)
  })

  it('say how much of the player’s gold it costs to see the paths', () => {
    const [pay] = cardsIn({ name: 'paychance' }, { gold: 3 })
    expect(notesOf(pay)).toEqual(['1 of your 3 gold'])
  })

  it('are absent for yes, no and start', () => {
    expect(cardsIn({ name: 'yesno', opportunity: 'a-garden' })).toEqual([null, null])
    expect(cardsIn({ name: 'start' })).toEqual([null])
  })
})
