/** The font size of a fact: the shorter its text, the larger. */
type TextSize = 'tiny' | 'short' | 'mid' | 'long'

/** Letters of Chinese, Japanese and Korean, which are about twice as wide as Latin ones. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g

/** How wide a text is, in Latin letters. */
export const widthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0)

/** The size of a fact by the width of its text. */
export function sizeOf(text: string): TextSize {
  const width = widthOf(text)
  if (width <= 42) return 'tiny'
  if (width <= 60) return 'short'
  return width <= 120 ? 'mid' : 'long'
}

/** The place of a fact in a list of two columns: across both, left or right. */
export type Place = 'wide' | 'left' | 'right'

/**
 * The places of the facts of a list, in its order and without holes: a fact at the beginning of a row takes all of it
 * if it is short or has a correction. A place depends only on the facts before, so nothing moves when more facts are
 * added. `isWhole`: the list is complete, so the last fact is not left alone in half a row.
 */
export function placesOf(
  facts: readonly { text: string; correction?: object | undefined }[],
  isWhole: boolean,
): Place[] {
  let before: Place = 'right'
  return facts.map(({ text, correction }, at) => {
    const size = sizeOf(text)
    const isAlone = size === 'tiny' || size === 'short' || correction !== undefined
    const isLast = isWhole && at === facts.length - 1
    if (before === 'left') before = 'right'
    else before = isAlone || isLast ? 'wide' : 'left'
    return before
  })
}
