import type { EnemyShape } from '../shapes.ts'

export const ellery = {
  id: 'ellery',
  name: 'Ellery',
  type: 'enemy',
  health: 5,
  damage: 5,
  dropRate: 5,
  daySpawn: 0,
  dayEndSpawn: 100,
  toggle: false,
  quips: [
    '“I keep a list, to rest my memory. You are on it twice.”',
    '“I packed my trunk for this. You may laugh once.”',
    '“I am very large, and you are where I am going.”',
    '“I was told there would be peanuts. There was you.”',
    '“Mind the room. I am in it, and nobody ever mentions me.”',
  ],
  again: [
    '“I never forget a face. Yours I have underlined.”',
    '“We have met,” says Ellery. “You stood just there, and had crumbs.”',
    'Ellery turns back eleven pages, finds you, and nods.',
  ],
  misses: [
    'Ellery charges and meets a barn. Neither of them mentions it.',
    'Ellery stops to write that down, and you step aside.',
    'Ellery raises a foot, remembers your birthday, and puts it down beside you.',
    'Ellery walks right over you by mistake, and apologises to a hedge.',
  ],
  hits: [
    '“Item four,” says Ellery, and swings the trunk.',
    'Ellery sits down. You were there.',
    'Ellery hands you the suitcase, at speed.',
  ],
  falls: [
    'Ellery crosses out your name, twice, and lies down.',
    '“I will remember this,” says Ellery. Nobody doubts it.',
    'Ellery goes over like a wardrobe. Somewhere, a barn breathes out.',
  ],
  epitaph: 'Fell to Ellery the elephant',
} as const satisfies EnemyShape
