import type { BossShape } from '../shapes.ts'

export const octopusOfDestruction = {
  id: 'octopus-of-destruction',
  name: 'Octopus of Destruction',
  type: 'boss',
  health: 40,
  damage: 6,
  dropRate: 10,
  daySpawn: 50,
  dayEndSpawn: 100,
  toggle: true,
  rewardName: 'Sushi',
  reward: { health: 1, damage: 1, gold: 0, days: 0 },
  intros: [
    'A long shadow falls across the road. Then seven others.',
    'Something looks out of a puddle that is far too small for it.',
    'The road begins to squelch. It seems embarrassed about it.',
    'There is a knock, and then seven more, not quite together.',
  ],
  quips: [
    '“Eight arms, and not one of them knows what the others are destroying.”',
    '“I also do hugs. You came on the wrong day.”',
    '“Destruction is the family name. My brother is a dentist.”',
    '“I could do this with three arms behind my back. I will use them all. I was raised properly.”',
    '“Shake hands first. No, the other one. No, the other one.”',
  ],
  again: [
    '“You again! I have six questions and two complaints. One each.”',
    'One arm remembers you, and waves. The other seven ask to be introduced.',
    '“I have been practising on a lighthouse. It has asked me to stop.”',
  ],
  misses: [
    'It swings with all eight arms, and ties itself into a bow.',
    'Two of its arms take hold of each other. They look happy.',
    'It points behind you with five arms. You look. It is a lovely view.',
    'One arm attacks. The other seven applaud, and it loses its place.',
  ],
  hits: [
    'It hugs you. It is still the wrong day.',
    'Arm three comes down. Arm six says sorry.',
    'It does a bit of destruction, to keep the name up.',
  ],
  falls: [
    'It waves goodbye. You wait until it has finished.',
    'It leaves one arm at a time. Two of them shake hands with you.',
    'It faints in eight directions. You step over most of it.',
  ],
  rumours: {
    49: [
      {
        text: 'The sea is nowhere near. All the same, the road is wet, in eight places.',
        tone: 'danger',
        wait: 1000,
      },
    ],
  },
  epitaph: 'Fell to the Octopus of Destruction',
} as const satisfies BossShape
