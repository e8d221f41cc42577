import type { FactDetails } from '@fable/contract'

/** A place in a list of two columns. `wide` and `loud` cover both columns. `loud` also has larger letters. */
export type Place = 'wide' | 'loud' | 'left' | 'right'

/** Of this number of rows, at most one is loud. */
const LOUD_EVERY = 6

/** A text of this length fits into one line of a wide screen. */
const LOUD_MAX = 60

/**
 * Returns the place of each fact, in order and without holes. A fact with a correction takes a whole row if it begins
 * the row. So does a short fact that somebody vouches for, at most once in LOUD_EVERY rows. A place depends only on the
 * facts before it, so nothing moves when more facts are added. `isWhole` means that no more facts will follow. A last
 * fact that begins a row then takes the whole row.
 */
export function placesOf(
  facts: readonly Pick<FactDetails, 'correction' | 'text' | 'vouched'>[],
  isWhole: boolean,
): Place[] {
  let before: Place = 'right'
  let rowsSinceLoud = LOUD_EVERY

  return facts.map(({ correction, text, vouched }, at) => {
    const isLoud = vouched && !correction && text.length <= LOUD_MAX
    const isLast = isWhole && at === facts.length - 1
    if (before === 'left') {
      before = 'right'
    } else if (isLoud && rowsSinceLoud >= LOUD_EVERY) {
      before = 'loud'
      rowsSinceLoud = 1
    } else {
      before = correction || isLast ? 'wide' : 'left'
      rowsSinceLoud += 1
    }
    return before
  })
}
