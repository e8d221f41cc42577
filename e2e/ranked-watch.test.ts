import { clientAt, playRun } from '@fable/server/testing'
import { expect, test } from './fixtures.ts'
import { pageWidth } from './targets.ts'

test('an ended run is checked by the browser that watches it, and its controls are in the window', async ({
  page,
  server,
}) => {
  const start = { playerName: 'WWWWWWWWWWWW' }
  const { id } = await playRun(clientAt(server.address), { start })
  await page.goto(`/TextBasedGame/runs/${id}`)
  await expect(page.getByText('Checked here: every turn is genuine')).toBeVisible()
  await expect(page.locator('[data-pending="false"]')).toBeVisible()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  for (const [width, height] of [
    [320, 568],
    [667, 384],
    [1024, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await pageWidth(page)).toBe(width)
    for (const control of [page.getByRole('slider'), button('Play'), button('Share')]) {
      await expect(control, `at ${width} pixels`).toBeInViewport({ ratio: 1 })
      await control.click({ trial: true })
    }
  }
})
