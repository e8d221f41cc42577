import { type ElementHandle, launch } from 'puppeteer-core'
import type { Browser } from './browser.ts'

/** Firefox cannot be asked for them otherwise. */
const PREFERENCES = {
  // Reduced.
  'ui.prefersReducedMotion': 1,
  // As narrow as a phone's, and as those of headless Chromium.
  'ui.useOverlayScrollbars': 1,
}

export async function openFirefox(executablePath: string): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: PREFERENCES,
  })

  const page = await browser.newPage()

  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    evaluate: (script) => page.evaluate(script),
    click: async (element) => {
      const handle = (await page.evaluateHandle(element)) as ElementHandle
      await handle.click()
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (size) => page.setViewport(size),
    picture: async (path) => {
      await page.mouse.move(0, 0)
      await page.screenshot({ path })
    },
    close: () => browser.close(),
  }
}
