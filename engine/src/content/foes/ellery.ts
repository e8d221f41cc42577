import type { EnemyShape } from '../shapes.ts'

export const ellery = {
  id: 'ellery',
  name: 'Ellery',
  type: 'enemy',
  health: 5,
  damage: 5,
  dropRate: 5,
  daySpawn: 0,
  dayEndSpawn: 100,
  toggle: false,
  quips: [
    '“I keep a list, to rest my memory. You are on it twice.”',
    '“I packed my trunk for this. You may laugh once.”',
    '“I am very large, and you are where I am going.”',
    '“I was told there would be peanuts. There was you.”',
    '“Mind the room. I am in it, and nobody ever mentions me.”',
  ],
  epitaph: 'Fell to Ellery the elephant',
  icon: 'elephant-head',
  colours: { light: '#d3cde0', shade: '#6a6184' },
} as const satisfies EnemyShape
