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
  again: [
    '“You! I have grown back. I have grown back for this.”',
    '“Last time was the tasting. This is the main course.”',
    'The Starch King wears a new crown. It has been dented in advance.',
  ],
  misses: [
    'The Starch King raises his weapon. It is a masher. He has to look away.',
    'The Starch King orders his army forward. It is planted until spring.',
    'The Starch King rolls at you, and past you, and has to walk back.',
    'The Starch King trips over his robe, and then over his roots.',
  ],
  hits: [
    'The Starch King throws his weight about. It is all weight.',
    '“By royal decree,” says the Starch King, and comes down lumpily.',
    'The Starch King looks at you with every eye, and steps forward.',
  ],
  falls: [
    '“Not the gravy,” whispers the Starch King.',
    'The Starch King goes back underground, where he keeps better.',
    'His crown rolls into a ditch. By spring there will be four more kings.',
  ],
  epitaph: 'Fell to the Starch King',
} as const satisfies EnemyShape
