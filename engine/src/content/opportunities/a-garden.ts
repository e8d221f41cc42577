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
  question: 'Do you help yourself?',
  outcomes: {
    correctYes: {
      lines: [
        'You find the rest of the sign in the compost. It says “TAKE SOME”.',
        'You eat a tomato the size of a hat. You wear what is left.',
      ],
      changes: { health: 2, damage: 0, gold: 0, days: 1 },
      futureText: [
        'A tomato has been left on a gatepost with your name on it.',
        'Misspelt. Still.',
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
      futureText: ['A wanted poster, painted in beetroot.', 'It is a flattering likeness.'],
    },
    correctNo: {
      lines: [
        'You leave it all where it grows.',
        'Farmer Odell, who has been a bush all this time, wipes away a tear and pays you.',
      ],
      changes: { health: 0, damage: 0, gold: 1, days: 1 },
      futureText: ['A bush tips its hat to you.', 'You are getting used to him.'],
    },
    incorrectNo: {
      lines: [
        'You walk on, hungry. Behind you the tomatoes begin to boo.',
        'Farmer Odell has heard that his marrows are not good enough for you.',
      ],
      changes: { health: -1, damage: 0, gold: 0, days: 1 },
      contingentEnemy: { type: 'enemy', id: 'farmer-odell', toggle: true },
      futureText: ['A marrow rolls by, slowly, so that you can see it.', 'It is a good marrow.'],
    },
  },
  epitaph: 'Was booed by tomatoes',
} as const satisfies OpportunityShape
