import type { FoeId, OpportunityId } from './ids.ts'

/** How a run's end is put into words, before 'on day N': one for whoever can deal the last blow. */
export const FATES: Readonly<Record<FoeId | OpportunityId, string>> = {
  'bored-talking-stick': 'Fell to the Bored Talking Stick',
  'devils-playground': 'Fell to the Devil’s Playground',
  'obsidian-steve': 'Fell to Obsidian Steve',
  'starch-king': 'Fell to the Starch King',
  'farmer-odell': 'Fell to Farmer Odell',
  'screaming-garbage-can': 'Fell to the Screaming Garbage Can',
  ellery: 'Fell to Ellery the elephant',
  'small-purple-alien': 'Fell to the Small Purple Alien',
  'captain-crunchy': 'Fell to Captain Crunchy',
  gerald: 'Fell to Gerald the accountant',
  'octopus-of-destruction': 'Fell to the Octopus of Destruction',
  'pumpkin-king': 'Fell to the Pumpkin King',
  'mother-tree': 'Fell to the Mother Tree',
  'lost-potato': 'Was outlived by a potato',
  'a-garden': 'Was booed by tomatoes',
  'time-traveling': 'Ran out of time in a wardrobe',
  'power-stones': 'Picked up somebody’s eggs',
  'dark-cave': 'Lost an argument with a cave',
  'martial-arts': 'Learned where the floor is',
  'traveling-elephant': 'Met a barn by elephant',
  'charming-stream': 'Fell for a stream',
  'magical-mushrooms': 'Sneezed at the wrong tree',
  'your-mom': 'Should have stayed for dinner',
}

/** What Marlowe makes of a run: the first that its days stay below. */
export const VERDICTS: readonly { readonly below: number; readonly says: string }[] = [
  { below: 5, says: 'That was brisk.' },
  { below: 15, says: 'I have known longer picnics.' },
  { below: 50, says: 'The bosses liked you. They said so, afterwards.' },
  { below: 80, says: 'Few have come as far. I had to dust the signposts.' },
  { below: 100, says: 'I had already put my good coat on.' },
  { below: Infinity, says: 'I have run out of days. Well walked.' },
]
