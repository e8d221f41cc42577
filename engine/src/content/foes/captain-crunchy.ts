import type { BossShape } from '../shapes.ts'

export const captainCrunchy = {
  id: 'captain-crunchy',
  name: 'Captain Crunchy',
  type: 'boss',
  health: 15,
  damage: 4,
  dropRate: 10,
  daySpawn: 15,
  dayEndSpawn: 80,
  toggle: true,
  rewardName: 'Bowl of Cereal',
  reward: { health: 0, damage: 1, gold: 0, days: 0 },
  intros: [
    'Milk comes down the road, ankle deep. Then the sound of one oar.',
    'A spoon is raised over the hill, like a flag, or a spoon.',
    'Somewhere a packet is torn open, with great resolve.',
    'A small ship crosses the field. It is a bowl, and it has a flag.',
  ],
  quips: [
    '“I have never lost a battle before breakfast, and it is always before breakfast.”',
    '“Surrender, or go soggy!”',
    '“All hands on deck! That is both of them. Onward!”',
    '“Part of this balanced defeat!”',
    '“There is a toy at the bottom of every battle. I have never got that far.”',
  ],
  again: [
    '“Ahoy again! I have had a second helping of courage!”',
    '“You beat me at breakfast. This time it is brunch!”',
    '“The crew asked for you by name! Both of them! It was a complaint!”',
  ],
  misses: [
    'The Captain draws his spoon. It is the wrong spoon. He goes through the drawer.',
    'The Captain goes soggy at one corner, and has to step back.',
    'The Captain fires all his raisins. They fall short. Sparrows are grateful.',
    '“Ready about!” cries the Captain, and about he goes, and about.',
  ],
  hits: [
    '“Fire the marshmallows!” cries the Captain. They are older than they look.',
    'The Captain brings his spoon round hard to starboard.',
    'The Captain comes at you in one wave, semi-skimmed.',
  ],
  falls: [
    'The Captain goes down with his bowl, saluting until the very last flake.',
    '“Abandon breakfast!” cries the Captain, and does.',
    'The Captain sinks, in order of size. The spoon goes last, upright.',
  ],
  epitaph: 'Fell to Captain Crunchy',
} as const satisfies BossShape
