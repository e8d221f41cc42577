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

test('an operator hides all posts of a sender in one step, and another operator undoes a decision on a report', async ({
  page,
  browser,
  startServer,
}) => {
  const server = await startServer({ SAMPLE_FACTS: '1' })
  await page.setViewportSize({ width: 390, height: 844 })
  const honest = await shownTexts(page, server)
  await storeFacts(page.request, server.address, spamOf(60))
  await page.request.post(`${server.address}/api/facts/1/reports`, { data: { reason: 'false' } })
  await openDesk(page, server)
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByText(/^Kept\. /)).toBeVisible()
  await page.getByRole('link', { name: 'Newest' }).click()
  await page.getByRole('button', { name: 'Hide all 60 by this sender' }).first().click()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toBeFocused()
  await expect.poll(() => shownTexts(page, server)).toEqual(honest)
  await expect(page.getByRole('link', { name: 'Hidden 60' })).toBeVisible()
  await undo.click()
  await expect.poll(async () => (await shownTexts(page, server)).length).toBe(honest.length + 60)

  const other = await browser.newPage()
  await openDesk(other, server, 'Ada')
  await expect(other.getByText('No reports.')).toBeVisible()
  const lately = other.getByRole('region', { name: 'Recent actions' })
  await expect(lately).toContainText('Mara, just now')
  await lately.getByRole('button', { name: /^Undo: Kept/ }).click()
  await expect(lately.getByRole('button', { name: /^Undo: Kept/ })).toBeHidden()
  await page.getByRole('link', { name: /^Reported/ }).click()
  await expect(page.getByRole('button', { name: 'Keep' })).toBeVisible()
  await other.close()
})

test('no window cuts the text of a button for a new post', async ({ page, startServer }) => {
  const server = await startServer()
  await storeFacts(page.request, server.address, spamOf(1))
  await openDesk(page, server)
  await page.goto(`${server.address}/desk?list=newest`)
  await whenHydrated(page)
  await page.getByRole('button', { name: 'Vouch for it' }).first().click()
  await page.reload()
  const stop = page.getByRole('button', { name: 'Stop vouching for it' }).first()
  for (const width of [320, 390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    const isCut = await stop.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    expect(isCut, `the button at ${width} pixels`).toBe(false)
  }
})
