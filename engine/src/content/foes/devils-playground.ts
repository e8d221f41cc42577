import type { EnemyShape } from '../shapes.ts'

export const devilsPlayground = {
  id: 'devils-playground',
  name: "Devil's Playground",
  type: 'enemy',
  health: 7,
  damage: 3,
  dropRate: 3,
  daySpawn: 0,
  dayEndSpawn: 100,
  toggle: true,
  quips: [
    'The swings move by themselves. They would like a push.',
    'The slide goes down much further than it goes up.',
    'A sign: “Ages 3 to 5”. It does not say years.',
    'The sandpit breathes out. Somebody has built a castle, and moved in.',
    'The see-saw tips towards you. There is nobody on the other end, and it is heavy.',
  ],
  again: [
    'The playground again, in another field. The swings remember your height.',
    'Your initials are on the slide now. You did not put them there.',
    'The roundabout slows down to let you on. It has kept your place.',
  ],
  misses: [
    'The swing goes back, and back, and does not come forward.',
    'The see-saw waits for a second player.',
    'The roundabout comes for you, and goes round.',
    'The slide says that everybody takes turns. This was not its turn.',
  ],
  hits: [
    'The swing comes back with nobody on it, at head height.',
    'The see-saw lets go of its end.',
    'Something in the sandpit has found your shoelaces.',
  ],
  falls: [
    'The swings stop, one after the other. Somewhere, it is home time.',
    'The roundabout comes to rest. You wait for the world to do the same.',
    'A sign turns itself over: “CLOSED FOR REPAIRS. AGAIN.”',
  ],
  epitaph: 'Fell to the Devil’s Playground',
} as const satisfies EnemyShape
