import type { FoeId } from '@fable/engine/content'
import type { DeedId, WayId } from './entries.ts'

/** The texts of an entry: its title and line once recorded, the line before that, and its goal. */
type EntryText = {
  readonly title: string
  readonly line: string
  readonly hint: string
  readonly goal: string
}

/**
 * The texts of a foe in the book. `hint`: for a foe that was never met; by default it names the days on which it can be
 * met. `upright`: for one that was met but never defeated. `goal`: how to meet it.
 */
export const FOE_TEXTS: Readonly<
  Record<FoeId, { readonly hint?: string; readonly upright: string; readonly goal: string }>
> = {
  'bored-talking-stick': {
    goal: 'meet a stick that has opinions.',
    hint: 'You would have been told.',
    upright: 'still talking',
  },
  'devils-playground': {
    goal: 'meet a playground, ages 3 to 5.',
    hint: 'Ages 3 to 5.',
    upright: 'still open',
  },
  'obsidian-steve': {
    goal: 'meet somebody with edges, at tea.',
    hint: 'Drinks tea. Has edges.',
    upright: 'still sharp',
  },
  'starch-king': {
    goal: 'meet the king of a ditch.',
    hint: 'Reigns in a ditch.',
    upright: 'still on the throne',
  },
  'farmer-odell': {
    goal: 'anger a garden. Its farmer comes later.',
    hint: 'Leave his garden be. Or do not.',
    upright: 'still cross',
  },
  'screaming-garbage-can': {
    goal: 'disappoint your mom. What screams comes later.',
    hint: 'You would have heard.',
    upright: 'still Tuesday',
  },
  ellery: {
    goal: 'offend an elephant. He comes back for it.',
    hint: 'Never forgets you. Yet.',
    upright: 'still counting barns',
  },
  'small-purple-alien': {
    goal: 'take stones that somebody has laid. The parent comes for them.',
    hint: 'Those were its eggs.',
    upright: 'still a parent',
  },
  'captain-crunchy': { goal: 'meet Captain Crunchy, on days 15 to 80.', upright: 'stays in milk' },
  gerald: { goal: 'meet Gerald, on days 15 to 80.', upright: 'the books are open' },
  'octopus-of-destruction': {
    goal: 'meet the Octopus of Destruction, from day 50 on.',
    upright: 'arms crossed, all',
  },
  'pumpkin-king': { goal: 'meet the Pumpkin King, from day 70 on.', upright: 'still in season' },
  'mother-tree': {
    goal: 'meet the Mother Tree. She comes only if annoyed.',
    hint: 'only if annoyed',
    upright: 'still standing',
  },
}

export const WAY_TEXTS: Readonly<Record<WayId, EntryText>> = {
  brisk: {
    title: 'Brisk',
    line: 'Before day 5. It was windy.',
    hint: 'Quick. You were leaving anyway.',
    goal: 'fall to an enemy before day 5.',
  },
  picnic: {
    title: 'A longer picnic',
    line: 'By somebody passing by.',
    hint: 'Not by anybody famous.',
    goal: 'fall to an enemy on day 5 or later.',
  },
  story: {
    title: 'Your own doing',
    line: 'A question, and then an answer.',
    hint: 'Yes or no. One of them hurts.',
    goal: 'let a question end a run.',
  },
  field: {
    title: 'The field',
    line: 'Day one hundred. Grass.',
    hint: 'A long way past everybody else.',
    goal: 'reach day 100.',
  },
  'captain-crunchy': {
    title: 'Soggy',
    line: 'The Captain had breakfast.',
    hint: 'The most important meal. His.',
    goal: 'fall to Captain Crunchy.',
  },
  gerald: {
    title: 'Audited',
    line: 'Gerald closed the book.',
    hint: 'Keep your receipts.',
    goal: 'fall to Gerald.',
  },
  'octopus-of-destruction': {
    title: 'Hugged',
    line: 'Eight times, at once.',
    hint: 'Has eight of something.',
    goal: 'fall to the Octopus of Destruction.',
  },
  'pumpkin-king': {
    title: 'Out of season',
    line: 'It smelled of October.',
    hint: 'Smells of October.',
    goal: 'fall to the Pumpkin King.',
  },
  'mother-tree': {
    title: 'Grounded',
    line: 'By the roots, until further notice.',
    hint: 'You would have to annoy a wood.',
    goal: 'fall to the Mother Tree. She comes only if annoyed.',
  },
}

export const DEED_TEXTS: Readonly<Record<DeedId, EntryText>> = {
  lunch: {
    title: 'Not even lunch',
    line: 'Died on day 0. The road had barely begun.',
    hint: 'A very short walk.',
    goal: 'end a run on day 0. Somebody has to.',
  },
  picnic: {
    title: 'Known longer picnics',
    line: 'Reached day 15.',
    hint: 'Outlast a picnic. A long one.',
    goal: 'reach day 15.',
  },
  halfway: {
    title: 'Halfway',
    line: 'Reached day 50. Now uphill.',
    hint: 'Count to fifty, outdoors.',
    goal: 'reach day 50.',
  },
  grass: {
    title: 'Grass',
    line: 'Reached day 100. It needs cutting.',
    hint: 'There is said to be a field.',
    goal: 'reach day 100.',
  },
  'one-blow': {
    title: 'Said it once',
    line: 'Ended a fight with the first blow.',
    hint: 'All of it, at the very start.',
    goal: 'win a fight with one full blow.',
  },
  'to-the-number': {
    title: 'To the number',
    line: 'Five hits at exactly the maximum.',
    hint: 'Not more. Not less. Five times.',
    goal: 'attack with exactly your MAX DAMAGE, five times in a row.',
  },
  zero: {
    title: 'A gesture',
    line: 'Attacked for nothing, on purpose.',
    hint: 'Swing, and mean nothing by it.',
    goal: 'attack with 0.',
  },
  'last-pip': {
    title: 'Last pip',
    line: 'Won a fight with one health left.',
    hint: 'Win as narrowly as there is.',
    goal: 'win a fight while you have 1 HEALTH.',
  },
  'usually-numbers': {
    title: 'Usually numbers',
    line: 'Attacked with a word. The word is fine.',
    hint: 'Try talking, in the middle of a fight.',
    goal: 'attack with a word.',
  },
  cake: {
    title: 'Cake',
    line: 'Tried to have it. Tried to eat it.',
    hint: 'Pay, or chance. Or a third thing.',
    goal: 'when asked to pay or chance, say something else.',
  },
  surprise: {
    title: 'I like surprises',
    line: 'Twenty days without paying to look.',
    hint: 'Keep your gold and your eyes shut.',
    goal: 'reach day 20 without paying to look.',
  },
  spent: {
    title: 'Well spent',
    line: 'Ended a run with no gold at all.',
    hint: 'You cannot take it with you.',
    goal: 'end a run with no gold at all.',
  },
  'just-looking': {
    title: 'Just looking',
    line: 'Three merchants, and not one sale.',
    hint: 'Look at everything. Buy none of it.',
    goal: 'meet three merchants in a run, and buy nothing.',
  },
  geology: {
    title: 'Geology',
    line: 'Bought both rocks in one run.',
    hint: 'A big one and a small one. A family.',
    goal: 'buy the big rock and the small one in one run.',
  },
  'whole-shop': {
    title: 'One of everything',
    line: 'Has bought all there is.',
    hint: 'Buy everything, sooner or later.',
    goal: 'buy each of the goods once, in as many runs as it takes.',
  },
  'second-thoughts': {
    title: 'Second thoughts',
    line: 'Said yes and no to the same story.',
    hint: 'Be asked again. Answer otherwise.',
    goal: 'answer a question the other way, when it comes again.',
  },
  'four-sides': {
    title: 'Four sides',
    line: 'Saw all that can come of one story.',
    hint: 'Every story has two sides, twice.',
    goal: 'see all that can come of one question, in as many runs as it takes.',
  },
  yesterday: {
    title: 'Again, from yesterday',
    line: 'Was later once than afterwards.',
    hint: 'Lose some days. You had plenty.',
    goal: 'find a question that turns the days back.',
  },
  noticed: {
    title: 'Noticed',
    line: 'Annoyed the Mother Tree.',
    hint: 'Somebody tall has feelings.',
    goal: 'annoy the Mother Tree. She is fond of mushrooms.',
  },
  breakfast: {
    title: 'Abandon breakfast',
    line: 'Felled Captain Crunchy.',
    hint: 'Sink somebody in milk.',
    goal: 'fell Captain Crunchy.',
  },
  audit: {
    title: 'Initial here',
    line: 'Felled Gerald. He noted it.',
    hint: 'Do your own accounts.',
    goal: 'fell Gerald.',
  },
  hands: {
    title: 'All hands',
    line: 'Felled the Octopus. Every arm of it.',
    hint: 'Shake eight of them, firmly.',
    goal: 'fell the Octopus of Destruction.',
  },
  november: {
    title: 'In November',
    line: 'Felled the Pumpkin King.',
    hint: 'End a season in person.',
    goal: 'fell the Pumpkin King.',
  },
  grown: {
    title: 'How you have grown',
    line: 'Felled Mother Tree. She is proud.',
    hint: 'Win an argument with a tree.',
    goal: 'fell the Mother Tree. She comes only if annoyed.',
  },
}
