type TextSize = 'tiny' | 'short' | 'mid' | 'long'

/** Matches letters of Chinese, Japanese and Korean, which are about twice as wide as Latin letters. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/g

const widthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0)

export function sizeOf(text: string): TextSize {
  const width = widthOf(text)
  if (width <= 42) return 'tiny'
  if (width <= 60) return 'short'
  return width <= 120 ? 'mid' : 'long'
}

/** Lengths are rounded up to multiples of this number. For tiny texts the style sheet has a rule for each multiple. */
const LENGTH_STEP = 3

export type PosterSize = { readonly name: TextSize; readonly length: number }

export const posterSizeOf = (text: string): PosterSize => ({
  name: sizeOf(text),
  length: Math.ceil(widthOf(text) / LENGTH_STEP) * LENGTH_STEP,
})
