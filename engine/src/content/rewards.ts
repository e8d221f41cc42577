import type { NonEmpty } from '../non-empty.ts'
import type { RewardShape } from './shapes.ts'

/** What reward paths give and enemies drop (specification 3, Generic rewards). */
export const REWARDS: NonEmpty<RewardShape> = [
  {
    id: 'chocolate-chip-cookie',
    name: 'Chocolate Chip Cookie',
    remark: 'Still warm. There is no oven for miles. You decide not to look into it.',
    changes: { health: 1, damage: 0, gold: 0, days: 0 },
  },
  {
    id: 'tooth-pick',
    name: 'Tooth Pick',
    remark: 'A very small sword, if you hold it with confidence.',
    changes: { health: 0, damage: 1, gold: 0, days: 0 },
  },
  {
    id: 'another-mans-trash',
    name: "Another Man's Trash",
    remark: 'It is your treasure now. The paperwork was minimal.',
    changes: { health: 0, damage: 0, gold: 1, days: 0 },
  },
]
