import { anotherBrowser, createAccount, dialog, login, openMenu, signOut } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { adventurer, enterInputs, lines, openSave, SAVES, UNRANKED_RUN } from './playing.ts'

test('an account has its run and ledger in another browser, and signing out removes them from this one', async ({
  page,
  browser,
  server,
}) => {
  const ledger = { counts: { 'good/big-rock': 1 }, fresh: [] }
  await openSave(page, { ...SAVES.paychance, run: { ...UNRANKED_RUN, ledger } })
  await createAccount(page, 'Handover')
  await expect(adventurer(page)).toContainText('Handover')

  const other = await anotherBrowser(browser, server.address)
  await login(other, 'Handover')
  await expect(adventurer(other)).toContainText('Handover')
  await enterInputs(other, 'chance')
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  const shown = await lines(other).allInnerTexts()
  await openMenu(other)
  await dialog(other).getByRole('link', { name: 'Ledger' }).click()
  await other.getByRole('link', { name: 'Things' }).click()
  await expect(other.getByRole('listitem').filter({ hasText: 'Big Rock' })).toBeVisible()
  await other.context().close()

  await page.reload()
  await expect(lines(page)).toHaveText(shown)
  await openMenu(page)
  await dialog(page).getByRole('button', { name: 'Your account' }).click()
  const downloading = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Download my data' }).click()
  expect((await downloading).suggestedFilename()).toBe('hundred-days-Handover.json')
  await page.keyboard.press('Escape')
  await signOut(page)
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Handover')
  await page.goto('/TextBasedGame/ledger')
  await expect(page.getByText('0 of 71 written down')).toBeVisible()
})

test('the notice of an ended session takes one line and moves nothing', async ({ page }) => {
  await openSave(page, { ...SAVES.attack, userID: 'gone' })
  const notice = page.getByRole('status').filter({ hasText: 'igned out.' }).locator('p')
  const console = page.getByRole('log', { name: 'Console' })
  const consoles = []
  const sizes = [
    { width: 1366, height: 768, lineHeight: 44 },
    { width: 390, height: 844, lineHeight: 40 },
    { width: 320, height: 640, lineHeight: 40 },
  ]
  for (const { lineHeight, ...size } of sizes) {
    await page.setViewportSize(size)
    await expect.poll(async () => (await notice.boundingBox())?.height).toBe(lineHeight)
    const [line, close, menu] = [
      await notice.boundingBox(),
      await page.getByRole('button', { name: 'Close' }).boundingBox(),
      await page.getByRole('button', { name: 'Menu' }).boundingBox(),
    ]
    expect((close?.x ?? size.width) + (close?.width ?? 0)).toBeLessThan(size.width)
    expect((line?.x ?? 0) + (line?.width ?? 0) <= (menu?.x ?? 0) || (line?.y ?? 0) > 44).toBe(true)
    consoles.push(await console.boundingBox())
  }
  await page.keyboard.press('Escape')
  await expect(notice).toBeHidden()
  for (const [at, { width, height }] of sizes.entries()) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => console.boundingBox()).toEqual(consoles[at])
  }
})
