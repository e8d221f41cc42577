import type { Locator } from '@playwright/test'

/**
 * The lowest contrast between a control's words and their ground, from 1 to 21. A gradient counts with each of its
 * colours; a half-transparent colour is blended with those below it. Transitions are taken at their end.
 */
export const contrastOf = (control: Locator): Promise<number> =>
  control.evaluate((element) => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
    const canvas = document.createElement('canvas')
    canvas.width = 1
    canvas.height = 1
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('No canvas.')
    type Colour = readonly number[]
    /** The colour of these layers, blended in order. */
    const blend = (...layers: readonly string[]): Colour => {
      context.clearRect(0, 0, 1, 1)
      for (const layer of layers) {
        context.fillStyle = layer
        context.fillRect(0, 0, 1, 1)
      }
      return [...context.getImageData(0, 0, 1, 1).data]
    }
    const COLOUR = /(?:rgba?|hsla?|color|ok(?:lab|lch))\([^()]*\)/g
    /** The backgrounds behind an element, farthest first; a gradient counts as one of its colours. */
    const groundsOf = (of: Element | null): string[][] => {
      if (!of) return [['#000']]
      const { backgroundColor, backgroundImage } = getComputedStyle(of)
      const colours = backgroundImage.match(COLOUR) ?? []
      const isOpaque = blend(backgroundColor)[3] === 255
      const below = isOpaque
        ? [[backgroundColor]]
        : groundsOf(of.parentElement).map((under) => [...under, backgroundColor])
      return colours.length === 0
        ? below
        : below.flatMap((under) => colours.map((colour) => [...under, colour]))
    }
    const luminance = ([red = 0, green = 0, blue = 0]: Colour): number => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const isSeen = (part: Element) =>
      part.checkVisibility() &&
      !part.closest('.visually-hidden') &&
      part.getBoundingClientRect().width > 2
    const parts = [element, ...element.querySelectorAll('*')].filter(
      (part) =>
        isSeen(part) &&
        [...part.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ),
    )
    const contrasts = parts.flatMap((part) =>
      groundsOf(part).map((ground) => {
        const [one, other] = [
          luminance(blend(...ground)),
          luminance(blend(...ground, getComputedStyle(part).color)),
        ]
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
      }),
    )
    return Math.min(21, ...contrasts)
  })
