import type { Page } from '@playwright/test'

/** The windows in which texts are looked at: a small phone, a tablet, and a low laptop. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 820, height: 1180 },
  { width: 1366, height: 650 },
] as const

/** Scrolled to the top, to the middle and to the end. */
const PLACES = [0, 0.5, 1] as const

const canScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight)

/** Pairs of texts in the window that overlap visibly, as "one / other". */
const overlapping = (page: Page, place: number): Promise<string[]> =>
  page.evaluate((share) => {
    const { scrollHeight } = document.documentElement
    window.scrollTo({ top: (scrollHeight - window.innerHeight) * share, behavior: 'instant' })

    type Text = { readonly text: string; readonly parent: Element; readonly rects: DOMRect[] }
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.nodeValue?.trim() ?? ''
      if (!parent || text === '' || !parent.checkVisibility({ visibilityProperty: true })) continue
      range.selectNodeContents(node)
      const rects = [...range.getClientRects()].filter(
        ({ width, height, top, bottom }) =>
          // Texts for screen readers alone are a pixel wide.
          width > 2 && height > 2 && bottom > 0 && top < window.innerHeight,
      )
      texts.push({ text: text.slice(0, 30), parent, rects })
    }

    const isOpaque = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      const alpha = /[,/] ?([\d.]+)\)$/.exec(backgroundColor)?.[1]
      const isColour = !backgroundColor.startsWith('rgba') && alpha === undefined
      return isColour || Number(alpha) > 0.9 || backgroundImage.includes('gradient')
    }
    /** True if a text is painted at a point, and nothing covers it there. */
    const isSeen = ({ parent }: Text, x: number, y: number) => {
      for (const element of document.elementsFromPoint(x, y)) {
        if (element === parent || element.contains(parent) || parent.contains(element)) {
          // Clipped by a scrolling or clipping ancestor.
          return element === parent || parent.contains(element)
        }
        if (isOpaque(element)) return false
      }
      return false
    }
    const found: string[] = []
    for (const [at, one] of texts.entries()) {
      for (const other of texts.slice(at + 1)) {
        if (one.parent.contains(other.parent) && one.parent !== other.parent) continue
        for (const a of one.rects) {
          for (const b of other.rects) {
            const [left, right] = [Math.max(a.left, b.left), Math.min(a.right, b.right)]
            const [top, bottom] = [Math.max(a.top, b.top), Math.min(a.bottom, b.bottom)]
            // Lines of a text may overlap by their empty edges.
            if (right - left < 3 || bottom - top < 0.4 * Math.min(a.height, b.height)) continue
            const [x, y] = [(left + right) / 2, (top + bottom) / 2]
            if (isSeen(one, x, y) && isSeen(other, x, y)) found.push(`${one.text} / ${other.text}`)
          }
        }
      }
    }
    return [...new Set(found)]
  }, place)

/** Texts of a page that overlap at some window size and scroll position. */
export async function overlapsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of WINDOWS) {
    await page.setViewportSize(size)
    for (const place of (await canScroll(page)) ? PLACES : [0]) {
      const texts = await overlapping(page, place)
      found.push(...texts.map((text) => `${size.width}x${size.height} at ${place}: ${text}`))
    }
  }
  return found
}
