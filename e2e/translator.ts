import type { Page } from '@playwright/test'

/**
 * Does what a browser's translator does to all texts of the page as soon as they appear: replaces each by a new text in
 * two nested elements.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Translators use this obsolete element, which no style sheet selects.
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

/** Texts that React has rendered into replaced nodes, so that the page does not show them. */
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
