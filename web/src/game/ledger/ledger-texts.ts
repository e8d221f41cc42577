import type { FoeId } from '@fable/engine/content'
import type { WayId } from './entries.ts'

/** `hint` replaces `line` until the ending is recorded. */
type WayText = {
  readonly title: string
  readonly line: string
  readonly hint: string
  readonly goal: string
}

/**
 * `hint` is shown for a foe that was never met; by default it names the days on which the foe can be met. `upright` is
 * shown for a foe that was met but never defeated. `goal` says how to meet the foe.
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

export const WAY_TEXTS: Readonly<Record<WayId, WayText>> = {
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
