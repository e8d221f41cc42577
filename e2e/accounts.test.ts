import { startMailServer } from '@fable/server/testing'
import {
  anotherBrowser,
  createAccount,
  dialog,
  fillIn,
  login,
  openMenu,
  PASSWORD,
  signIn,
  signOut,
  signUp,
} from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { adventurer, enterInputs, lines, openGame } from './playing.ts'

test.beforeEach(async ({ page }) => {
  await openGame(page)
})

test('the run in progress follows its account to another browser and back', async ({
  page,
  browser,
  server,
}) => {
  await enterInputs(page, 'start', 'Wren', 'chance')
  await createAccount(page, 'Handover')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(adventurer(page)).toContainText('Handover')

  const other = await anotherBrowser(browser, server.address)
  await login(other, 'Handover')
  await expect(other.getByRole('button', { name: 'Path 1' })).toBeVisible()
  await expect(adventurer(other)).toContainText('Handover')
  await enterInputs(other, 'path 1')
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  // Only the page on which the run is played prints Marlowe's remark; the server's transcript has no fog.
  const isOfTheRun = (line: string) => !line.includes('says Marlowe')
  const shown = (await lines(other).allInnerTexts()).filter(isOfTheRun)

  await page.reload()
  await expect
    .poll(() => lines(page).allInnerTexts())
    .toEqual(expect.arrayContaining(shown.slice(-5)))
  await other.context().close()
})

test('two browsers that play with one account never overwrite each other’s save', async ({
  page,
  browser,
  server,
}) => {
  // Unranked runs: a ranked one has its transcript on the server, so there are no two versions.
  await page.route('**/api/runs', (route) => route.abort())
  await signUp(page, 'Twice')
  await enterInputs(page, 'start', 'chance')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const other = await anotherBrowser(browser, server.address)
  await signIn(other, 'Twice')
  await expect(other.getByRole('button', { name: 'Path 1' }), 'the run has come').toBeVisible()
  await enterInputs(other, 'path 2')
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  await enterInputs(page, 'path 3')
  await expect(dialog(page)).toContainText('Which run?')
  await page.keyboard.press('Escape')
  await dialog(page).getByRole('button', { name: 'Play this one' }).nth(1).click()
  await expect.poll(() => lines(page).allInnerTexts()).toEqual(await lines(other).allInnerTexts())
  await other.context().close()
})

test('signing out removes the account’s data from the storage of the browser', async ({ page }) => {
  await signUp(page, 'Leaving')
  await enterInputs(page, 'start')
  await signOut(page)
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  const held = await page.evaluate(() => JSON.stringify(localStorage))
  expect(held).not.toMatch(/Leaving/)
  await page.goto('/Shop')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('a player changes the password, downloads the data of the account and deletes the account', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page, 'Everything')
  const other = await anotherBrowser(browser, server.address)
  await signIn(other, 'Everything')
  await openMenu(page)
  await dialog(page).getByRole('button', { name: 'Your account' }).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
  // Where password managers lead, and where the button leads.
  await page.goto('/.well-known/change-password')
  await expect(dialog(page)).toHaveAccessibleName('Change password')
  await dialog(page).getByRole('button', { name: 'Back' }).click()
  await dialog(page).getByRole('button', { name: 'Change password' }).click()
  await fillIn(page, { 'CURRENT PASSWORD': PASSWORD, 'NEW PASSWORD': 'another good password' })
  await dialog(page).getByRole('button', { name: 'Change it' }).click()
  await expect(dialog(page)).toContainText('Every other device is signed out')
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
  await other.reload()
  await openMenu(other)
  await expect(dialog(other).getByRole('button', { name: 'Login' })).toBeVisible()

  const downloading = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download my data' }).click()
  expect((await downloading).suggestedFilename()).toBe('hundred-days-Everything.json')

  await dialog(page).getByRole('button', { name: 'Delete account' }).click()
  await fillIn(page, { 'CURRENT PASSWORD': 'not it' })
  await dialog(page).getByRole('button', { name: 'Delete it for good' }).click()
  await expect(dialog(page).getByRole('alert')).not.toHaveText(/^$/)
  await fillIn(page, { 'CURRENT PASSWORD': 'another good password' })
  await dialog(page).getByRole('button', { name: 'Delete it for good' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText('Your account has been deleted')).toBeVisible()
  await openMenu(page)
  await expect(dialog(page).getByRole('button', { name: 'Login' })).toBeVisible()
  await other.context().close()
})

test('a forgotten password is reset with a link that is sent by e-mail', async ({
  page,
  startServer,
}) => {
  const mail = await startMailServer()
  const { address } = await startServer({ SMTP_URL: mail.url, MAIL_FROM: 'game@example.com' })
  await page.goto(`${address}/TextBasedGame`)
  await signUp(page, 'Forgetful')
  await signOut(page)
  await openMenu(page)
  await dialog(page).getByRole('button', { name: 'Login' }).click()
  await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click()
  await fillIn(page, { EMAIL: 'forgetful@example.com' })
  await dialog(page).getByRole('button', { name: 'Send me an e-mail' }).click()
  await expect(dialog(page)).toContainText('an e-mail is on its way')
  const link = /https?:\/\/\S+#reset-password=\S+/.exec(await mail.mailAfter(0))?.[0] ?? ''

  await page.goto('about:blank')
  await page.goto(link)
  await expect(page, 'the token does not stay in the address').toHaveURL(/TextBasedGame$/)
  await fillIn(page, { 'NEW PASSWORD': 'short' })
  await dialog(page).getByRole('button', { name: 'Set password' }).click()
  await expect(dialog(page).getByRole('alert')).not.toHaveText(/^$/)
  await fillIn(page, { 'NEW PASSWORD': 'remembered this time' })
  await dialog(page).getByRole('button', { name: 'Set password' }).click()
  await expect(dialog(page)).toContainText('Your new password is set')
  await page.keyboard.press('Escape')
  await login(page, 'Forgetful', 'remembered this time')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await mail.close()
})
