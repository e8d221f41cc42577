import type { Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { expect } from './fixtures.ts'
import { pageWidth } from './targets.ts'

/** Both themes and both widths, each once: all pairs would take twice as long. */
const LOOKS = [
  ['light', 320],
  ['dark', 1280],
] as const

/** Expects no axe violations and no overflow, on small and wide screens in both themes. */
export async function expectNoFaults(page: Page, what = ''): Promise<void> {
  for (const [colorScheme, width] of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 720 })
    expect(await faultsOf(page), `${what} ${colorScheme} ${width}`).toEqual([])
    expect(await pageWidth(page), `${what} ${width}`).toBeLessThanOrEqual(width)
  }
}
