import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'

/** The smaller of its two builds: each page that is looked at reads and compiles it. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** A global of the page. */
declare const axe: typeof Axe

/** A rule that is broken, and the HTML of the elements that break it. */
type AxeFault = readonly [rule: string, elements: string[]]

/** Violations that axe finds on the page. */
export async function faultsOf(page: Page): Promise<AxeFault[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  if (!isLoaded) await page.evaluate(source)
  const { violations } = await page.evaluate(() =>
    // To describe all elements that break no rule takes longer than to look at them.
    axe.run({
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
      // Only a disabled rule needs style sheets, and only one about media needs media, which no page has.
      preload: false,
    }),
  )
  return violations.flatMap(({ id, nodes }): AxeFault[] => {
    const elements = nodes.map(({ html }) => html).filter((html) => !isExempt(id, html))
    return elements.length > 0 ? [[id, elements]] : []
  })
}

// Flags on the trail stand at their days, however close. For pins on a map the place is essential (WCAG 2.2, 2.5.8).
const isExempt = (rule: string, html: string): boolean =>
  rule === 'target-size' && html.includes('data-window=')
