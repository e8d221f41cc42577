import type { BossId, FoeId } from './ids.ts'
import type { NonEmpty } from '../non-empty.ts'

/** What a foe says when a fight opens: one of these, drawn from the dice of the words. */
export const QUIPS: Readonly<Record<FoeId, NonEmpty<string>>> = {
  'bored-talking-stick': [
    '“I was a branch once. Then I had opinions.”',
    '“Go on, hit a stick with a stick. One of us will look silly, and I am used to it.”',
    '“I have leaned here since spring. You are the highlight. Think about that.”',
    '“A dog carried me for an hour once. We do not talk about it. We talk about you.”',
    '“Poke me and I poke back. That is the whole of my philosophy.”',
  ],
  'devils-playground': [
    'The swings move by themselves. They would like a push.',
    'The slide goes down much further than it goes up.',
    'A sign: “Ages 3 to 5”. It does not say years.',
    'The sandpit breathes out. Somebody has built a castle, and moved in.',
    'The see-saw tips towards you. There is nobody on the other end, and it is heavy.',
  ],
  'obsidian-steve': [
    '“I am volcanic glass. My friends call me Steve. There is one. It is me.”',
    '“Careful, I am sharp. Socially as well.”',
    '“Nine thousand years I cooled down, and now you.”',
    '“People say I am hard to know. They tried with hammers.”',
    '“Do not hold it against me. Really. I cut.”',
  ],
  'starch-king': [
    '“Kneel, or be served on the side.”',
    '“I have eyes everywhere. It is a potato thing.”',
    '“My kingdom is mostly underground. It keeps better.”',
    '“They mashed my father. I have been lumpy ever since.”',
    '“Choose: roast, boil, or war.”',
  ],
  'farmer-odell': [
    '“Those were my turnips. I knew them by name. That one was Colin.”',
    '“I rise at four, so as to be this angry by noon.”',
    '“Get off my land. It goes all the way round.”',
    '“I talk to my crops. They have told me about you.”',
    '“This fork has a hundred uses. I am on ninety-nine.”',
  ],
  'screaming-garbage-can': [
    '“AAAAAAAA. Sorry. AAAAAAAA.”',
    '“TUESDAY. THEY SAID TUESDAY.”',
    '“THERE IS A PERFECTLY GOOD LAMP IN ME.”',
    '“WHO PUTS A PIANO IN A. NEVER MIND. YOU LOOK LIKE YOU WOULD.”',
    '“I AM NOT SHOUTING. THIS IS MY LID.”',
  ],
  ellery: [
    '“I keep a list, to rest my memory. You are on it twice.”',
    '“I packed my trunk for this. You may laugh once.”',
    '“I am very large, and you are where I am going.”',
    '“I was told there would be peanuts. There was you.”',
    '“Mind the room. I am in it, and nobody ever mentions me.”',
  ],
  'small-purple-alien': [
    '“Take me to your leader. No? Then at least take me seriously.”',
    '“At home I am considered tall and rather beige.”',
    '“I come in peace. Peace is the name of my ship. It has guns.”',
    '“We have studied your species. We stopped. It was making us sad.”',
    '“My ray is set to ‘tickle’. I lost the manual in ‘Tuesday’.”',
  ],
  'captain-crunchy': [
    '“I have never lost a battle before breakfast, and it is always before breakfast.”',
    '“Surrender, or go soggy!”',
    '“All hands on deck! That is both of them. Onward!”',
    '“Part of this balanced defeat!”',
    '“There is a toy at the bottom of every battle. I have never got that far.”',
  ],
  gerald: [
    '“I have been through your days. You cannot afford a hundred.”',
    '“This is not personal. It is quarterly.”',
    '“Do hold still. I bill by the hour.”',
    '“I found an error in your favour. I am here to correct it.”',
    '“You have been rounding up. It stops at lunch.”',
  ],
  'octopus-of-destruction': [
    '“Eight arms, and not one of them knows what the others are destroying.”',
    '“I also do hugs. You came on the wrong day.”',
    '“Destruction is the family name. My brother is a dentist.”',
    '“I could do this with three arms behind my back. I will use them all. I was raised properly.”',
    '“Shake hands first. No, the other one. No, the other one.”',
  ],
  'pumpkin-king': [
    '“They carved me a smile. I have been saving it.”',
    '“I was promised a carriage. I was promised mice.”',
    '“It is always October in here.”',
    '“They lit a candle in me and asked me to be scary. I asked for a book.”',
    '“In November nobody knew my name.”',
  ],
  'mother-tree': [
    '“I am not angry. I am three hundred years of disappointed.”',
    '“You stepped on a root. I felt that in my whole family.”',
    '“I know what you are thinking. Do not say firewood.”',
    '“Sit. Eat something. Then we fight.”',
    '“Your grandfather had initials. They are still on me. They itch.”',
  ],
}

/** What goes before a boss: one of these. */
export const HERALDS: Readonly<Record<BossId, NonEmpty<string>>> = {
  'captain-crunchy': [
    'Milk comes down the road, ankle deep. Then the sound of one oar.',
    'A spoon is raised over the hill, like a flag, or a spoon.',
  ],
  gerald: [
    'The birds fall silent. One asks for a receipt.',
    'A briefcase clicks open. The afternoon is postponed.',
  ],
  'octopus-of-destruction': [
    'A long shadow falls across the road. Then seven others.',
    'Something looks out of a puddle that is far too small for it.',
  ],
  'pumpkin-king': [
    'Every lantern in the valley lights itself, out of respect.',
    'Crows settle in two rows, and leave an aisle.',
  ],
  'mother-tree': [
    'The forest has come nearer while you were not counting it.',
    'All the leaves come down at once, like a curtain.',
  ],
}

/** How a boss goes: one of these. */
export const FAREWELLS: Readonly<Record<BossId, NonEmpty<string>>> = {
  'captain-crunchy': [
    'The Captain goes down with his bowl, saluting until the very last flake.',
    '“Abandon breakfast!” cries the Captain, and does.',
  ],
  gerald: [
    '“I shall put this down as a loss,” says Gerald, and asks you to initial it.',
    'Gerald closes the book. It balances. He looks almost happy.',
  ],
  'octopus-of-destruction': [
    'It waves goodbye. You wait until it has finished.',
    'It leaves one arm at a time. Two of them shake hands with you.',
  ],
  'pumpkin-king': [
    'The candle goes out. The smile stays on a little longer.',
    '“Plant me somewhere sunny,” says the Pumpkin King, already sprouting.',
  ],
  'mother-tree': [
    '“How you have grown,” says the Mother Tree, from the ground.',
    'She lies down slowly, so as not to wake the squirrels.',
  ],
}
