import type { FactDetails } from '@fable/contract'

/** The font size of a poster, named after the length of its text: the shorter the text, the larger the letters. */
type TextSize = 'tiny' | 'short' | 'mid' | 'long'

/** Letters of Chinese, Japanese and Korean, which are about twice as wide as Latin ones. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g

/** Returns the width of a text, in Latin letters. */
export const widthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0)

/** Returns the size of a poster, by the width of its text. */
export function sizeOf(text: string): TextSize {
  const width = widthOf(text)
  if (width <= 42) return 'tiny'
  if (width <= 60) return 'short'
  return width <= 120 ? 'mid' : 'long'
}

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
