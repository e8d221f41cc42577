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
  again: [
    '“You again. I wrote home about you. They did not believe the elbows.”',
    '“Our scientists have a theory about you. It is that you are lucky.”',
    '“I have read the manual since we met. It is mostly warnings about me.”',
  ],
  misses: [
    'The alien aims for a vital organ. You do not have that one.',
    'The ray gun asks for a password.',
    'The alien fires. The ray is on its way, it explains. Distances are large.',
    'The ray gun goes “tickle”. You laugh, to be polite.',
  ],
  hits: [
    'The ray gun goes “Tuesday”.',
    '“I believe this is called a handshake,” says the alien.',
    'The alien reads out the safety notice, and then fires.',
  ],
  falls: [
    '“Tell them I was tall,” says the alien.',
    'The alien folds up into a very small purple suitcase, and beams.',
    'A light comes down for the alien. It waves with the wrong number of hands.',
  ],
  epitaph: 'Fell to the Small Purple Alien',
} as const satisfies EnemyShape
