import type { Page } from '@playwright/test'

/** The smallest target of WCAG 2.2 (2.5.8), in CSS pixels. */
const SMALLEST = 24

type SmallTarget = { readonly name: string; readonly size: readonly [number, number] }

/**
 * Targets smaller than allowed, with the size of the area that reacts to a press. Those in a sentence are exempt, as in
 * 2.5.8, and so are wrapped ones, which are higher than a line, and those that are only shown while they have the
 * focus. With a popup open, only its own targets count.
 */
export const tooSmall = (page: Page, smallest = SMALLEST, which = '*'): Promise<SmallTarget[]> =>
  page.evaluate(
    ([smallest, which]) => {
      const root = document.querySelector('dialog[open]') ?? document
      const isInSentence = (target: Element) =>
        target.matches('p a, p button') && target.parentElement?.textContent !== target.textContent
      const isWrapped = (target: Element) => target.getClientRects().length > 1
      const isClipped = (target: Element): boolean =>
        (target.clientWidth === 0 && getComputedStyle(target).overflowX === 'hidden') ||
        (target.parentElement !== null && isClipped(target.parentElement))
      const sizeOf = (target: Element) => {
        target.scrollIntoView({ block: 'center', inline: 'center' })
        const { left, top, width, height } = target.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const isHit = (atX: number, atY: number) => {
          const hit = document.elementFromPoint(atX, atY)
          return target.contains(hit) || hit?.closest('label')?.control === target
        }
        /** How far from the middle a press still hits it. */
        const reach = (stepX: number, stepY: number) => {
          let steps = 0
          while (steps < smallest && isHit(x + stepX * (steps + 0.5), y + stepY * (steps + 0.5)))
            steps += 1
          return steps
        }
        return [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)] as const
      }
      return [...root.querySelectorAll('a[href], button, input, select, textarea')]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .filter((target) => target.closest('.visually-hidden, [inert], [href="#facts"]') === null)
        .filter((target) => target.matches(which) && !isInSentence(target))
        .filter((target) => !isWrapped(target) && !isClipped(target))
        .map((target) => ({
          name: target.getAttribute('aria-label') ?? target.textContent,
          size: sizeOf(target),
        }))
        .filter(({ size: [width, height] }) => width < smallest || height < smallest)
    },
    [smallest, which] as const,
  )

/** How wide the page is, in CSS pixels: more than the window if something leaves it. */
export const pageWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth)

/** The texts that leave the window at its left or right, except in what scrolls, is closed, or ends in an ellipsis. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const cut: string[] = []
    const isExempt = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      const isClosed = overflowX === 'hidden' && element.clientWidth === 0
      return overflowX === 'auto' || textOverflow === 'ellipsis' || isClosed
    }
    const isInExempt = (element: Element | null): boolean =>
      element !== null && (isExempt(element) || isInExempt(element.parentElement))
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true }) || isInExempt(parent)) continue
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      // Texts for screen readers alone are a pixel wide.
      const isShown = width > 2 && parent.closest('.visually-hidden') === null
      if (isShown && (left < -1 || right > document.documentElement.clientWidth + 1))
        cut.push(node.nodeValue ?? '')
    }
    return cut
  })

/** The fields with letters below 16 px, into which iOS zooms. */
export const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter(
        (field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16,
      )
      .map((field) => field.outerHTML),
  )

/** Parts of the page that overflow the window sideways or are clipped by their button. */
export const cutParts = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((part) => !part.closest('.visually-hidden') && part.checkVisibility())
      .filter((part) => {
        const { left, right } = part.getBoundingClientRect()
        const isCut = part.matches('button') && part.scrollWidth > part.clientWidth + 1
        return left < 0 || right > innerWidth || isCut
      })
      .map((part) => part.outerHTML.slice(0, 80)),
  )
