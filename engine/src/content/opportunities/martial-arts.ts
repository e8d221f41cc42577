import type { OpportunityShape } from '../shapes.ts'

export const martialArts = {
  id: 'martial-arts',
  title: 'Martial Arts',
  tagline: 'One finger. It is enough.',
  yesChance: 6,
  lines: [
    'An old woman in a tracksuit stops you with one finger.',
    '“I teach the Way of the Folded Napkin,” she says. “It takes a day.”',
  ],
  again: [
    [
      'A tracksuit drops from a branch. There is an old woman in it.',
      '“That was lesson one,” she says. “Lesson two is napkins. It takes until evening.”',
    ],
    [
      'An old woman is folding napkins on a rock. The rock looks nervous.',
      '“You hold yourself like a tablecloth,” she says. “I have a day free.”',
    ],
  ],
  question: 'Do you train with her?',
  outcomes: {
    correctYes: {
      lines: [
        'You fold until sunset. By then you can do the swan, the fan, and the nerve strike.',
        '“The swan was the hard one,” she says.',
      ],
      changes: { health: 0, damage: 2, gold: 0, days: 1 },
      futureText: [
        ['You fold a leaf into a smaller leaf.', 'The tree takes a step back.'],
        [
          'You fold a map along the right lines, at the first attempt.',
          'Two strangers take off their hats.',
        ],
        [
          'A napkin lies in the road, folded into you.',
          'It is a good likeness. The knees are better.',
        ],
      ],
    },
    incorrectYes: {
      lines: [
        'You bow to the master. The ground bows back, harder.',
        '“Lesson one,” she says. “Where the floor is.”',
      ],
      changes: { health: -1, damage: 0, gold: 0, days: 1 },
      futureText: [
        ['You pass a floor.', 'You know where it is now. You nod.'],
        [
          'You trip, and land exactly on lesson one.',
          '“Better,” says somebody in a tracksuit, far off.',
        ],
        ['A letter from the school: you have passed Floor.', 'Ceiling is an evening course.'],
      ],
    },
    correctNo: {
      lines: [
        '“Not fighting is the last lesson,” she says. “You have finished early.”',
        'She returns the fee that you never paid.',
      ],
      changes: { health: 0, damage: 0, gold: 1, days: 1 },
      futureText: [
        ['A diploma nailed to a tree. It has your name on it.', 'Subject: “Leaving”.'],
        [
          'Two pupils in tracksuits watch you walk by.',
          '“Look,” whispers one. “No fighting at all. And so fast.”',
        ],
        ['They have named a move after you.', 'Nobody has ever seen it. That is the move.'],
      ],
    },
    incorrectNo: {
      lines: [
        'You walk round her. You are now facing the other way, upside down.',
        '“The Revolving Door,” she says. “Your good arm is the other one now.”',
      ],
      changes: { health: 0, damage: -1, gold: 0, days: 1 },
      futureText: [
        ['A revolving door, in the middle of a meadow.', 'You go round it. You are learning.'],
        ['The revolving door again, in another meadow.', 'It goes round you.'],
        [
          'The old woman holds a door open for you. It is an ordinary one.',
          'You thank her, and bow to the hinges.',
        ],
      ],
    },
  },
  epitaph: 'Learned where the floor is',
} as const satisfies OpportunityShape
