import type { OpportunityShape } from '../shapes.ts'

export const darkCave = {
  id: 'dark-cave',
  title: 'Dark Cave',
  tagline: 'Dark, but well-mannered.',
  yesChance: 5,
  lines: [
    'A cave. It is dark in the way that only caves still bother with.',
    'Inside, something goes “drip”. Then something says, “Excuse me.”',
  ],
  again: [
    [
      'A cave, darker on the inside. It has been told that this is usual.',
      'Something in there clears its throat. It takes a while. It is a large throat.',
    ],
    [
      'There is a hole in the hill, with a doormat.',
      'From within comes a “drip”, and then an apology for it.',
    ],
  ],
  question: 'Do you go in?',
  outcomes: {
    correctYes: {
      lines: [
        'It is Obsidian Steve, at home, in slippers. He makes tea and shows you an edge.',
        'You part as friends. He now has two.',
      ],
      changes: { health: 1, damage: 2, gold: 0, days: 1 },
      contingentEnemy: { type: 'enemy', id: 'obsidian-steve', toggle: false },
      futureText: [
        ['A card from Obsidian Steve. It is a slab.', 'It says “Thinking of you, sharply”.'],
        ['Obsidian Steve has knitted you a scarf. It is glass.', 'You wear it at arm’s length.'],
        [
          'A slab stands in the road: “TEA AT MY PLACE, THURSDAY”.',
          'Below it: “I have told everyone that there are two of us.”',
        ],
      ],
    },
    incorrectYes: {
      lines: [
        {
          text: 'You find the drip. You find the ceiling. You find somebody’s slippers, occupied.',
          wait: 1200,
        },
        'Obsidian Steve was having a bath.',
      ],
      changes: { health: -1, damage: 0, gold: 0, days: 1 },
      enemy: { type: 'enemy', id: 'obsidian-steve' },
      futureText: [
        ['A new sign outside a cave: “KNOCK”.', 'Under it, smaller: “You know who you are”.'],
        ['The cave has curtains now.', 'One of them twitches.'],
        [
          'A bath sponge lies in the road, cut clean in two.',
          'You leave it where the owner will find it, both times.',
        ],
      ],
    },
    correctNo: {
      lines: [
        'You stay outside. A moment later the cave shuts its mouth and burps.',
        'You feel very well, considering.',
      ],
      changes: { health: 1, damage: 0, gold: 0, days: 1 },
      futureText: [
        ['The cave has moved a little nearer to the road.', 'It is looking the other way.'],
        [
          'The cave is on the other side of the road today.',
          'It whistles. There is a slight draught.',
        ],
        [
          'The cave sits right on the path, with its mouth wide open.',
          '“No, thank you,” you say. It closes, impressed.',
        ],
      ],
    },
    incorrectNo: {
      lines: [
        'You hurry past and fall over a sign: “FREE CAKE AND LANTERNS, INSIDE”.',
        'It is a good, solid sign.',
      ],
      changes: { health: -2, damage: 0, gold: 0, days: 1 },
      futureText: [
        ['Faint music from underground.', 'They are still saving you a slice.'],
        [
          'A slice of cake stands outside a rabbit hole.',
          'The fork is on a chain. They have been let down before.',
        ],
        [
          'Lanterns come up the hill at night, in single file.',
          'They only wanted to see who it was. They go down again, singing.',
        ],
      ],
    },
  },
  epitaph: 'Lost an argument with a cave',
} as const satisfies OpportunityShape
