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
  ],
  quips: [
    '“I am not angry. I am three hundred years of disappointed.”',
    '“You stepped on a root. I felt that in my whole family.”',
    '“I know what you are thinking. Do not say firewood.”',
    '“Sit. Eat something. Then we fight.”',
    '“Your grandfather had initials. They are still on me. They itch.”',
  ],
  lastWords: [
    '“How you have grown,” says the Mother Tree, from the ground.',
    'She lies down slowly, so as not to wake the squirrels.',
  ],
  epitaph: 'Fell to the Mother Tree',
  icon: 'willow-tree',
  colours: { light: '#b5e08f', shade: '#3f6b3a' },
} as const satisfies BossShape
