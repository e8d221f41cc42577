import { CATEGORIES, type Category } from '@fable/contract/limits'

const PAPER = '#fbf5e8'

const partsOf = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** A share of one colour `#rrggbb` on the paper of the fact list. */
const tint = (colour: string, share: number): string => {
  const paper = partsOf(PAPER)
  const mixed = partsOf(colour).map((part, n) => part * share + (paper[n] ?? 0) * (1 - share))
  return `rgb(${mixed.map(Math.round).join(' ')})`
}

/** Relative luminance (WCAG), from 0 to 1. */
const luminanceOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) =>
    part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Black or white, whichever reads better: the contrasts are equal at this luminance. */
const textOn = (colour: string) =>
  luminanceOf(colour) > Math.sqrt(1.05 * 0.05) - 0.05 ? '#000' : '#fff'

/** The colours of a category's poster: its tag, text on the tag, the ground and its rays. */
export const posterColours = (category: Category) => {
  const tag = CATEGORIES.find(({ id }) => id === category)?.colour ?? PAPER
  return { tag, onTag: textOn(tag), ground: tint(tag, 0.24), rays: tint(tag, 0.4) }
}
