import type { CSSProperties } from 'react'
import { CATEGORIES, type Category } from '@fable/contract/limits'

/** How bright a colour '#rrggbb' is, from 0 to 1 (WCAG's relative luminance). */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Whether black reads better than white on a colour. */
function isBlackBetter(colour: string): boolean {
  const luminance = luminanceOf(colour) + 0.05
  return luminance / 0.05 >= 1.05 / luminance
}

const ALL = { '--tag': 'var(--ember)', '--on-tag': 'var(--on-ember)' }

const STYLES = new Map<Category, Record<string, string>>(
  CATEGORIES.map(({ id, colour }) => [
    id,
    { '--tag': colour, '--on-tag': isBlackBetter(colour) ? '#000' : '#fff' },
  ]),
)

/** The colours of a category's tag and button, the specification's; null for all categories. */
export function coloursOf(category: Category | null): CSSProperties {
  return ((category && STYLES.get(category)) ?? ALL) as CSSProperties
}
