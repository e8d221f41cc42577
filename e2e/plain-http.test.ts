import { SCREEN_PATHS } from '@fable/contract/limits'
import { expect, test } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'
import { openDesk } from './operators-desk.ts'
import { enterInputs, openGame } from './playing.ts'

test('at a plain http address the desk, a round and a ranked run open, and a fact posted without a network is kept', async ({
  page,
  startServer,
}) => {
  // An address that is neither https nor localhost, as in a home network.
  const { address: local, dataDir, restart } = await startServer({ SAMPLE_FACTS: '1' })
  const address = `http://fable.test:${new URL(local).port}`
  await restart({ PUBLIC_URL: address })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await openDesk(page, { address, dataDir })
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await page.goto(address + SCREEN_PATHS.today)
  await whenHydrated(page)
  await page.getByRole('form', { name: 'Pick the fable' }).getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: /^(Spotted|It got you)\.$/ })).toBeVisible()

  await openGame(page, address)
  await enterInputs(page, 'start', 'Wren', 'chance')
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()
  await expect(page.getByText('On the board when it ends')).toBeVisible()
  expect(errors).toEqual([])

  await page.getByRole('link', { name: 'Facts', exact: true }).click()
  await page.getByRole('button', { name: 'Share a fact' }).click()
  await page.getByLabel('A fact worth sharing').fill('Half a thought')
  await page.getByLabel('Source').fill('https://example.com/')
  await page.getByLabel('Category').selectOption('news')
  await page.route(/\/api\/facts(\?|$)/, (route) => route.abort())
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await page.unroute(/\/api\/facts(\?|$)/)
  await page.reload()
  await expect(page.getByText('You’re offline.')).toBeHidden()
  const facts = () => page.evaluate(async () => (await fetch('/api/facts')).text())
  await expect.poll(facts).toContain('Half a thought')
})
