import type { Words } from './shapes.ts'

/**
 * What is heard at the crossroads on certain days: that bosses come on day 15 and what helps against
 * them, and word of those who come and go later. Told by the day alone.
 */
export const RUMOURS: Readonly<Record<number, readonly Words[]>> = {
  10: [
    { text: 'A poster on every tree: “FROM DAY 15: BOSSES”.', tone: 'danger', wait: 1000 },
    'Under it, in pencil: “bring health”.',
  ],
  11: [
    {
      text: 'A knight limps past, the other way. “Whatever you do, spend your gold,” he says.',
      wait: 1000,
    },
    '“I saved mine. It is very safe. It is under the boss.”',
  ],
  12: [
    'A note from Marlowe, under a rock that was not there before:',
    '“Bosses take health. I sell it. I want no credit for the arrangement.”',
  ],
  13: [
    { text: 'Carved into a gate: “Where there are bosses, pay to look.”', wait: 1000 },
    'Below, by another hand: “I took the chance.” Below that, a tooth mark.',
  ],
  14: [
    { text: 'Far off, a spoon strikes a bowl. An adding machine answers.', wait: 1200 },
    { text: 'The bosses come tomorrow.', tone: 'danger', wait: 1000 },
  ],
  49: [
    {
      text: 'The sea is nowhere near. All the same, the road is wet, in eight places.',
      tone: 'danger',
      wait: 1000,
    },
  ],
  69: [
    {
      text: 'It smells of October, and it is not October. The scarecrows are kneeling.',
      tone: 'danger',
      wait: 1000,
    },
  ],
  81: [
    'A card: “Gone home. It went soft. Regards, the Captain.”',
    'Gerald has signed it too, and taken the stamp off his taxes.',
  ],
  99: [
    { text: 'Day ninety-nine. The road has never had to go this far.', tone: 'title', wait: 1200 },
  ],
}
