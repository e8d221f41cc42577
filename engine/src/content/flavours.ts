import type { ContentLine } from './shapes.ts'

/** The 16 texts of empty paths (docs/rules.md, section 3). Saves contain these ids, so never rename an id. */
export const FLAVOURS = [
  {
    id: 'flavour-signpost',
    lines: ['A signpost points straight at you.', 'You try not to take it personally.'],
  },
  {
    id: 'flavour-goose',
    lines: [
      'A goose looks at you as if you owe it rent.',
      'It follows you for a mile, adding interest.',
    ],
  },
  {
    id: 'flavour-bench',
    lines: [
      'A bench, in memory of someone who also hated walking.',
      'You sit down for a moment of silence. It takes all day.',
    ],
  },
  {
    id: 'flavour-fog',
    lines: [
      'Fog. You walk carefully, all day, in a straight line.',
      'You arrive where you left your hat.',
    ],
  },
  {
    id: 'flavour-door',
    lines: ['A door stands alone in a field. You knock.', '“Not today,” says somebody, very near.'],
  },
  {
    id: 'flavour-left-boot',
    lines: ['You find a left boot.', 'Somewhere, a person is walking in large circles.'],
  },
  {
    id: 'flavour-echo',
    lines: ['You shout into a valley.', 'The echo comes back with corrections.'],
  },
  {
    id: 'flavour-queue',
    lines: ['You join a queue, out of habit.', 'By evening you reach the front. It is a fence.'],
  },
  {
    id: 'flavour-cloud',
    lines: ['A cloud looks like a horse. A horse looks at the cloud.', 'The horse has questions.'],
  },
  {
    id: 'flavour-map',
    lines: [
      'You find a map of this place, at full scale.',
      'You spend the day folding it. It wins.',
    ],
  },
  {
    id: 'flavour-snail',
    lines: ['A snail overtakes you.', 'It does not gloat. That is the worst part.'],
  },
  {
    id: 'flavour-well',
    lines: [
      'You drop a pebble down a well and wait for the splash.',
      'At dusk a voice says, “Lovely. Have you any more?”',
    ],
  },
  {
    id: 'flavour-scarecrow',
    lines: [
      'You ask a scarecrow for directions. It points both ways.',
      'In its defence, it has only the one gesture.',
    ],
  },
  {
    id: 'flavour-bridge',
    lines: ['A bridge, without a river.', 'You cross it anyway. It would have been rude not to.'],
  },
  {
    id: 'flavour-letter',
    lines: [
      'A letter lies in the road, addressed to “whoever”.',
      'Inside it says: “Never mind, found it.”',
    ],
  },
  {
    id: 'flavour-nap',
    lines: [
      'You lie down for just a minute.',
      'The minute is understaffed and takes the whole day.',
    ],
  },
] as const satisfies readonly { id: `flavour-${string}`; lines: readonly ContentLine[] }[]
