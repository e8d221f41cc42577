import { browserOf } from '../tools/engines/playwright.ts'
import { walkWith } from '../tools/engines/walk-with.ts'
import { expect, test } from './fixtures.ts'

// The same walk goes through Firefox and WebKit: npm run engines.
test.use({ serviceWorkers: 'allow' })

test('a walk through the whole product finds no fault', async ({ page }) => {
  test.setTimeout(300_000)
  expect(await walkWith(browserOf(page))).toEqual([])
})
