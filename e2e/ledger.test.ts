import type { Page } from '@playwright/test'
import { openMenu } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { adventurer, DYING, lastPage, openSave, playToTheEnd } from './playing.ts'

const entry = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

test('the new entries of a run are on its last page and in the ledger, marked until they are seen', async ({
  page,
}) => {
  await openSave(page, DYING)
  await playToTheEnd(page)
  await expect(lastPage(page).getByRole('list', { name: 'New in the ledger' })).toHaveText(
    'Pumpkin King first metOut of season a way to go',
  )
  await expect(lastPage(page)).toContainText('2 new in Marlowe’s ledger')
  await page.reload()
  await expect(lastPage(page)).toContainText('day 23: no HEALTH')
  await expect(adventurer(page)).toContainText('HEALTH0')
  await lastPage(page).getByRole('link', { name: 'Marlowe’s ledger' }).click()
  await expect(page).toHaveURL('/TextBasedGame/ledger')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page
    .getByRole('navigation', { name: 'Pages of the ledger' })
    .getByRole('link', { name: 'Things' })
    .click()
  await expect(entry(page, 'Out of season')).toContainText('new')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('GameVariables')))
    .toContain('"fresh":[]')
  await page.reload()
  await expect(entry(page, 'Out of season')).not.toContainText('new')
  await page.getByRole('link', { name: 'GAME', exact: true }).click()
  await expect(lastPage(page)).toContainText('2 new in')
  await openMenu(page)
  await page.getByRole('button', { name: 'Your runs' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(['Day 23'])
})
