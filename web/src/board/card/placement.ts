import type { FactDetails } from '@fable/contract'

/** A place in a list of two columns. `wide` is across both, `loud` as well, in larger letters. */
export type Place = 'wide' | 'loud' | 'left' | 'right'

/** At most one row in this number is loud. */
const LOUD_EVERY = 6

/** One line of a wide screen. */
const LOUD_MAX = 60

/**
 * Places are in order and without holes. At the beginning of a row, a fact with a correction takes the whole row, and
 * so does a short one that somebody vouches for. A place depends only on the facts before it, so nothing moves when
 * more facts are added. `isWhole`: no more facts will follow, so the last one also takes a whole row rather than half
 * of one.
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
