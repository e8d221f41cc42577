import type { EnemyShape } from '../shapes.ts'

export const screamingGarbageCan = {
  id: 'screaming-garbage-can',
  name: 'Screaming Garbage Can',
  type: 'enemy',
  health: 7,
  damage: 5,
  dropRate: 5,
  daySpawn: 0,
  dayEndSpawn: 100,
  toggle: false,
  quips: [
    '“AAAAAAAA. Sorry. AAAAAAAA.”',
    '“TUESDAY. THEY SAID TUESDAY.”',
    '“THERE IS A PERFECTLY GOOD LAMP IN ME.”',
    '“WHO PUTS A PIANO IN A. NEVER MIND. YOU LOOK LIKE YOU WOULD.”',
    '“I AM NOT SHOUTING. THIS IS MY LID.”',
  ],
  epitaph: 'Fell to the Screaming Garbage Can',
  icon: 'trash-can',
  colours: { light: '#c5d0d6', shade: '#4e626e' },
} as const satisfies EnemyShape
