import { expect, test } from './fixtures.ts'
import {
  adventurer,
  beginRun,
  enterInputs,
  lastPage,
  input,
  lines,
  log,
  openGame,
  playToTheEnd,
  submit,
} from './playing.ts'

test('a ranked run ends on the leaderboard and can be watched turn by turn', async ({
  page,
  startServer,
}) => {
  test.setTimeout(120_000)
  const { address } = await startServer()
  await openGame(page, address)
  await expect(page.getByText('Nobody is on the leaderboard yet.')).toBeVisible()
  await enterInputs(page, 'start')
  await expect(page.getByText('On the board when it ends')).toBeVisible()
  await playToTheEnd(page)
  // Played badly, a run may end on its first day, which has no rank there.
  await expect(lastPage(page)).toContainText(/Number 1 of all runs|day 0: no HEALTH/)
  const row = page.getByRole('link', { name: /^1\. Wren - Days \d+$/ })
  await row.click()
  await expect(page).toHaveURL(/\/TextBasedGame\/runs\/\w+$/)
  await expect(page).toHaveTitle(/^Wren - Days \d+ - Hundred Days$/)
  await expect(lines(page).first()).toHaveText('start')
  await page.getByRole('button', { name: 'Next turn' }).click()
  await expect(lines(page).filter({ hasText: /^Wren$/ })).toHaveCount(1)
  await expect(page.getByText('Checked here: every turn is genuine')).toBeVisible()
  await page.getByRole('button', { name: 'how this was checked' }).click()
  const how = page.getByRole('dialog', { name: 'How this was checked' })
  await expect(how).toContainText(/npm run verify-run -- http.+ --commitment [0-9a-f]{64}/)
  await page.keyboard.press('Escape')
  await page.getByRole('slider', { name: 'Turn' }).press('End')
  await expect(log(page)).toContainText('YOU DIED')
  await expect(adventurer(page)).toContainText('HEALTH0')
  await page.getByRole('button', { name: 'Previous turn' }).click()
  await expect(log(page)).not.toContainText('YOU DIED')
  await page.getByLabel('8×').check()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(log(page)).toContainText('YOU DIED', { timeout: 20_000 })
  const response = await page.reload()
  expect(response?.status()).toBe(200)
  await expect(lines(page).first()).toBeVisible()
})

test('an input is played once even if the page is reloaded during its request', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  await beginRun(page, address)
  // The server gets the first request. Its response is held back for as long as the page is open.
  let taken = 0
  await page.route('**/turns', async (route) => {
    const response = await route.fetch()
    taken += 1
    if (taken > 1) await route.fulfill({ response })
  })
  await input(page).fill('chance')
  await input(page).press('Enter')
  await expect.poll(() => taken).toBe(1)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()
  await expect(lines(page).filter({ hasText: /^chance$/ })).toHaveCount(1)
  await expect(page.getByText('On the board when it ends')).toBeVisible()
  await enterInputs(page, 'path 1')
})

test('a ranked run can be started after a reload during the first attempt', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  await openGame(page, address)
  // The first request is held back for as long as its page is open.
  let asked = 0
  await page.route('**/api/runs', async (route) => {
    asked += 1
    if (asked > 1) await route.continue()
  })
  await page.getByRole('button', { name: 'Start' }).click()
  await expect.poll(() => asked).toBe(1)
  await page.reload()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByText('On the board when it ends')).toBeVisible()
  await expect(log(page)).not.toContainText('not ranked')
})

test('an edited save does not change a ranked run', async ({ page, startServer }) => {
  const { address } = await startServer()
  await beginRun(page, address)
  await page.evaluate(() => {
    const save = JSON.parse(localStorage.getItem('GameVariables') ?? '{}') as Record<
      string,
      unknown
    >
    const run = { ...(save.run as object), turn: 50 }
    localStorage.setItem(
      'GameVariables',
      JSON.stringify({ ...save, day: 99, playerHealth: 500, run }),
    )
  })
  await page.reload()
  await expect(adventurer(page)).toContainText('Day 0')
  await expect(adventurer(page)).not.toContainText('500')
})

test('a ranked run waits while the server does not respond, and continues when the server is back', async ({
  page,
  startServer,
}) => {
  const server = await startServer()
  await beginRun(page, server.address)
  await server.kill9()
  await input(page).fill('chance')
  await input(page).press('Enter')
  await expect(lines(page).last()).toHaveText('chance')
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await server.restart()
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('On the board when it ends')).toBeVisible()
})

test('a ranked run can be continued unranked after eight seconds without a response', async ({
  page,
  startServer,
}) => {
  const server = await startServer()
  await page.clock.install()
  await beginRun(page, server.address)
  await server.kill9()
  await input(page).fill('chance')
  await input(page).press('Enter')
  const offer = page.getByRole('button', { name: 'Continue unranked' })
  for (let second = 0; second < 9 && !(await offer.isVisible()); second += 1) {
    await page.clock.runFor(1_000)
  }
  await offer.click()
  await expect(page.getByRole('button', { name: 'Path 1' })).toBeVisible()
  await expect(page.getByText('Not ranked', { exact: true })).toBeVisible()
})
