import { expect, test } from './fixtures.ts'
import { enterInputs, input, lines, openGame } from './playing.ts'

test('a page that is reloaded during a request neither loses a ranked run nor repeats a turn', async ({
  page,
}) => {
  await openGame(page)
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
  await enterInputs(page, 'Wren')

  // The server gets the first request. Its response is held back.
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
