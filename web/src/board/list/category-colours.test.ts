import { CATEGORIES } from '@fable/contract/limits'
import { expect, it } from 'vitest'
import css from './category-colours.module.css?raw'

/** How bright a colour '#rrggbb' is, from 0 to 1 (WCAG's relative luminance). */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

it('gives each category its colour of the contract, and on it black or white, whichever reads better', () => {
  const rules = [...css.matchAll(/'(\w+)'\] \{\s+--tag: (\S+);\s+--on-tag: (\S+);/g)]
  const expected = CATEGORIES.map(({ id, colour }) => {
    const luminance = luminanceOf(colour) + 0.05
    return [id, colour, luminance / 0.05 >= 1.05 / luminance ? '#000' : '#fff']
  })
  expect(rules.map(([, ...rule]) => rule)).toEqual(expected)
})
