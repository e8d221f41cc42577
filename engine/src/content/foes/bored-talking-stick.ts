import type { EnemyShape } from '../shapes.ts'

export const boredTalkingStick = {
  id: 'bored-talking-stick',
  name: 'Bored Talking Stick',
  type: 'enemy',
  health: 5,
  damage: 3,
  dropRate: 3,
  daySpawn: 0,
  dayEndSpawn: 100,
  toggle: true,
  quips: [
    '“I was a branch once. Then I had opinions.”',
    '“Go on, hit a stick with a stick. One of us will look silly, and I am used to it.”',
    '“I have leaned here since spring. You are the highlight. Think about that.”',
    '“A dog carried me for an hour once. We do not talk about it. We talk about you.”',
    '“Poke me and I poke back. That is the whole of my philosophy.”',
  ],
  again: [
    '“You again,” says the stick. “I was nearly done forgetting you.”',
    '“Oh good, a repeat,” says the stick. “I was not listening the first time.”',
    '“I have been practising since we met,” says the stick. It has not moved.',
  ],
  misses: [
    'The stick begins a swing and loses interest halfway.',
    '“You would have felt that,” says the stick, “had I bothered.”',
    'The stick yawns. It takes the whole of its turn.',
    'The stick pokes a cloud instead. It says that the cloud was nearer.',
  ],
  hits: [
    '“Poke,” says the stick, for the record.',
    'The stick leans on you. It has been practising since spring.',
    'It has one move, and here it comes.',
  ],
  falls: [
    'It lies in the grass. It looks no different, and says so.',
    '“Well, that was something to do,” says the stick.',
    'The stick is two sticks now. They have already started talking.',
  ],
  epitaph: 'Fell to the Bored Talking Stick',
} as const satisfies EnemyShape
