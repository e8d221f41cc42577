import { newRun, viewOf } from '@fable/engine'
import { expect, it } from 'vitest'
import { taglineOf } from './taglines.ts'

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
])('says how many full blows %i health take at %i damage', (health, maxDamage, text) => {
  expect(taglineOf(inAFight(health, maxDamage))).toBe(text)
})
