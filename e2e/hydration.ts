import type { Page } from '@playwright/test'

/** Errors that the page reports; React logs failed hydration there. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

/** Holds the page's scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return () => release(undefined)
}

/**
 * Waits until React has hydrated or rendered every control: React marks such nodes. The mouse is moved, because a new
 * player's game waits for that (web/src/until-hydrated.js).
 */
export async function whenHydrated(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.waitForFunction(() => {
    const isReacts = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    const controls = [...document.querySelectorAll('#root :is(a, button, input, textarea)')]
    return controls.length > 0 && controls.every(isReacts)
  })
}

/** Waits until the scroll position is stored in the history entry. */
export async function placeKept(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { place } = (history.state ?? {}) as { place?: { id: number; top: number } | null }
    if (!place) return false
    const fact = document.querySelector(`[data-fact="${place.id}"]`)
    return fact?.getBoundingClientRect().top === place.top
  })
}
