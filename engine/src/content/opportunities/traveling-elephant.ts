import type { OpportunityShape } from '../shapes.ts'

export const travelingElephant = {
  id: 'traveling-elephant',
  title: 'Traveling Elephant',
  tagline: 'Six tons and a suitcase.',
  yesChance: 1,
  lines: [
    'An elephant with a suitcase stands at the roadside, as hopeful as a timetable.',
    '“I am Ellery,” says Ellery. “I do lifts. I have not hit a barn since Sunday.”',
  ],
  again: [
    [
      'An elephant waits beside a sign that says “LIFTS”. He has brought the sign.',
      '“Ellery,” says Ellery. “There is room. The barns are mostly behind us.”',
    ],
    [
      'A suitcase stands in the road. An elephant hides behind it, as far as that goes.',
      '“I am Ellery. I go where you go,” he says. “Only sooner, and through things.”',
    ],
  ],
  question: 'Do you climb on?',
  outcomes: {
    correctYes: {
      lines: [
        'Ellery gallops for days. You see the sea, the other sea, and a barn, very briefly.',
        '“You held on!” says Ellery. “I will remember that. I have no choice.”',
      ],
      changes: { health: 1, damage: 0, gold: 0, days: 5 },
      futureText: [
        ['An elephant-shaped hole in a barn.', 'A note: “Went well. E.”'],
        [
          'There is a stamp now: a barn, and on the horizon, very small, you.',
          'Ellery has sent you forty.',
        ],
        [
          'A new barn, bright red, with an enormous sign: “BARN”.',
          'The hole is just to the left of the sign.',
        ],
      ],
    },
    incorrectYes: {
      lines: [
        {
          text: 'It is Sunday again.',
          wait: 1200,
        },
        'You meet the barn.',
        'Ellery says you steered. An elephant never forgets who steered.',
      ],
      changes: { health: -2, damage: 0, gold: 0, days: 1 },
      contingentEnemy: { type: 'enemy', id: 'ellery', toggle: true },
      futureText: [
        ['A barn with a bandage on.', 'It flinches.'],
        ['The barn has a lawyer. It is a smaller barn.', 'It asks where you were on Sunday.'],
        [
          'The barn writes that it blames nobody, and has a new door.',
          'The door is elephant-shaped. The barn is planning ahead.',
        ],
      ],
    },
    correctNo: {
      lines: [
        '“A walker,” says Ellery, with respect. “Mind that barn.”',
        'You look where Ellery points. The last passenger has left a purse there.',
      ],
      changes: { health: 0, damage: 0, gold: 2, days: 1 },
      futureText: [
        ['Ellery thunders past, waving.', 'Then a crash. Then, “I am fine!”'],
        [
          'Ellery has a passenger: a very old tortoise, cheering.',
          'It says that it may never walk again, and hopes so.',
        ],
        [
          'A timetable on a post: “Ellery, Sundays. For the barn, stay on.”',
          'Somebody has underlined “barn”.',
        ],
      ],
    },
    incorrectNo: {
      lines: [
        'Ellery’s ears go down, and there is a great deal of ear.',
        'You have hurt the feelings of something that weighs six tons and writes lists.',
      ],
      changes: { health: 0, damage: 0, gold: 0, days: 1 },
      contingentEnemy: { type: 'enemy', id: 'ellery', toggle: true },
      futureText: [
        ['You find a list in the road. Your name is on it.', 'So is the barn’s.'],
        [
          'Another list in the road. The barn has been crossed out.',
          'You hope that it only apologised.',
        ],
        [
          'A list of things that Ellery likes: rain, gravel, you.',
          'The last one has been rubbed out, but gently.',
        ],
      ],
    },
  },
  epitaph: 'Met a barn by elephant',
} as const satisfies OpportunityShape
