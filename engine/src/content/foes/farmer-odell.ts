import type { EnemyShape } from '../shapes.ts'

export const farmerOdell = {
  id: 'farmer-odell',
  name: 'Farmer Odell',
  type: 'enemy',
  health: 10,
  damage: 3,
  dropRate: 5,
  daySpawn: 0,
  dayEndSpawn: 100,
  toggle: false,
  quips: [
    '“Those were my turnips. I knew them by name. That one was Colin.”',
    '“I rise at four, so as to be this angry by noon.”',
    '“Get off my land. It goes all the way round.”',
    '“I talk to my crops. They have told me about you.”',
    '“This fork has a hundred uses. I am on ninety-nine.”',
  ],
  epitaph: 'Fell to Farmer Odell',
  icon: 'farmer',
  colours: { light: '#cfe59a', shade: '#5c7a2e' },
} as const satisfies EnemyShape
