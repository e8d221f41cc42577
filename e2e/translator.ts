import type { Page } from '@playwright/test'

/**
 * Does to all texts of the page what a browser's translator does, as soon as they are there: new ones, in two elements
 * of its own, take their place.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Translators use the old element that no style sheet knows.
    const name = 'font' as string
    const wrap = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        const parent = text.parentElement
        if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea, svg'))
          continue
        const font = document.createElement(name)
        font.appendChild(document.createElement(name)).textContent = text.data
        text.replaceWith(font)
      }
    }
    addEventListener('DOMContentLoaded', () => {
      wrap()
      const changes = { childList: true, characterData: true, subtree: true }
      new MutationObserver(wrap).observe(document.body, changes)
    })
  })
}

/** The texts that React has rendered and the page does not show, since they stand in nodes that were replaced. */
export const staleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Rendered = Element & Record<string, { children?: unknown } | undefined>
    const textsOf = (element: Element) => {
      const props = Object.keys(element).find((key) => key.startsWith('__reactProps'))
      const children = props && (element as Rendered)[props]?.children
      return [children].flat(Infinity).filter((child) => /string|number/.test(typeof child))
    }
    return [...document.querySelectorAll('body *')].flatMap((element) =>
      textsOf(element)
        .map(String)
        .filter((text) => !element.textContent.includes(text)),
    )
  })
