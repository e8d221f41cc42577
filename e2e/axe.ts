import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds on the page: rules that are broken, each with the elements that break it. */
export async function faultsOf(page: Page) {
  // The legacy mode differs for frames of other origins only, and opens no page of its own.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}
