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
        'A card from Obsidian Steve. It is a slab.',
        'It says “Thinking of you, sharply”.',
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
        'A new sign outside a cave: “KNOCK”.',
        'Under it, smaller: “You know who you are”.',
      ],
    },
    correctNo: {
      lines: [
        'You stay outside. A moment later the cave shuts its mouth and burps.',
        'You feel very well, considering.',
      ],
      changes: { health: 1, damage: 0, gold: 0, days: 1 },
      futureText: [
        'The cave has moved a little nearer to the road.',
        'It is looking the other way.',
      ],
    },
    incorrectNo: {
      lines: [
        'You hurry past and fall over a sign: “FREE CAKE AND LANTERNS, INSIDE”.',
        'It is a good, solid sign.',
      ],
      changes: { health: -2, damage: 0, gold: 0, days: 1 },
      futureText: ['Faint music from underground.', 'They are still saving you a slice.'],
    },
  },
  epitaph: 'Lost an argument with a cave',
} as const satisfies OpportunityShape
