import type { EnemyShape } from '../shapes.ts'

export const obsidianSteve = {
  id: 'obsidian-steve',
  name: 'Obsidian Steve',
  type: 'enemy',
  health: 10,
  damage: 2,
  dropRate: 4,
  daySpawn: 10,
  dayEndSpawn: 100,
  toggle: true,
  quips: [
    '“My friends call me Steve. There is one. It is me.”',
    '“Careful, I am sharp. Socially as well.”',
    '“Nine thousand years I cooled down, and now you.”',
    '“People say I am hard to know. They tried with hammers.”',
    '“Do not hold it against me. Really. I cut.”',
  ],
  again: [
    '“It is me, Steve. I put myself back together. It passed an evening.”',
    '“This is becoming a tradition,” says Steve. “I have always wanted one.”',
    '“You took a chip out of me last time. I have had it framed.”',
  ],
  misses: [
    'Steve turns round to hit you. It takes a geological moment.',
    'Steve catches his own reflection, and stops to nod.',
    'Steve hits a boulder by mistake. They apologise to each other.',
    'Steve charges. He is very heavy, and you step to one side.',
  ],
  hits: [
    'Steve pats you on the shoulder. It is meant kindly, and it has edges.',
    '“Mind the edge,” says Steve. It is all edge.',
    'Steve leans in, sharply.',
  ],
  falls: [
    '“Company at last,” says Steve, in eleven pieces.',
    'Steve cracks a smile. It goes all the way round.',
    '“Mind your feet,” says Steve. “I am everywhere now.”',
  ],
  epitaph: 'Fell to Obsidian Steve',
} as const satisfies EnemyShape
