import type { EnemyShape } from '../shapes.ts'

export const starchKing = {
  id: 'starch-king',
  name: 'Starch King',
  type: 'enemy',
  health: 5,
  damage: 4,
  dropRate: 3,
  daySpawn: 0,
  dayEndSpawn: 100,
  toggle: true,
  quips: [
    '“Kneel, or be served on the side.”',
    '“I have eyes everywhere. It is a potato thing.”',
    '“My kingdom is mostly underground. It keeps better.”',
    '“They mashed my father. I have been lumpy ever since.”',
    '“Choose: roast, boil, or war.”',
  ],
  epitaph: 'Fell to the Starch King',
  icon: 'king',
  colours: { light: '#ffe9a8', shade: '#b8862b' },
} as const satisfies EnemyShape
