import { expect, it } from 'vitest'
import { newRun, viewOf, type Mode } from '@fable/engine'
import { taglineOf } from './sides.tsx'

const inAFight = (health: number, maxDamage: number) =>
  viewOf({
    ...newRun({ playerName: 'Wren' }),
    maxDamage,
    mode: { name: 'attack', foe: { type: 'enemy', id: 'obsidian-steve', health, round: 0 } },
  })

it.each([
  [5, 5, 'One full blow would do it.'],
  [6, 5, 'Two full blows.'],
  [11, 5, 'Three full blows.'],
  [0, 5, 'Defeated.'],
  [5, 0, 'No blow of yours would do it.'],
])(
  'the tagline says how many full blows %i health take at %i damage',
  (health, maxDamage, text) => {
    expect(taglineOf(inAFight(health, maxDamage))).toBe(text)
  },
)

it('the tagline of a foe that has won says that it still stands', () => {
  const { player, ...view } = inAFight(5, 5)
  expect(taglineOf({ ...view, player: { ...player, health: 0 } })).toBe('Still standing.')
})

it.each<[Mode, string]>([
  [{ name: 'start' }, 'Merchant. Mostly rocks.'],
  [{ name: 'merchant', goods: ['flashlight'] }, 'Has followed you for a mile.'],
  [{ name: 'yesno', opportunity: 'lost-potato' }, 'Weeping from several eyes.'],
  [{ name: 'paychance' }, 'Somebody has left the fog on.'],
  [{ name: 'paths', seen: null }, 'They are looking at their feet.'],
  [{ name: 'paths', seen: ['empty', 'empty', 'enemy', 'reward'] }, 'One of them is looking back.'],
])('the tagline for the mode %o is “%s”', (mode, text) => {
  expect(taglineOf(viewOf({ ...newRun({ playerName: 'Wren' }), mode }))).toBe(text)
})

it('the tagline says that one path was the player’s while the cards turn', () => {
  const view = viewOf({ ...newRun({ playerName: 'Wren' }), mode: { name: 'paths', seen: null } })
  expect(taglineOf(view, true)).toBe('One of them was yours.')
})

it('the tagline is empty if a fight is over and no character has appeared', () => {
  const view = { ...inAFight(1, 5), opponent: null, character: null, characterName: null }
  expect(taglineOf(view)).toBe('')
})
