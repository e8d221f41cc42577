/** How large a fact is set: the shorter it is, the larger. */
export const SIZES = ['tiny', 'short', 'mid', 'long'] as const

export type TextSize = (typeof SIZES)[number]

/** The size of a fact by the length of its text, in characters. */
export function sizeOf(text: string): TextSize {
  if (text.length <= 42) return 'tiny'
  if (text.length <= 60) return 'short'
  return text.length <= 120 ? 'mid' : 'long'
}

/** Where a fact stands in a list of two columns: across both, in the left or in the right one. */
export type Place = 'wide' | 'left' | 'right'

/**
 * The places of the facts of a list, in its order and without holes: a short fact at the beginning of a row
 * takes all of it. A place depends on the facts before only, so nothing moves when more facts are added;
 * `isWhole`: no more will come, and the last fact does not stay alone in half a row.
 */
export function placesOf(facts: readonly { text: string }[], isWhole: boolean): Place[] {
  let before: Place = 'right'
  return facts.map(({ text }, at) => {
    const size = sizeOf(text)
    const isShort = size === 'tiny' || size === 'short'
    const isLast = isWhole && at === facts.length - 1
    if (before === 'left') before = 'right'
    else before = isShort || isLast ? 'wide' : 'left'
    return before
  })
}
