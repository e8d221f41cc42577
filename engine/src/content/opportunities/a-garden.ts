import type { OpportunityShape } from '../shapes.ts'

export const aGarden = {
  id: 'a-garden',
  title: 'A garden',
  tagline: 'Ripe, and looking unattended.',
  yesChance: 5,
  lines: [
    'You come to a garden. Everything in it is ripe, and nobody is looking.',
    'A sign says “PLEASE”. Something has eaten the rest of the sign.',
  ],
  again: [
    [
      'A garden, ripe to the last row. It has left a ladder out.',
      'The sign says “PLEASE”. The rest of it has gone the way of the lettuce.',
    ],
    [
      'Tomatoes lean over a fence and look at you sideways.',
      '“PLEASE”, says a sign, and after that there are tooth marks.',
    ],
  ],
  question: 'Do you help yourself?',
  outcomes: {
    correctYes: {
      lines: [
        'You find the rest of the sign in the compost. It says “TAKE SOME”.',
        'You eat a tomato the size of a hat. You wear what is left.',
      ],
      changes: { health: 2, damage: 0, gold: 0, days: 1 },
      futureText: [
        ['A tomato has been left on a gatepost with your name on it.', 'Misspelt. Still.'],
        ['The tomato hat is coming into fashion.', 'You pass a man in a marrow. You do not judge.'],
        [
          'The garden has put up a second sign: “AND COME AGAIN”.',
          'It is signed by an onion. You are moved to tears.',
        ],
      ],
    },
    incorrectYes: {
      lines: [
        'You find the rest of the sign in a marrow. It says “DO NOT”.',
        'Farmer Odell says it too, at length, with a rake.',
      ],
      changes: { health: 0, damage: 0, gold: 0, days: 1 },
      enemy: { type: 'enemy', id: 'farmer-odell' },
      contingentEnemy: { type: 'enemy', id: 'farmer-odell', toggle: true },
      futureText: [
        ['A wanted poster, painted in beetroot.', 'It is a flattering likeness.'],
        [
          'The reward on the poster has gone up to two cabbages.',
          'You are tempted to hand yourself in.',
        ],
        [
          'A crow offers you its silence for one tomato.',
          'You have no tomato. It had heard otherwise.',
        ],
      ],
    },
    correctNo: {
      lines: [
        'You leave it all where it grows.',
        'Farmer Odell, who has been a bush all this time, wipes away a tear and pays you.',
      ],
      changes: { health: 0, damage: 0, gold: 1, days: 1 },
      futureText: [
        ['A bush tips its hat to you.', 'You are getting used to him.'],
        ['Two bushes, side by side. One of them is only a bush.', 'You greet both, to be safe.'],
        [
          'A basket in the road, with a note: “You may help yourself now.”',
          'The nearest hedge holds its breath until you take a plum.',
        ],
      ],
    },
    incorrectNo: {
      lines: [
        'You walk on, hungry. Behind you the tomatoes begin to boo.',
        'Farmer Odell has heard that his marrows are not good enough for you.',
      ],
      changes: { health: -1, damage: 0, gold: 0, days: 1 },
      contingentEnemy: { type: 'enemy', id: 'farmer-odell', toggle: true },
      futureText: [
        ['A marrow rolls by, slowly, so that you can see it.', 'It is a good marrow.'],
        [
          'A review of you is nailed to a gate. One tomato out of five.',
          '“Did not even try the marrow.”',
        ],
        [
          'You say aloud that it was a very fine marrow.',
          'Behind a wall, something large stops sulking.',
        ],
      ],
    },
  },
  epitaph: 'Was booed by tomatoes',
} as const satisfies OpportunityShape
