import type { GoodId } from '@fable/engine/content'
import type { OutcomeId } from './entries.ts'

/** `line` is shown after the good was bought, `hint` before. */
export const GOOD_TEXTS: Readonly<
  Record<GoodId, { readonly line: string; readonly hint: string }>
> = {
  'honey-seeds': { line: 'A bee gave up.', hint: 'Buzzes, a little later.' },
  'blue-banana': { line: 'Tastes of blue.', hint: 'Yellow on the inside.' },
  'unripe-squash': { line: 'One day early.', hint: 'Will be ready tomorrow.' },
  'broken-spoon': { line: 'The dangerous half.', hint: 'Half a canteen.' },
  'big-rock': { line: 'Ends conversations.', hint: 'You cannot miss it.' },
  'long-stick': { line: 'So is the guarantee.', hint: 'Longer than it looks.' },
  'small-rock': { line: 'Portable.', hint: 'Easily missed.' },
  'unessential-oils': { line: 'Nothing, fragrantly.', hint: 'Does nothing. Smells of it.' },
  flashlight: { line: 'It was noon.', hint: 'Dear, and bright.' },
}

/** Each text must fit on a line of the book. */
export const OUTCOME_TEXTS: Readonly<Record<OutcomeId, string>> = {
  'lost-potato/correctYes': 'He took up the banjo.',
  'lost-potato/incorrectYes': 'It lived right there.',
  'lost-potato/correctNo': 'Bait. Not good bait.',
  'lost-potato/incorrectNo': 'His boot, your foot.',
  'a-garden/correctYes': '“TAKE SOME”, it said.',
  'a-garden/incorrectYes': '“DO NOT”, it said.',
  'a-garden/correctNo': 'The bush wept. It paid.',
  'a-garden/incorrectNo': 'Booed by tomatoes.',
  'time-traveling/correctYes': 'Ten days, compounded.',
  'time-traveling/incorrectYes': 'You came out 5 days ago.',
  'time-traveling/correctNo': 'His lunch. It was good.',
  'time-traveling/incorrectNo': 'He came back tanned.',
  'power-stones/correctYes': 'It hums. So do you.',
  'power-stones/incorrectYes': 'Somebody’s eggs.',
  'power-stones/correctNo': 'A bow, and a booklet.',
  'power-stones/incorrectNo': 'The duck rules now.',
  'dark-cave/correctYes': 'He has two friends.',
  'dark-cave/incorrectYes': 'Slippers. Occupied.',
  'dark-cave/correctNo': 'The cave burped.',
  'dark-cave/incorrectNo': 'A good, solid sign.',
  'martial-arts/correctYes': 'Swan, fan, nerves.',
  'martial-arts/incorrectYes': 'The floor was there.',
  'martial-arts/correctNo': 'You finished early.',
  'martial-arts/incorrectNo': 'You are upside down.',
  'traveling-elephant/correctYes': 'Two seas and a barn.',
  'traveling-elephant/incorrectYes': 'It is Sunday again.',
  'traveling-elephant/correctNo': 'A purse by the barn.',
  'traveling-elephant/incorrectNo': 'A great deal of ear.',
  'charming-stream/correctYes': 'Nineteen, and certain.',
  'charming-stream/incorrectYes': 'Your purse went ahead.',
  'charming-stream/correctNo': 'It went slightly pink.',
  'charming-stream/incorrectNo': 'Swept off by feelings.',
  'magical-mushrooms/correctYes': '“Hit harder”, it says.',
  'magical-mushrooms/incorrectYes': 'The gate forgave you.',
  'magical-mushrooms/correctNo': 'A leaflet, then an axe.',
  'magical-mushrooms/incorrectNo': 'Mostly sneezing.',
  'your-mom/correctYes': 'There is more soup.',
  'your-mom/incorrectYes': 'The garbage knew you.',
  'your-mom/correctNo': 'A helmet, with lunch.',
  'your-mom/incorrectNo': 'She said it was fine.',
}
