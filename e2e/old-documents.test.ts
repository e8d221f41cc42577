import { SCREEN_PATHS } from '@fable/contract/limits'
import { expect, test } from './fixtures.ts'

test('a copy of a document at another address is not changed by its scripts', async ({
  page,
  server: { address },
}) => {
  await page.addInitScript(() => {
    addEventListener('hydrating', () => {
      document.documentElement.dataset.scripts = 'loaded'
    })
  })
  for (const path of [SCREEN_PATHS.today, SCREEN_PATHS.game]) {
    const response = await page.request.get(address + path)
    const body = await response.text()
    const copy = `${address}/web/2026${path}`
    await page.route(copy, (route) => route.fulfill({ body, headers: response.headers() }))
    await page.goto(copy)
    const heading = await page.getByRole('heading').first().textContent()
    await page.mouse.move(1, 1)
    await page.mouse.move(100, 100)
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'loaded')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading').first()).toHaveText(heading ?? '')
    await expect(page.getByText('Sucks To Suck')).toHaveCount(0)
  }
})
