import type { EnemyShape } from '../shapes.ts'

export const smallPurpleAlien = {
  id: 'small-purple-alien',
  name: 'Small Purple Alien',
  type: 'enemy',
  health: 8,
  damage: 5,
  dropRate: 6,
  daySpawn: 0,
  dayEndSpawn: 100,
  toggle: false,
  quips: [
    '“Take me to your leader. No? Then at least take me seriously.”',
    '“At home I am considered tall and rather beige.”',
    '“I come in peace. Peace is the name of my ship. It has guns.”',
    '“We have studied your species. We stopped. It was making us sad.”',
    '“My ray is set to ‘tickle’. I lost the manual in ‘Tuesday’.”',
  ],
  epitaph: 'Fell to the Small Purple Alien',
  icon: 'alien-stare',
  colours: { light: '#d7a6ff', shade: '#5f2f9e' },
} as const satisfies EnemyShape
