import type { OpportunityShape } from '../shapes.ts'

export const powerStones = {
  id: 'power-stones',
  title: 'Power Stones',
  tagline: 'Warm. Humming. Nobody’s, surely.',
  yesChance: 2,
  lines: [
    'Five glowing stones lie on an altar. They hum a tune that you almost know.',
    'A note says “BACK IN FIVE MINUTES”. It does not say whose.',
  ],
  again: [
    [
      'Five stones glow on an altar, posed like a family photograph.',
      'A note leans on the largest: “BACK SOON”. The ink is not quite dry.',
    ],
    [
      'An altar by the road, and five stones on it, still warm. They hum in your key.',
      'There is a note. It says “FIVE MINUTES”. It has said so for some time.',
    ],
  ],
  question: 'Do you take the stones?',
  outcomes: {
    correctYes: {
      lines: ['Power fills you, from the pockets upward.', 'The note was for the milkman.'],
      changes: { health: 0, damage: 3, gold: 0, days: 1 },
      futureText: [
        ['Your pockets hum at night.', 'You have started to hum along.'],
        ['The milkman has heard about the stones.', 'He leaves you a pint, from a distance.'],
        [
          'The stones have learned a second verse.',
          'By morning every gate on the road is humming it.',
        ],
      ],
    },
    incorrectYes: {
      lines: [
        {
          text: 'They are eggs.',
          wait: 1000,
        },
        {
          text: 'They are somebody’s eggs.',
          wait: 1200,
        },
        'Something small, purple and recently a parent clears its throats, and its ray gun.',
      ],
      changes: { health: -2, damage: 0, gold: 0, days: 1 },
      enemy: { type: 'enemy', id: 'small-purple-alien' },
      contingentEnemy: { type: 'enemy', id: 'small-purple-alien', toggle: true },
      futureText: [
        ['A very small purple footprint. Then four more.', 'It is out for a walk.'],
        [
          'A drawing of you in purple crayon, pinned to a tree.',
          'You have nine arms. You look happy.',
        ],
        [
          'A small voice practises behind a hedge. “Take me to your… Take me to…”',
          'You whisper “leader”. “Leader!” it cries, delighted.',
        ],
      ],
    },
    correctNo: {
      lines: [
        'You leave them be. A small purple alien steps out, lowers its ray gun and bows.',
        'It lends you the ray gun’s instruction booklet. It is heavy, with corners.',
      ],
      changes: { health: 0, damage: 1, gold: 0, days: 1 },
      futureText: [
        ['Five small purple aliens go by in a row.', 'The last one salutes.'],
        [
          'The smallest of the aliens has its head stuck in a fence.',
          'You turn it a quarter to the left. It beeps, and is free.',
        ],
        [
          'At night a light goes over, very low, and dips to one side.',
          'Somebody up there is learning to wave.',
        ],
      ],
    },
    incorrectNo: {
      lines: [
        'You walk on. A duck swallows the stones and rises, glowing.',
        'The duck rules this valley now. There is a toll.',
      ],
      changes: { health: 0, damage: 0, gold: -1, days: 1 },
      futureText: [
        ['The duck has had itself put on the coins.', 'It is an improvement.'],
        [
          'The duck has opened a second toll, for those who avoid the first.',
          'It takes bread. You admire the system.',
        ],
        [
          'A statue of the duck, larger than life, and laughing.',
          'You look for a while. It blinks first.',
        ],
      ],
    },
  },
  epitaph: 'Picked up somebody’s eggs',
} as const satisfies OpportunityShape
