import { TEMPLATE_VERSION } from '../web/src/game/save/game-variables.ts'
import { expect, test } from './fixtures.ts'

test('feedback that cannot be sent keeps its text, and gets a thank-you once it is sent', async ({
  page,
  context,
  startServer,
}) => {
  const server = await startServer()
  await page.goto(`${server.address}/Feedback`)
  await page.getByLabel('An idea').check()
  await page.getByLabel('Your message').fill('More potatoes.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toContainText('Your text is still here; try again.')
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Your message')).toHaveValue('More potatoes.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.getByRole('button', { name: 'Send another' }).click()
  await expect(page.getByLabel('Your message')).toHaveValue('')
})

test('the updates are listed with the latest first, and can be loaded again after a failure', async ({
  page,
}) => {
  await page.route('**/api/updates', (route) => route.abort())
  await page.goto('/Shop')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('link', { name: 'Checkout Updates' }).click()
  await expect(page.getByRole('alert')).toContainText('The updates couldn’t be loaded.')
  await page.unroute('**/api/updates')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(TEMPLATE_VERSION)
  await page.getByRole('link', { name: 'GAME', exact: true }).click()
  await expect(page).toHaveURL('/TextBasedGame')
})

test('the shop shows Marlowe’s lines, a placeholder and popups', async ({ page }) => {
  await page.goto('/Shop')
  await expect(page.getByRole('listitem')).toContainText('Shop Coming Soon!')
  const line = await page.locator('[data-shopkeeper]').innerText()
  await page.getByRole('button', { name: 'Marlowe' }).click()
  await expect(page.locator('[data-shopkeeper]')).not.toHaveText(line)
  await page.getByRole('button', { name: 'Currency: 0' }).click()
  await expect(page.getByRole('dialog', { name: 'Shop Coming Soon!' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toContainText('Currency')
  await page.getByRole('link', { name: 'Your runs' }).click()
  await expect(page).toHaveURL('/TextBasedGame')
  await expect(page.getByRole('dialog', { name: 'Your runs' })).toBeVisible()
})

test('no button of the shop is covered and no word is cut, on a small phone and with large text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/Shop')
  for (const size of ['100%', '200%']) {
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text
    }, size)
    for (const button of await page.getByRole('banner').locator('button, a').all())
      await button.click({ trial: true })
    const boxes = await Promise.all(
      [page.getByRole('listitem'), page.locator('[data-shopkeeper]')].map((part) =>
        part.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect()
          return { top, bottom, isCut: element.scrollWidth > element.clientWidth }
        }),
      ),
    )
    const [card, line] = boxes
    expect(card?.bottom).toBeLessThanOrEqual(line?.top ?? 0)
    expect(boxes.map(({ isCut }) => isCut)).toEqual([false, false])
  }
})
