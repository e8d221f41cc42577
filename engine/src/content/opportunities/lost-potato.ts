import type { OpportunityShape } from '../shapes.ts'

export const lostPotato = {
  id: 'lost-potato',
  title: 'Lost Potato',
  tagline: 'Weeping from several eyes.',
  yesChance: 7,
  lines: [
    'A small potato sits by the road, weeping from several eyes.',
    '“My family went to market,” it says. “I was in the other sack.”',
  ],
  again: [
    [
      'A potato sits on a milestone, with a handkerchief for each eye.',
      '“It was the left sack,” it says. “I am nearly sure that it was the left.”',
    ],
    [
      'A small potato rolls to a stop against your boot, and sniffs.',
      '“I asked a turnip the way,” it says. “One should never ask a turnip.”',
    ],
  ],
  question: 'Do you help the potato?',
  outcomes: {
    correctYes: {
      lines: [
        'You carry it to market. Its family is there, unsold and overjoyed.',
        'They insist on paying you. Potatoes put a little by.',
        'The Starch King hears of it. He puts down his sceptre and takes up the banjo.',
      ],
      changes: { health: 2, damage: 0, gold: 2, days: 1 },
      contingentEnemy: { type: 'enemy', id: 'starch-king', toggle: false },
      futureText: [
        [
          'A sack of potatoes waves from a passing cart.',
          'You wave back. The driver pretends not to see.',
        ],
        ['A poster: “TONIGHT: HIS MAJESTY, BANJO”.', 'The small potato is selling the tickets.'],
        [
          'You hear a banjo over the hill. It is nearly in tune.',
          'A whole sack hums along, to cover the rest.',
        ],
        [
          'The potato writes that the King knows a second song now.',
          'It asks you to stay away until Thursday.',
        ],
      ],
    },
    incorrectYes: {
      lines: [
        'You carry it all day. It turns out to live exactly where you found it.',
        'Your back is ruined, but the Starch King has heard that somebody tried.',
      ],
      changes: { health: -1, damage: 0, gold: 0, days: 1 },
      contingentEnemy: { type: 'enemy', id: 'starch-king', toggle: false },
      futureText: [
        ['You pass the potato again. It is lost again.', 'It seems to be a hobby.'],
        [
          'The potato has a map now. It shows all the places to get lost.',
          'You are on it, as a landmark.',
        ],
        [
          'There are two potatoes by the road.',
          '“He is new,” says yours. “I am showing him how to be lost.”',
        ],
      ],
    },
    correctNo: {
      lines: [
        'You walk on. It was bait, and not very good bait.',
        'The Starch King climbs out of the ditch, dropping coins and dignity.',
      ],
      changes: { health: 0, damage: 0, gold: 1, days: 1 },
      enemy: { type: 'enemy', id: 'starch-king' },
      futureText: [
        ['A ditch, one king wide.', 'A crown-shaped dent. A smell of chips.'],
        [
          'The ditch has been let. A frog lives there, in some splendour.',
          'It asks to be called Sir.',
        ],
        [
          'New bait: a carrot, weeping, with a script.',
          'It has lost its place. You help it with the line, and walk on.',
        ],
      ],
    },
    incorrectNo: {
      lines: [
        'You say no. The potato says nothing. The ground says plenty.',
        'The Starch King comes up through the road, foot first. Your foot, his boot.',
      ],
      changes: { health: -2, damage: 0, gold: 0, days: 1 },
      enemy: { type: 'enemy', id: 'starch-king' },
      futureText: [
        ['A single potato watches you from a windowsill.', 'It has told the others.'],
        [
          'A row of potatoes on a wall. They turn as you pass.',
          'You try to walk like somebody who would have helped.',
        ],
        [
          'The first potato has grown a shoot, and holds it out.',
          'You shake it. Nobody says anything. It is enough.',
        ],
      ],
    },
  },
  epitaph: 'Was outlived by a potato',
} as const satisfies OpportunityShape
