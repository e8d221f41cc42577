import { CATEGORY_IDS, type Category } from './fact-limits.ts'

/** The style sheet of the page contains the same colours. A test compares them. */
const COLOURS: Readonly<Record<Category, string>> = {
  technology: '#3b82f6',
  science: '#16a34a',
  finance: '#ef4444',
  society: '#eab308',
  entertainment: '#db2777',
  health: '#14b8a6',
  history: '#f97316',
  news: '#8b5cf6',
}

export const CATEGORIES = CATEGORY_IDS.map((id) => ({ id, colour: COLOURS[id] }))

/** Returns black or white, whichever has the higher contrast with the colour (WCAG). */
export function textColourOn(colour: string): '#000' | '#fff' {
  const luminance = luminanceOf(colour) + 0.05
  const contrastWithBlack = luminance / 0.05
  const contrastWithWhite = 1.05 / luminance
  return contrastWithBlack >= contrastWithWhite ? '#000' : '#fff'
}

// Relative luminance (WCAG), from 0 to 1.
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
