import type { OpportunityShape } from '../shapes.ts'

export const charmingStream = {
  id: 'charming-stream',
  title: 'Charming Stream',
  tagline: 'Has noticed how tall you are.',
  yesChance: 1,
  lines: [
    'A stream winks at you. You did not know that they could.',
    '“You look thirsty,” it murmurs, “and so tall.”',
  ],
  question: 'Do you drink?',
  outcomes: {
    correctYes: {
      lines: [
        'It turns out to be the Fountain of Youth’s younger brother.',
        'You feel nineteen, and certain about everything.',
      ],
      changes: { health: 4, damage: 0, gold: 0, days: 1 },
      futureText: ['You catch your reflection in a puddle.', 'It asks what your secret is.'],
    },
    incorrectYes: {
      lines: [
        'It is charming because it lives alone, and it lives alone because of the taste.',
        'By the time you can stand, your purse is downstream.',
      ],
      changes: { health: -1, damage: 0, gold: -1, days: 1 },
      futureText: ['A stream says good morning.', 'You nod, with your mouth shut.'],
    },
    correctNo: {
      lines: [
        'You decline. The stream goes slightly pink.',
        '“Nobody has ever been honest with me,” it says, and coughs up two old wishes.',
      ],
      changes: { health: 0, damage: 0, gold: 2, days: 1 },
      futureText: ['The stream is seeing a canal now.', 'You are happy for them both.'],
    },
    incorrectNo: {
      lines: [
        'You decline. The stream weeps, which makes it more of a river.',
        'You are carried off by its feelings, as far as the day before yesterday.',
      ],
      changes: { health: 0, damage: 0, gold: 0, days: -2 },
      futureText: ['A fish hands you a tissue.', '“It was not about you,” it says.'],
    },
  },
  epitaph: 'Fell for a stream',
} as const satisfies OpportunityShape
