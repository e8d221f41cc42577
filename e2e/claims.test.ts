import { dialog, fillIn, login, PASSWORD, signOut } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { beginRun, enterInputs, lastPage, playToTheEnd } from './playing.ts'

test('a new account claims the guest’s ended runs, even if the request for one of them fails at first', async ({
  page,
  startServer,
}) => {
  test.setTimeout(120_000)
  const { address } = await startServer()
  await beginRun(page, address)
  await playToTheEnd(page)
  const row = (name: string) =>
    page.getByRole('listitem').filter({ hasText: new RegExp(`${name} - Days`) })
  await expect(row('Wren')).toHaveCount(1)

  await lastPage(page).getByRole('button', { name: 'Put your name on it' }).click()
  await fillIn(page, { USERNAME: 'Mira', EMAIL: 'Mira@example.com', PASSWORD })
  await expect(dialog(page)).toContainText('Mira - Days')
  await dialog(page).getByRole('button', { name: 'Create Account' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(lastPage(page)).toContainText('Mira’s, from now on.')
  await expect(row('Mira')).toHaveCount(1)
  await expect(row('Wren')).toHaveCount(0)

  await signOut(page)
  await enterInputs(page, 'start', 'Robin')
  await playToTheEnd(page)
  await page.route('**/api/account/runs', (route) => route.abort())
  await login(page, 'Mira')
  await expect(row('Robin')).toHaveCount(1)
  await page.unroute('**/api/account/runs')
  await page.reload()
  await expect(row('Robin')).toHaveCount(0)
  await expect(row('Mira')).toHaveCount(2)
})
