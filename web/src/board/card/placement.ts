import type { FactDetails } from '@fable/contract'

/** The place of a fact in a list of two columns: across both, in the left one, or in the right one. */
export type Place = 'wide' | 'left' | 'right'

/**
 * Returns the place of each fact in a list, in order and without holes. At the beginning of a row, a fact with a
 * correction takes the whole row. A place depends only on the facts before it, so nothing moves when more facts are
 * added. `isWhole`: no more facts will follow, so the last one also takes a whole row rather than half of one.
 */
export function placesOf(
  facts: readonly Pick<FactDetails, 'correction'>[],
  isWhole: boolean,
): Place[] {
  let before: Place = 'right'
  return facts.map(({ correction }, at) => {
    const isAlone = correction !== undefined
    const isLast = isWhole && at === facts.length - 1
    if (before === 'left') before = 'right'
    else before = isAlone || isLast ? 'wide' : 'left'
    return before
  })
}
