import type { FoeId } from '@fable/engine/content'
import type { DeedId, WayId } from './entries.ts'

/** An entry in words: its title and line once it is there, and what is said in its place before. */
type EntryText = { readonly title: string; readonly line: string; readonly hint: string }

/**
 * A foe in the book: what is said of one that was never felled, and of one that was never met. Without a hint
 * that is the days on which it can be met.
 */
export const FOE_TEXTS: Readonly<
  Record<FoeId, { readonly hint?: string; readonly upright: string }>
> = {
  'bored-talking-stick': { hint: 'You would have been told.', upright: 'still talking' },
  'devils-playground': { hint: 'Ages 3 to 5.', upright: 'still open' },
  'obsidian-steve': { hint: 'Drinks tea. Has edges.', upright: 'still sharp' },
  'starch-king': { hint: 'Reigns in a ditch.', upright: 'still on the throne' },
  'farmer-odell': { hint: 'Leave his garden be. Or do not.', upright: 'still cross' },
  'screaming-garbage-can': { hint: 'You would have heard.', upright: 'still Tuesday' },
  ellery: { hint: 'Never forgets you. Yet.', upright: 'still counting barns' },
  'small-purple-alien': { hint: 'Those were its eggs.', upright: 'still hatching' },
  'captain-crunchy': { upright: 'stays in milk' },
  gerald: { upright: 'the books are open' },
  'octopus-of-destruction': { upright: 'arms crossed, all' },
  'pumpkin-king': { upright: 'still in season' },
  'mother-tree': { hint: 'only if annoyed', upright: 'still standing' },
}

export const WAY_TEXTS: Readonly<Record<WayId, EntryText>> = {
  brisk: {
    title: 'Brisk',
    line: 'Before day 5. It was windy.',
    hint: 'Quick. You were leaving anyway.',
  },
  picnic: {
    title: 'A longer picnic',
    line: 'By somebody passing by.',
    hint: 'Not by anybody famous.',
  },
  story: {
    title: 'Your own doing',
    line: 'A question, and then an answer.',
    hint: 'Yes or no. One of them hurts.',
  },
  field: {
    title: 'The field',
    line: 'Day one hundred. Grass.',
    hint: 'A long way past everybody else.',
  },
  'captain-crunchy': {
    title: 'Soggy',
    line: 'The Captain had breakfast.',
    hint: 'The most important meal. His.',
  },
  gerald: { title: 'Audited', line: 'Gerald closed the book.', hint: 'Keep your receipts.' },
  'octopus-of-destruction': {
    title: 'Hugged',
    line: 'Eight times, at once.',
    hint: 'Has eight of something.',
  },
  'pumpkin-king': {
    title: 'Out of season',
    line: 'It smelled of October.',
    hint: 'Smells of October.',
  },
  'mother-tree': {
    title: 'Grounded',
    line: 'By the roots, until further notice.',
    hint: 'You would have to annoy a wood.',
  },
}

export const DEED_TEXTS: Readonly<Record<DeedId, EntryText>> = {
  lunch: {
    title: 'Not even lunch',
    line: 'Died on day 0. The road had barely begun.',
    hint: 'A very short walk.',
  },
  picnic: {
    title: 'Known longer picnics',
    line: 'Reached day 15.',
    hint: 'Outlast a picnic. A long one.',
  },
  halfway: {
    title: 'Halfway',
    line: 'Reached day 50. Now uphill.',
    hint: 'Count to fifty, outdoors.',
  },
  grass: {
    title: 'Grass',
    line: 'Reached day 100. It needs cutting.',
    hint: 'There is said to be a field.',
  },
  'one-blow': {
    title: 'Said it once',
    line: 'Ended a fight with the first blow.',
    hint: 'All of it, at the very start.',
  },
  'to-the-number': {
    title: 'To the number',
    line: 'Five hits at exactly the maximum.',
    hint: 'Not more. Not less. Five times.',
  },
  zero: {
    title: 'A gesture',
    line: 'Attacked for nothing, on purpose.',
    hint: 'Swing, and mean nothing by it.',
  },
  'last-pip': {
    title: 'Last pip',
    line: 'Won a fight with one health left.',
    hint: 'Win as narrowly as there is.',
  },
  'usually-numbers': {
    title: 'Usually numbers',
    line: 'Attacked with a word. The word is fine.',
    hint: 'Try talking, in the middle of a fight.',
  },
  cake: {
    title: 'Cake',
    line: 'Tried to have it. Tried to eat it.',
    hint: 'Pay, or chance. Or a third thing.',
  },
  surprise: {
    title: 'I like surprises',
    line: 'Twenty days without paying to look.',
    hint: 'Keep your gold and your eyes shut.',
  },
  spent: {
    title: 'Well spent',
    line: 'Ended a run with no gold at all.',
    hint: 'You cannot take it with you.',
  },
  'just-looking': {
    title: 'Just looking',
    line: 'Three merchants, and not one sale.',
    hint: 'Look at everything. Buy none of it.',
  },
  geology: {
    title: 'Geology',
    line: 'Bought both rocks in one run.',
    hint: 'A big one and a small one. A family.',
  },
  'whole-shop': {
    title: 'One of everything',
    line: 'Has bought all there is.',
    hint: 'Buy everything, sooner or later.',
  },
  'second-thoughts': {
    title: 'Second thoughts',
    line: 'Said yes and no to the same story.',
    hint: 'Be asked again. Answer otherwise.',
  },
  'four-sides': {
    title: 'Four sides',
    line: 'Saw all that can come of one story.',
    hint: 'Every story has two sides, twice.',
  },
  yesterday: {
    title: 'Again, from yesterday',
    line: 'Was later once than afterwards.',
    hint: 'Lose some days. You had plenty.',
  },
  noticed: {
    title: 'Noticed',
    line: 'Annoyed the Mother Tree.',
    hint: 'Somebody tall has feelings.',
  },
  breakfast: {
    title: 'Abandon breakfast',
    line: 'Felled Captain Crunchy.',
    hint: 'Sink somebody in milk.',
  },
  audit: {
    title: 'Initial here',
    line: 'Felled Gerald. He noted it.',
    hint: 'Do your own accounts.',
  },
  hands: {
    title: 'All hands',
    line: 'Felled the Octopus. Every arm of it.',
    hint: 'Shake eight of them, firmly.',
  },
  november: {
    title: 'In November',
    line: 'Felled the Pumpkin King.',
    hint: 'End a season in person.',
  },
  grown: {
    title: 'How you have grown',
    line: 'Felled Mother Tree. She is proud.',
    hint: 'Win an argument with a tree.',
  },
}
