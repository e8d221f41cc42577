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
  again: [
    [
      'A stream falls in beside you, and matches your pace.',
      '“I never do this,” it murmurs. “As a rule I only pass.”',
    ],
    [
      'A stream has put on its best pebbles.',
      '“There you are,” it says. “I have been running late.”',
    ],
  ],
  question: 'Do you drink?',
  outcomes: {
    correctYes: {
      lines: [
        'It turns out to be the Fountain of Youth’s younger brother.',
        'You feel nineteen, and certain about everything.',
      ],
      changes: { health: 4, damage: 0, gold: 0, days: 1 },
      futureText: [
        ['You catch your reflection in a puddle.', 'It asks what your secret is.'],
        [
          'You slam a gate, and tell it that it does not understand you.',
          'It is a phase. The gate has seen it before.',
        ],
        ['A grey hair arrives, and looks round.', '“Wrong head,” it says, and leaves.'],
      ],
    },
    incorrectYes: {
      lines: [
        'It is charming because it lives alone, and it lives alone because of the taste.',
        'By the time you can stand, your purse is downstream.',
      ],
      changes: { health: -1, damage: 0, gold: -1, days: 1 },
      futureText: [
        ['A stream says good morning.', 'You nod, with your mouth shut.'],
        [
          'A notice at the stream: “UNDER NEW MANAGEMENT”.',
          'The new manager is the old stream, in a hat.',
        ],
        ['Your purse goes by on the water, waving its strings.', 'It has found work with a fish.'],
      ],
    },
    correctNo: {
      lines: [
        'You decline. The stream goes slightly pink.',
        '“Nobody has ever been honest with me,” it says, and coughs up two old wishes.',
      ],
      changes: { health: 0, damage: 0, gold: 2, days: 1 },
      futureText: [
        ['The stream is seeing a canal now.', 'You are happy for them both.'],
        [
          'An invitation, slightly wet: the stream and the canal.',
          '“No presents,” it says. “Perhaps a bridge.”',
        ],
        [
          'A very small brook runs up to you and hides behind a stone.',
          'It winks. It gets that from one side only.',
        ],
      ],
    },
    incorrectNo: {
      lines: [
        'You decline. The stream weeps, which makes it more of a river.',
        'You are carried off by its feelings, as far as the day before yesterday.',
      ],
      changes: { health: 0, damage: 0, gold: 0, days: -2 },
      futureText: [
        ['A fish hands you a tissue.', '“It was not about you,” it says.'],
        [
          'The river has written a song about you.',
          'It is four days long. You stay for the verse about your hair.',
        ],
        [
          'The river goes by in its new bed, and hardly looks at you.',
          'The fish gives you a nod. It has been a long week.',
        ],
      ],
    },
  },
  epitaph: 'Fell for a stream',
} as const satisfies OpportunityShape
