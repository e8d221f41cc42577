import { expect, test } from './fixtures.ts'
import { adventurer, enterInputs, lastPage, openGame, playToTheEnd } from './playing.ts'
import { openRunPage, recordedRun } from './recorded-runs.ts'

const run = {
  ...recordedRun('dared', 'Ada'),
  secret: Buffer.from('a secret of thirty-two bytes ...').toString('base64url'),
}

test('a watched run’s road is walked, with the run in progress on the shelf meanwhile', async ({
  page,
}) => {
  await openGame(page)
  await enterInputs(page, 'start', 'Wren')
  await openRunPage(page, run.id, () => run)
  await page.getByRole('link', { name: 'Walk this road' }).click()
  await expect(page).toHaveURL(/\?dare/)
  await expect(page.getByRole('heading', { name: 'Walk the same road' })).toBeVisible()
  await page.getByRole('button', { name: 'Walk this road' }).click()
  await page.getByRole('button', { name: 'Walk Ada’s road' }).click()
  const strip = page.locator('[data-challenge]')
  await expect(strip).toContainText('Ada’s road')
  await expect(strip).toContainText(`fell on ${run.daysSurvived}`)
  await expect(strip).toContainText('day 0,')
  await enterInputs(page, 'chance', 'path 1')
  await expect(adventurer(page)).toContainText('Wren')
  await page.reload()
  await expect(strip).toContainText('Ada’s road')
  await page.getByRole('button', { name: /Shelf/ }).click()
  await page.getByRole('button', { name: 'Back to day 0' }).click()
  await expect(strip).toHaveCount(0)
})

test('the last page of a dare leads back to the run on the shelf', async ({ page }) => {
  await openGame(page)
  await enterInputs(page, 'start', 'Wren')
  await openRunPage(page, run.id, () => run)
  await page.getByRole('link', { name: 'Walk this road' }).click()
  await page.getByRole('button', { name: 'Walk this road' }).click()
  await page.getByRole('button', { name: 'Walk Ada’s road' }).click()
  await expect(page.locator('[data-challenge]')).toBeVisible()
  await playToTheEnd(page)
  await expect(lastPage(page)).toBeVisible()
  await lastPage(page).getByRole('button', { name: 'Back to day 0' }).click()
  await expect(page.getByRole('log').getByText('Your run is down from the shelf.')).toBeVisible()
})
