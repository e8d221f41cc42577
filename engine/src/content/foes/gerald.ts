import type { BossShape } from '../shapes.ts'

export const gerald = {
  id: 'gerald',
  name: 'Gerald',
  type: 'boss',
  health: 25,
  damage: 2,
  dropRate: 10,
  daySpawn: 15,
  dayEndSpawn: 80,
  toggle: true,
  rewardName: 'Briefcase',
  reward: { health: 1, damage: 0, gold: 0, days: 0 },
  intros: [
    'The birds fall silent. One asks for a receipt.',
    'A briefcase clicks open. The afternoon is postponed.',
    'Behind you somebody sharpens a pencil, all the way down.',
    'Your shadow is audited first. It has nothing to declare.',
  ],
  quips: [
    '“I have been through your days. You cannot afford a hundred.”',
    '“This is not personal. It is quarterly.”',
    '“Do hold still. I bill by the hour.”',
    '“I found an error in your favour. I am here to correct it.”',
    '“You have been rounding up. It stops at lunch.”',
  ],
  again: [
    '“You appear in my books more than once. I am here about the duplicate.”',
    '“I have carried our last meeting forward,” says Gerald, and puts it down.',
    '“Further to our previous encounter,” says Gerald, and rolls up a sleeve.',
  ],
  misses: [
    'Gerald misses, and enters it under travel.',
    'Gerald carries the one. It is heavier than he thought.',
    'Gerald puts the blow off until the next quarter.',
    'Gerald strikes out, reads it through, and strikes it out.',
  ],
  hits: [
    '“I shall round that up,” says Gerald.',
    'Gerald deducts you.',
    'Gerald opens the briefcase sharply, in your direction.',
  ],
  falls: [
    '“I shall put this down as a loss,” says Gerald, and asks you to initial it.',
    'Gerald closes the book. It balances. He looks almost happy.',
    'Gerald has been written off. He signs for it in three places.',
  ],
  epitaph: 'Fell to Gerald the accountant',
} as const satisfies BossShape
