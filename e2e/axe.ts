import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** A rule that is broken, and the HTML of the elements that break it. */
type AxeFault = readonly [rule: string, elements: string[]]

/** Violations that axe finds on the page. */
export async function faultsOf(page: Page): Promise<AxeFault[]> {
  // Legacy mode opens no additional page. It only differs for frames of other origins.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  // To describe all elements that break no rule takes longer than to look at them.
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  return violations.map(({ id, nodes }): AxeFault => [id, nodes.map(({ html }) => html)])
}
