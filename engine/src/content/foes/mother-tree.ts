import type { BossShape } from '../shapes.ts'

export const motherTree = {
  id: 'mother-tree',
  name: 'Mother Tree',
  type: 'boss',
  health: 20,
  damage: 4,
  dropRate: 8,
  daySpawn: 0,
  dayEndSpawn: 100,
  toggle: false,
  rewardName: 'Tree Bark',
  reward: { health: 1, damage: 1, gold: 0, days: 0 },
  intros: [
    'The forest has come nearer while you were not counting it.',
    'All the leaves come down at once, like a curtain.',
    'It grows dark. It is not evening. It is foliage.',
    'Acorns roll to both sides of the road, and stand to attention.',
  ],
  quips: [
    '“I am not angry. I am three hundred years of disappointed.”',
    '“You stepped on a root. I felt that in my whole family.”',
    '“I know what you are thinking. Do not say firewood.”',
    '“Sit. Eat something. Then we fight.”',
    '“Your grandfather had initials. They are still on me. They itch.”',
  ],
  again: [
    '“Back again, and still no scarf,” says the Mother Tree.',
    '“I have grown a ring since we met. It is the crooked one.”',
    '“You knocked me down, and yet you visit. My saplings never do.”',
  ],
  misses: [
    'The Mother Tree lifts a branch, sees the nest on it, and puts it gently back.',
    'She is about to strike, and asks whether you are warm enough.',
    'She counts to ten, and lets you have eleven.',
    'She drops one acorn on you, to see whether you have learned anything.',
  ],
  hits: [
    '“This hurts me more than it hurts you,” says the Mother Tree. It does not.',
    'A branch comes down, with three hundred years behind it.',
    'A root takes you by the ankle, and shows you the garden.',
  ],
  falls: [
    '“How you have grown,” says the Mother Tree, from the ground.',
    'She lies down slowly, so as not to wake the squirrels.',
    '“I shall just rest my roots,” says the Mother Tree, and the ground sighs.',
  ],
  epitaph: 'Fell to the Mother Tree',
} as const satisfies BossShape
