import type { EnemyShape } from '../shapes.ts'

export const farmerOdell = {
  id: 'farmer-odell',
  name: 'Farmer Odell',
  type: 'enemy',
  health: 10,
  damage: 3,
  dropRate: 5,
  daySpawn: 0,
  dayEndSpawn: 100,
  toggle: false,
  quips: [
    '“Those were my turnips. I knew them by name. That one was Colin.”',
    '“I rise at four, so as to be this angry by noon.”',
    '“Get off my land. It goes all the way round.”',
    '“I talk to my crops. They have told me about you.”',
    '“This fork has a hundred uses. I am on ninety-nine.”',
  ],
  again: [
    '“You again. I flattened a whole bed of peas last time, by falling in it.”',
    '“I have told the cows about you. The brown one takes your side.”',
    '“Back, are you? So are the slugs.”',
  ],
  misses: [
    'Farmer Odell swings, and accidentally makes hay.',
    'Farmer Odell stops to pull up a weed, and pockets it.',
    'Farmer Odell steps on his own rake. He has been expecting it for years.',
    'A cow looks at Farmer Odell. He lowers the fork until she has passed.',
  ],
  hits: [
    '“And this is for Colin,” says Farmer Odell.',
    'Farmer Odell shows you the hundredth use of the fork.',
    'Farmer Odell sows a little doubt, and follows it with the fork.',
  ],
  falls: [
    '“I have to milk at four anyway,” says Farmer Odell, and sits down in the clover.',
    'Farmer Odell becomes a bush. You let him have it.',
    '“Mind the seedlings on your way out,” says Farmer Odell, flat on his back.',
  ],
  epitaph: 'Fell to Farmer Odell',
} as const satisfies EnemyShape
