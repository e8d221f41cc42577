import type { BossShape } from '../shapes.ts'

export const pumpkinKing = {
  id: 'pumpkin-king',
  name: 'Pumpkin King',
  type: 'boss',
  health: 50,
  damage: 6,
  dropRate: 10,
  daySpawn: 70,
  dayEndSpawn: 100,
  toggle: true,
  rewardName: 'Pumpkin Pie',
  reward: { health: 2, damage: 2, gold: 0, days: 0 },
  intros: [
    'Every lantern in the valley lights itself, out of respect.',
    'Crows settle in two rows, and leave an aisle.',
    'The wind turns a page. “Do not lose my place,” says something huge.',
    'A scarecrow clears its throat, and announces somebody important.',
  ],
  quips: [
    '“They carved me a smile. I have been saving it.”',
    '“I was promised a carriage. I was promised mice.”',
    '“It is always October in here.”',
    '“They lit a candle in me and asked me to be scary. I asked for a book.”',
    '“In November nobody knew my name.”',
  ],
  again: [
    '“I came up again. It is what I do instead of sleeping.”',
    '“You put my candle out. I have brought two.”',
    '“I had just got to the last page,” says the Pumpkin King. “You do this.”',
  ],
  misses: [
    'The Pumpkin King wants to finish the chapter first.',
    'The Pumpkin King roars, and blows out his own candle. He asks you for a light.',
    'A crow settles on his fist. He waits until it is comfortable.',
    'The Pumpkin King whispers “boo”. It comes out as a question.',
  ],
  hits: [
    'The Pumpkin King uses the smile.',
    'The Pumpkin King shuts his book. You are in it.',
    'Vines come up through the road, and ask the way to you.',
  ],
  falls: [
    'The candle goes out. The smile stays on a little longer.',
    '“Plant me somewhere sunny,” says the Pumpkin King, already sprouting.',
    'The Pumpkin King marks his page, takes off his glasses, and falls over.',
  ],
  rumours: {
    69: [
      {
        text: 'It smells of October, and it is not October. The scarecrows are kneeling.',
        tone: 'danger',
        wait: 1000,
      },
    ],
  },
  epitaph: 'Fell to the Pumpkin King',
} as const satisfies BossShape
