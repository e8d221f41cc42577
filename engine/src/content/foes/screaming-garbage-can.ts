import type { EnemyShape } from '../shapes.ts'

export const screamingGarbageCan = {
  id: 'screaming-garbage-can',
  name: 'Screaming Garbage Can',
  type: 'enemy',
  health: 7,
  damage: 5,
  dropRate: 5,
  daySpawn: 0,
  dayEndSpawn: 100,
  toggle: false,
  quips: [
    '“AAAAAAAA. Sorry. AAAAAAAA.”',
    '“TUESDAY. THEY SAID TUESDAY.”',
    '“THERE IS A PERFECTLY GOOD LAMP IN ME.”',
    '“WHO PUTS A PIANO IN A. NEVER MIND. YOU LOOK LIKE YOU WOULD.”',
    '“I AM NOT SHOUTING. THIS IS MY LID.”',
  ],
  again: [
    '“AAAAAAAA. OH, IT IS YOU. AAAAAAAA.”',
    '“YOU AGAIN. I STILL HAVE THE LAMP.”',
    '“I KEPT THE LID OFF FOR YOU.”',
  ],
  misses: [
    '“AAAAAAAA. Wrong way. AAAAAAAA.”',
    '“THAT WAS A WARNING BOOT. THE OTHER ONE IS IN HERE SOMEWHERE.”',
    'It stops to breathe in. Then it remembers that it does not breathe.',
    'It throws a piano lid. It keeps the piano, for later.',
  ],
  hits: [
    'The lid opens. A lamp comes out, perfectly good, and fast.',
    '“INCOMING,” it screams. It is considerate, in its way.',
    'It empties itself in your direction.',
  ],
  falls: [
    'It goes quiet. All over the valley, dogs sit down again.',
    '“THANK YOU,” it screams. Somebody has finally put the lid on.',
    'It rolls away downhill. The scream fades, slowly, into a hum.',
  ],
  epitaph: 'Fell to the Screaming Garbage Can',
} as const satisfies EnemyShape
