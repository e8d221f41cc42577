/** A node of React's, with what it was rendered from. */
type Rendered = Element & Record<string, { children?: unknown } | undefined>

// Translators use this obsolete element, which no style sheet selects.
const NAME = 'font' as string

/**
 * Does what a browser's translator does to all texts of the page as soon as they appear: replaces each by a new text in
 * two nested elements. Returns the function that ends it.
 */
export function translatePage(): () => void {
  replaceTexts()
  const observer = new MutationObserver(replaceTexts)
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}

function replaceTexts(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    const parent = text.parentElement
    if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea, svg'))
      continue
    const font = document.createElement(NAME)
    font.appendChild(document.createElement(NAME)).textContent = text.data
    text.replaceWith(font)
  }
}

/** Texts that React has rendered into replaced nodes, so that the page does not show them. */
export const staleTexts = (): string[] =>
  [...document.querySelectorAll('body *')].flatMap((element) =>
    textsOf(element).filter((text) => !element.textContent.includes(text)),
  )

function textsOf(element: Element): string[] {
  const props = Object.keys(element).find((key) => key.startsWith('__reactProps'))
  const children = props && (element as Rendered)[props]?.children
  const texts = [children].flat(Infinity).filter((child) => /string|number/.test(typeof child))
  return texts.map(String)
}
