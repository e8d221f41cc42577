import type { OpportunityShape } from '../shapes.ts'

export const magicalMushrooms = {
  id: 'magical-mushrooms',
  title: 'Magical Mushrooms',
  tagline: 'In two minds about being eaten.',
  yesChance: 1,
  lines: [
    'A ring of mushrooms glows politely at the foot of an enormous tree.',
    '“Eat me,” says one. “Do not eat him,” says another. “We have talked about this.”',
  ],
  again: [
    [
      'A ring of mushrooms falls silent as you come, under a tree with a great deal of bark.',
      '“We were not talking about you,” says one. “We were,” says another. “Are you hungry?”',
    ],
    [
      'Mushrooms stand in a ring at the foot of a giant tree. They glow, and take turns.',
      '“One each,” says the smallest. “It is always one each. After that it is stairs.”',
    ],
  ],
  question: 'Do you eat one?',
  outcomes: {
    correctYes: {
      lines: [
        'Everything makes sense, alphabetically.',
        'You write the secret on your hand. It says “hit harder”.',
      ],
      changes: { health: 2, damage: 3, gold: 0, days: 1 },
      futureText: [
        ['You still see the tenth colour now and then.', 'It is a sort of Wednesday.'],
        ['You show a mule the secret on your hand.', 'There used to be a fence here.'],
        [
          'The secret has washed off. You do remember it.',
          'It was either “hit harder” or “milk, eggs”.',
        ],
      ],
    },
    incorrectYes: {
      lines: [
        'You spend the evening apologising to a gate. You promise it to push less hard.',
        'High above, the Mother Tree has noticed who has been eating her ring.',
      ],
      changes: { health: 0, damage: -1, gold: 0, days: 1 },
      contingentEnemy: { type: 'boss', id: 'mother-tree', toggle: true },
      futureText: [
        ['You meet the gate again. You are on first-name terms.', 'It is called Gate.'],
        ['Gate has told the other gates about you.', 'They all open for you, a little too early.'],
        [
          'Gate asks whether you still see the colours.',
          '“Only yours,” you say. Gate creaks, and looks away.',
        ],
      ],
    },
    correctNo: {
      lines: [
        '“Finally,” says the mushroom. “Somebody who reads.”',
        'It hands you a leaflet. You go on unfolding it until it is an axe.',
      ],
      changes: { health: 0, damage: 1, gold: 0, days: 1 },
      futureText: [
        ['A mushroom is reading in the shade.', 'It holds up one finger: end of the chapter.'],
        [
          'The mushrooms have a book club now. You may come, if you say nothing.',
          'You are good at it. You are asked to stay.',
        ],
        [
          'You find that the leaflet has a second side.',
          'It says: “See other side.” There goes the afternoon.',
        ],
      ],
    },
    incorrectNo: {
      lines: [
        'You do not eat one. They were the cure for something, and now you have it.',
        'It is mostly sneezing. The Mother Tree does not care to be sneezed on.',
      ],
      changes: { health: -1, damage: 0, gold: 0, days: 1 },
      contingentEnemy: { type: 'boss', id: 'mother-tree', toggle: true },
      futureText: [
        ['You sneeze. Far off, a tree says, “Bless you”.', 'It does not sound meant.'],
        [
          'You hold in a sneeze until evening.',
          'It gets out at a crossroads, and takes all four paths.',
        ],
        [
          'Your cold has left you. There is a note: “It was me, not you.”',
          'It has moved in with a squirrel.',
        ],
      ],
    },
  },
  epitaph: 'Sneezed at the wrong tree',
} as const satisfies OpportunityShape
