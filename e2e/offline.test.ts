import { expect, test } from './fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('once loaded, the game works without the network, also after a reload', async ({
  page,
  context,
  server,
}) => {
  await page.goto(`${server.address}/TextBasedGame`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('it is not ranked')).toBeVisible()
  await page.getByLabel('Your answer').fill('Wren')
  await page.getByLabel('Your answer').press('Enter')
  await expect(page.getByRole('button', { name: 'Pay ($)' })).toBeVisible()
  await page.getByRole('button', { name: 'Chance (?)' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()
  await expect(page.getByText('out of reach')).toBeVisible()
})
