import type { NonEmpty, RewardShape } from './shapes.ts'

/** The rewards that are found on paths and dropped by enemies (docs/rules.md, section 3, Rewards). */
export const REWARDS: NonEmpty<RewardShape> = [
  {
    id: 'chocolate-chip-cookie',
    name: 'Chocolate Chip Cookie',
    remarks: [
      'Still warm. There is no oven for miles. You decide not to look into it.',
      'One bite is missing. You eat round the history.',
      'It was cooling on a fence. You leave the fence.',
      'It crumbles, but bravely.',
      'It is exactly as good as it looks. Little else has been today.',
      'A trail of crumbs leads away from it. You do not follow. You have read that one.',
      'You find eleven chips in it, and look for the twelfth until dusk.',
      'An ant lets go of the other side. You nod to each other.',
    ],
    changes: { health: 1, damage: 0, gold: 0, days: 0 },
  },
  {
    id: 'tooth-pick',
    name: 'Tooth Pick',
    remarks: [
      'A very small sword, if you hold it with confidence.',
      'Used, but by a professional.',
      'It was holding a sandwich together. The sandwich will have to be strong.',
      'You practise looking dangerous with it. A beetle is convinced.',
      'It comes with a very small flag. You will not be surrendering.',
      'There is an olive on it. The olive has no part in this.',
      'You give it a name. It can have a surname when it has earned one.',
      'Mint. Your enemies will remember that.',
    ],
    changes: { health: 0, damage: 1, gold: 0, days: 0 },
  },
  {
    id: 'another-mans-trash',
    name: "Another Man's Trash",
    remarks: [
      'It is your treasure now. The paperwork was minimal.',
      'Mostly string. The rest is gold.',
      'Another man watches from a hedge. He seems happy for you.',
      'Under the lid lie a coin and a note: “You looked!”',
      'You go through all of it. The other man was wrong about the lid.',
      'Half a kite, a good lid, and money.',
      'The label says “worthless”. Somebody rounded down.',
      '“Are you sure?” calls the other man. You are sure.',
    ],
    changes: { health: 0, damage: 0, gold: 1, days: 0 },
  },
]
