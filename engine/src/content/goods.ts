import type { GoodShape } from './shapes.ts'

/** The goods of the merchant (docs/rules.md, section 3). Add new goods only at the end. */
export const GOOD_LIST = [
  {
    id: 'honey-seeds',
    name: 'Honey Seeds',
    health: 1,
    damage: 0,
    price: 2,
    remarks: [
      'You eat them unplanted. Somewhere a bee gives up.',
      'Crunchy, then sweet, then, a little later, buzzing.',
    ],
  },
  {
    id: 'blue-banana',
    name: 'Blue Banana',
    health: 2,
    damage: 0,
    price: 4,
    remarks: [
      'It tastes of blue. Not blueberries. Just blue.',
      'You peel it. It is yellow inside. Nobody was ready for that.',
    ],
  },
  {
    id: 'unripe-squash',
    name: 'Unripe Squash',
    health: 1,
    damage: 0,
    price: 3,
    remarks: [
      'It would have ripened tomorrow. You do not do tomorrow.',
      'Hard, green and honest. You chew until dusk.',
    ],
  },
  {
    id: 'broken-spoon',
    name: 'Broken Spoon',
    health: 0,
    damage: 1,
    price: 2,
    remarks: [
      'Half a spoon. The dangerous half.',
      'It cannot hold soup any more. It has turned to crime.',
    ],
  },
  {
    id: 'big-rock',
    name: 'Big Rock',
    health: 0,
    damage: 2,
    price: 4,
    remarks: [
      'You now carry a big rock. Conversations get shorter.',
      'It is a rock. It is big. Marlowe does not oversell.',
    ],
  },
  {
    id: 'long-stick',
    name: 'Long Stick',
    health: 0,
    damage: 1,
    price: 3,
    remarks: [
      'It is longer than it needs to be. So is the guarantee.',
      'You can point at things from much further away now.',
    ],
  },
  {
    id: 'small-rock',
    name: 'Small Rock',
    health: 0,
    damage: 1,
    price: 4,
    remarks: [
      'It costs as much as the big one. You are paying for the portability.',
      'It fits your pocket. Your pocket no longer fits you.',
    ],
  },
  {
    id: 'unessential-oils',
    name: 'UnEssential Oils',
    health: 0,
    damage: 0,
    price: 1,
    remarks: [
      'You smell of lavender. Nothing else happens, fragrantly.',
      'The label says: “For those who have everything else.”',
    ],
  },
  {
    id: 'flashlight',
    name: 'Flashlight',
    health: 0,
    damage: 0,
    price: 5,
    remarks: [
      'You switch it on. It is noon. The sun looks embarrassed for you.',
      'It comes with one moth, already interested.',
    ],
  },
] as const satisfies readonly GoodShape[]
