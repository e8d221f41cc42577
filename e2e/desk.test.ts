import type { Page } from '@playwright/test'
import { expect, test, type RunningServer } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'
import { openDesk } from './operators-desk.ts'
import { storeFacts } from './stored-facts.ts'

const spamOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    text: `Best watches, lowest prices ${n}!`,
    source: 'https://cheap-watch.shop/',
  }))

async function shownTexts(page: Page, { address }: RunningServer) {
  const response = await page.request.get(`${address}/api/facts`)
  return ((await response.json()) as { text: string }[]).map(({ text }) => text)
}

test('an operator hides all posts of a sender in one step on a phone, and shows them again in one step', async ({
  page,
  startServer,
}) => {
  const server = await startServer({ SAMPLE_FACTS: '1' })
  await page.setViewportSize({ width: 390, height: 844 })
  const honest = await shownTexts(page, server)
  await storeFacts(page.request, server.address, spamOf(60))
  const link = await openDesk(page, server)
  await expect(page.getByText('No reports.')).toBeVisible()
  await page.getByRole('link', { name: 'Newest' }).click()
  await page.getByRole('button', { name: 'Hide all 60 by this sender' }).first().click()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toBeFocused()
  await expect.poll(() => shownTexts(page, server)).toEqual(honest)
  await expect(page.getByRole('link', { name: 'Hidden 60' })).toBeVisible()
  await undo.click()
  await expect.poll(async () => (await shownTexts(page, server)).length).toBe(honest.length + 60)

  // A link works once; without its session the desk is not there.
  await page.goto(link)
  await expect(page.getByRole('navigation', { name: 'Desk' })).toBeVisible()
  await page.context().clearCookies()
  for (const address of [link, `${server.address}/desk`]) {
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('navigation', { name: 'Desk' })).toBeHidden()
  }
})

test('the text of the button “Stop vouching for it” fits at every width', async ({
  page,
  startServer,
}) => {
  const server = await startServer()
  await storeFacts(page.request, server.address, spamOf(1))
  await openDesk(page, server)
  await page.goto(`${server.address}/desk?list=newest`)
  await whenHydrated(page)
  await page.getByRole('button', { name: 'Vouch for it' }).click()
  await page.goto(`${server.address}/desk?list=newest`)
  const stop = page.getByRole('button', { name: 'Stop vouching for it' })
  for (const width of [320, 390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    const isCut = await stop.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    expect(isCut, String(width)).toBe(false)
  }
})

test('an operator keeps a reported fact with one press, and another operator sees it and can undo it', async ({
  page,
  browser,
  startServer,
}) => {
  const server = await startServer()
  await storeFacts(page.request, server.address, [{ text: 'Bananas are berries.' }])
  await page.request.post(`${server.address}/api/facts/1/reports`, { data: { reason: 'false' } })
  await openDesk(page, server)
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByText('Kept. Bananas are berries.')).toBeVisible()
  const other = await browser.newPage()
  await openDesk(other, server, 'Ada')
  const lately = other.getByRole('region', { name: 'Recent actions' })
  await expect(lately).toContainText('Kept: Bananas are berries.')
  await expect(lately).toContainText('Mara, just now')
  await expect(other.getByText('No reports.')).toBeVisible()
  await lately.getByRole('button', { name: /^Undo: Kept/ }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Keep' })).toBeVisible()
  await other.close()
})
