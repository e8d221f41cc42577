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
  question: 'Do you climb on?',
  outcomes: {
    correctYes: {
      lines: [
        'Ellery gallops for days. You see the sea, the other sea, and a barn, very briefly.',
        '“You held on!” says Ellery. “I will remember that. I have no choice.”',
      ],
      changes: { health: 1, damage: 0, gold: 0, days: 5 },
      futureText: ['An elephant-shaped hole in a barn.', 'A note: “Went well. E.”'],
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
      futureText: ['A barn with a bandage on.', 'It flinches.'],
    },
    correctNo: {
      lines: [
        '“A walker,” says Ellery, with respect. “Mind that barn.”',
        'You look where Ellery points. The last passenger has left a purse there.',
      ],
      changes: { health: 0, damage: 0, gold: 2, days: 1 },
      futureText: ['Ellery thunders past, waving.', 'Then a crash. Then, “I am fine!”'],
    },
    incorrectNo: {
      lines: [
        'Ellery’s ears go down, and there is a great deal of ear.',
        'You have hurt the feelings of something that weighs six tons and writes lists.',
      ],
      changes: { health: 0, damage: 0, gold: 0, days: 1 },
      contingentEnemy: { type: 'enemy', id: 'ellery', toggle: true },
      futureText: ['You find a list in the road. Your name is on it.', 'So is the barn’s.'],
    },
  },
  epitaph: 'Met a barn by elephant',
} as const satisfies OpportunityShape
