import type { OpportunityShape } from '../shapes.ts'

export const yourMom = {
  id: 'your-mom',
  title: 'Your Mom',
  tagline: 'Happened to be in the area.',
  yesChance: 5,
  lines: [
    'Your mom is sitting on a log with a thermos. She just happened to be in the area.',
    '“You look thin,” she says. “Is it far, this adventure? Stay for dinner.”',
  ],
  again: [
    [
      'Your mom has laid a table for two, in the middle of the road.',
      '“I made too much,” she says. “Sit. It is only adventure out there.”',
    ],
    [
      'Somebody has knitted the milestone a hat. Your mom waves from behind it.',
      '“I will not keep you,” she says, and puts a pot on. “Dinner is nearly ready.”',
    ],
  ],
  question: 'Do you stay for dinner?',
  outcomes: {
    correctYes: {
      lines: [
        'There is soup. When it is gone, there is soup.',
        'She has had a word with your accountant. Gerald is very sorry.',
      ],
      changes: { health: 2, damage: 0, gold: 0, days: 1 },
      contingentEnemy: { type: 'boss', id: 'gerald', toggle: false },
      futureText: [
        ['You find a note in your coat: “Wear the other coat”.', 'There is a coat with it.'],
        ['There is soup in the other coat.', 'Left pocket, still hot. You have stopped asking.'],
        [
          'A letter from Gerald, in a careful hand. He is eating properly now.',
          'She has corrected his spelling.',
        ],
      ],
    },
    incorrectYes: {
      lines: [
        'Dinner is lovely. Then she asks who is going to take out the garbage.',
        'You are. The garbage has been waiting for someone exactly like you.',
      ],
      changes: { health: 1, damage: 0, gold: 0, days: 1 },
      enemy: { type: 'enemy', id: 'screaming-garbage-can' },
      contingentEnemy: { type: 'enemy', id: 'screaming-garbage-can', toggle: true },
      futureText: [
        ['Far off, something screams that it is Tuesday.', 'It is. Good for it.'],
        [
          'A note under a stone: “You forgot the bottles.”',
          'It is signed with three kisses and a timetable.',
        ],
        [
          'Your laundry stands by the road, clean and folded.',
          'You never saw her. The grass has been ironed.',
        ],
      ],
    },
    correctNo: {
      lines: [
        '“Of course, you have your adventure,” she says, and kisses your helmet.',
        'You have no helmet. Now you have. There is a sandwich in it.',
      ],
      changes: { health: 1, damage: 0, gold: 0, days: 1 },
      futureText: [
        ['A whole village asks whether you have eaten.', 'She came through here on Monday.'],
        [
          'You look into the helmet. There is another sandwich.',
          'It was not there yesterday. You salute it, and then it is gone.',
        ],
        [
          'Somebody has sewn your name into the helmet.',
          'And into the tent, and, very neatly, into a sheep.',
        ],
      ],
    },
    incorrectNo: {
      lines: [
        '“That is fine,” she says. You know that fine. You feel it in the knees.',
        'Nobody takes out the garbage. Somewhere, it begins to scream.',
      ],
      changes: { health: -1, damage: 0, gold: 0, days: 1 },
      contingentEnemy: { type: 'enemy', id: 'screaming-garbage-can', toggle: true },
      futureText: [
        ['A thermos stands on a log, still warm.', 'She is not cross. She says so on a note.'],
        ['A second note: she is really not cross.', 'The pencil has gone through the paper.'],
        [
          'A cake stands on the log. There is no note this time.',
          'You eat all of it. Not far off, a bush blows its nose.',
        ],
      ],
    },
  },
  epitaph: 'Should have stayed for dinner',
} as const satisfies OpportunityShape
