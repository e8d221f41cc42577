import { SCREEN_PATHS } from '@fable/contract/limits'
import { expect, test, type RunningServer } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'
import { openDesk } from './operators-desk.ts'
import { enterInputs, openGame } from './playing.ts'

type Start = (settings: Record<string, string>) => Promise<RunningServer>

/** Starts a server at an address that is neither https nor localhost, as in a home network. */
async function startInsecure(start: Start) {
  const server = await start({ SAMPLE_FACTS: '1' })
  const address = `http://fable.test:${new URL(server.address).port}`
  await server.restart({ PUBLIC_URL: address })
  return { address, dataDir: server.dataDir }
}

test('the facts, the round and the game open at a plain http address', async ({
  page,
  startServer,
}) => {
  const server = await startInsecure(startServer)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await openDesk(page, server)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  for (const path of [SCREEN_PATHS.facts, SCREEN_PATHS.today, SCREEN_PATHS.game]) {
    await page.goto(server.address + path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    // Its controls are pressed by scripts.
    await whenHydrated(page)
    await expect(page.getByRole('alert').filter({ hasText: /./ }), path).toHaveCount(0)
  }
  expect(errors).toEqual([])
})

test('at a plain http address the game can be played, and a fact posted without a network is kept', async ({
  page,
  startServer,
}) => {
  const { address } = await startInsecure(startServer)
  await openGame(page, address)
  await enterInputs(page, 'start', 'Wren')
  await expect(page.getByText('On the board when it ends')).toBeVisible()
  await page.getByRole('button', { name: 'Chance (?)' }).click()
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()

  await page.getByRole('link', { name: 'Facts', exact: true }).click()
  await page.getByRole('button', { name: 'Share a fact' }).click()
  await page.getByLabel('A fact worth sharing').fill('Half a thought')
  await page.getByLabel('Source').fill('https://example.com/')
  await page.getByLabel('Category').selectOption('news')
  await page.route(/\/api\/facts(\?|$)/, (route) => route.abort())
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await page.unroute(/\/api\/facts(\?|$)/)
  await page.reload()
  await expect(page.getByText('You’re offline.')).toBeHidden()
  const facts = () => page.evaluate(async () => (await fetch('/api/facts')).text())
  await expect.poll(facts).toContain('Half a thought')
})
