import type { OpportunityId } from '@fable/engine/content'

/** How an opportunity comes: two lines before its question. */
type Intro = readonly [string, string]

/**
 * Other ways in which an opportunity comes, after the one of the rules, by how often it was answered before. Each holds
 * for all four outcomes.
 */
export const OTHER_INTROS: Readonly<Record<OpportunityId, readonly Intro[]>> = {
  'a-garden': [
    [
      'A garden, ripe to the last row. It has left a ladder out.',
      'The sign says “PLEASE”. The rest of it has gone the way of the lettuce.',
    ],
    [
      'Tomatoes lean over a fence and look at you sideways.',
      '“PLEASE”, says a sign, and after that there are tooth marks.',
    ],
  ],
  'charming-stream': [
    [
      'A stream falls in beside you, and matches your pace.',
      '“I never do this,” it murmurs. “As a rule I only pass.”',
    ],
    [
      'A stream has put on its best pebbles.',
      '“There you are,” it says. “I have been running late.”',
    ],
  ],
  'dark-cave': [
    [
      'A cave, darker on the inside. It has been told that this is usual.',
      'Something in there clears its throat. It takes a while. It is a large throat.',
    ],
    [
      'There is a hole in the hill, with a doormat.',
      'From within comes a “drip”, and then an apology for it.',
    ],
  ],
  'lost-potato': [
    [
      'A potato sits on a milestone, with a handkerchief for each eye.',
      '“It was the left sack,” it says. “I am nearly sure that it was the left.”',
    ],
    [
      'A small potato rolls to a stop against your boot, and sniffs.',
      '“I asked a turnip the way,” it says. “One should never ask a turnip.”',
    ],
  ],
  'magical-mushrooms': [
    [
      'A ring of mushrooms falls silent as you come, under a tree with a great deal of bark.',
      '“We were not talking about you,” says one. “We were,” says another. “Are you hungry?”',
    ],
    [
      'Mushrooms stand in a ring at the foot of a giant tree. They glow, and take turns.',
      '“One each,” says the smallest. “It is always one each. After that it is stairs.”',
    ],
  ],
  'martial-arts': [
    [
      'A tracksuit drops from a branch. There is an old woman in it.',
      '“That was lesson one,” she says. “Lesson two is napkins. It takes until evening.”',
    ],
    [
      'An old woman is folding napkins on a rock. The rock looks nervous.',
      '“You hold yourself like a tablecloth,” she says. “I have a day free.”',
    ],
  ],
  'power-stones': [
    [
      'Five stones glow on an altar, posed like a family photograph.',
      'A note leans on the largest: “BACK SOON”. The ink is not quite dry.',
    ],
    [
      'An altar by the road, and five stones on it, still warm. They hum in your key.',
      'There is a note. It says “FIVE MINUTES”. It has said so for some time.',
    ],
  ],
  'time-traveling': [
    [
      'A wardrobe lands in front of you. A man in a bathrobe holds the door.',
      '“We have met,” he says. “It was lovely. It will be.”',
    ],
    [
      'A man in a bathrobe asks you what year it is, and writes it on his slipper.',
      '“It is a wardrobe and a time machine,” he says. “Mind the coats.”',
    ],
  ],
  'traveling-elephant': [
    [
      'An elephant waits beside a sign that says “LIFTS”. He has brought the sign.',
      '“Ellery,” says Ellery. “There is room. The barns are mostly behind us.”',
    ],
    [
      'A suitcase stands in the road. An elephant hides behind it, as far as that goes.',
      '“I am Ellery. I go where you go,” he says. “Only sooner, and through things.”',
    ],
  ],
  'your-mom': [
    [
      'Your mom has laid a table for two, in the middle of the road.',
      '“I made too much,” she says. “Sit. It is only adventure out there.”',
    ],
    [
      'Somebody has knitted the milestone a hat. Your mom waves from behind it.',
      '“I will not keep you,” she says, and puts a pot on. “Dinner is nearly ready.”',
    ],
  ],
}
