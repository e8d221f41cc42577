import type { BrowserType, LaunchOptions, Page } from '@playwright/test'
import type { Browser } from './browser.ts'

/** Chromium, or Playwright's own builds of the others. */
export async function openWithPlaywright(
  type: BrowserType,
  options: LaunchOptions = {},
): Promise<Browser> {
  const browser = await type.launch(options)
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  return { ...browserOf(page), close: () => browser.close() }
}

/** Closing the browser closes the page. */
export function browserOf(page: Page): Browser {
  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    evaluate: (script) => page.evaluate(script),
    click: async (element) => {
      const handle = await page.evaluateHandle<Node>(element)
      await handle.asElement().click()
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewportSize(size),
    picture: async (path) => {
      await page.mouse.move(0, 0)
      await page.screenshot({ path })
    },
    close: () => page.close(),
  }
}
