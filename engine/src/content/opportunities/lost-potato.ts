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
        'A sack of potatoes waves from a passing cart.',
        'You wave back. The driver pretends not to see.',
      ],
    },
    incorrectYes: {
      lines: [
        'You carry it all day. It turns out to live exactly where you found it.',
        'Your back is ruined, but the Starch King has heard that somebody tried.',
      ],
      changes: { health: -1, damage: 0, gold: 0, days: 1 },
      contingentEnemy: { type: 'enemy', id: 'starch-king', toggle: false },
      futureText: ['You pass the potato again. It is lost again.', 'It seems to be a hobby.'],
    },
    correctNo: {
      lines: [
        'You walk on. It was bait, and not very good bait.',
        'The Starch King climbs out of the ditch, dropping coins and dignity.',
      ],
      changes: { health: 0, damage: 0, gold: 1, days: 1 },
      enemy: { type: 'enemy', id: 'starch-king' },
      futureText: ['A ditch, one king wide.', 'A crown-shaped dent. A smell of chips.'],
    },
    incorrectNo: {
      lines: [
        'You say no. The potato says nothing. The ground says plenty.',
        'The Starch King comes up through the road, foot first. Your foot, his boot.',
      ],
      changes: { health: -2, damage: 0, gold: 0, days: 1 },
      enemy: { type: 'enemy', id: 'starch-king' },
      futureText: ['A single potato watches you from a windowsill.', 'It has told the others.'],
    },
  },
  epitaph: 'Was outlived by a potato',
} as const satisfies OpportunityShape
