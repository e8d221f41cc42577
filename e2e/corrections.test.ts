import type { APIRequestContext, Page } from '@playwright/test'
import { typedFact } from '@fable/contract/testing'
import { expect, test, type RunningServer } from './fixtures.ts'
import { errorsOf, holdScripts, whenHydrated } from './hydration.ts'

const TEXT = 'The Internet was invented at CERN.'
const RIGHT = 'The Web was. The Internet is older.'
const PHONE = { width: 390, height: 844 }

type Row = { id: number }

type Corrected = Row & {
  correction?: Row
  corrections: (Row & { text: string; source: string; helpful: number })[]
}

async function post(
  request: APIRequestContext,
  address: string,
  data: object,
  headers = {},
): Promise<Row> {
  const response = await request.post(address, { data, headers })
  expect(response.ok(), address).toBe(true)
  return (await response.json()) as Row
}

/** Shares a fact that nobody believes. */
async function shareDoubted(request: APIRequestContext, address: string): Promise<number> {
  const data = typedFact({ text: TEXT, source: 'https://example.com/', category: 'technology' })
  const { id } = await post(request, `${address}/api/facts`, data)
  for (let count = 0; count < 3; count += 1)
    await post(request, `${address}/api/facts/${id}/votes`, { vote: 'false' })
  return id
}

/** Calls a correction helpful `times` times, each time as another sender. */
async function help(
  request: APIRequestContext,
  origin: string,
  { id, times }: { id: number; times: number },
): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const headers = { 'X-Forwarded-For': `192.0.2.${count}` }
    await post(request, `${origin}/api/corrections/${id}/votes`, {}, headers)
  }
}

/** Says what is right about a fact, and calls it helpful so many times. */
async function correct(
  request: APIRequestContext,
  fact: string,
  { text, helpful }: { text: string; helpful: number },
): Promise<void> {
  const source = 'https://home.cern/science'
  const { id } = await post(request, `${fact}/corrections`, { text, source })
  const { origin } = new URL(fact)
  await help(request, origin, { id, times: helpful })
}

async function read(page: Page, { address }: RunningServer, id: number): Promise<Corrected> {
  return (await (await page.request.get(`${address}/api/facts/${id}`)).json()) as Corrected
}

const form = (page: Page) => page.getByRole('form', { name: 'Spotted a mistake?' })
const rows = (page: Page) => page.getByRole('region', { name: 'Corrections' }).getByRole('listitem')
const row = (page: Page, text: string) => rows(page).filter({ hasText: text })
const helpful = (page: Page, text: string) =>
  row(page, text).getByRole('button', { name: /^Helpful/ })

async function fillIn(page: Page, text: string, source: string) {
  await form(page).getByLabel('The correction').fill(text)
  await form(page).getByLabel('Source').fill(source)
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Send' }).click()

test('a "false" vote on a phone leads to the correction form, and a helpful correction appears with the fact', async ({
  browser,
  startServer,
}) => {
  const server = await startServer()
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true })
  const page = await context.newPage()
  const id = await shareDoubted(page.request, server.address)
  await page.goto(server.address)
  await whenHydrated(page)
  const card = page.locator(`#fact-${id}`)
  const doubt = card.getByRole('button', { name: /^False/ })
  await doubt.scrollIntoViewIfNeeded()
  const place = await doubt.boundingBox()
  await doubt.tap()
  await expect(doubt).toHaveAccessibleName('False: 4, your vote')
  const offer = page.getByRole('status').getByRole('link', { name: 'Add a correction' })
  await expect(offer).toBeInViewport()
  expect(await doubt.boundingBox(), 'nothing moves').toEqual(place)
  expect((await offer.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await offer.tap()
  await expect(page).toHaveURL(`${server.address}/facts/${id}#know-better`)
  await expect(form(page).getByLabel('The correction')).toBeFocused()
  await expect(offer).toBeHidden()

  await fillIn(page, RIGHT, 'nowhere')
  await send(page)
  await expect(form(page).getByLabel('Source')).toBeFocused()
  await fillIn(page, RIGHT, 'home.cern/science')
  await page.reload()
  await expect(form(page).getByLabel('The correction')).toHaveValue(RIGHT)
  await send(page)
  await expect(row(page, RIGHT)).toBeFocused()
  await expect(page.getByText('Thanks. Your correction is below the fact.')).toBeVisible()
  await expect(row(page, RIGHT).getByRole('link', { name: '(Source) home.cern' })).toBeVisible()
  await expect(form(page).getByLabel('The correction')).toHaveValue('')

  await helpful(page, RIGHT).tap()
  await helpful(page, RIGHT).tap()
  await expect(helpful(page, RIGHT)).toHaveAccessibleName('Helpful: 2, your vote')
  await expect
    .poll(async () => (await read(page, server, id)).corrections)
    .toMatchObject([{ text: RIGHT, source: 'https://home.cern/science', helpful: 2 }])

  // Pressing again and again makes nobody else of its author.
  const corrected = await read(page, server, id)
  expect(corrected.correction).toBeUndefined()
  await help(page.request, server.address, { id: corrected.corrections[0]?.id ?? 0, times: 2 })

  // A second doubt offers nothing.
  await page.goto(server.address)
  await whenHydrated(page)
  await doubt.tap()
  await expect(doubt).toHaveAccessibleName('False: 5, your vote')
  await expect(offer).toBeHidden()
  await expect(card).toContainText('5 readers doubt this')
  await expect(card).toContainText(`Rather: ${RIGHT} (Source) home.cern, Helpful: 4`)
  await card.getByRole('link', { name: 'Helpful: 4' }).tap()
  await expect(page).toHaveURL(`${server.address}/facts/${id}#corrections`)
  await expect(rows(page)).toHaveCount(1)
  await context.close()
})

test('the correction form can be reached from a "false" vote by keyboard', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  const id = await shareDoubted(page.request, address)
  await page.goto(`${address}/?category=technology`)
  await whenHydrated(page)
  await page
    .locator(`#fact-${id}`)
    .getByRole('button', { name: /^False/ })
    .press('Enter')
  await page.keyboard.press('Tab')
  const link = page.locator(`#fact-${id}`).getByRole('link', { name: 'Add a correction' })
  await expect(link).toBeFocused()
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  await page.keyboard.press('Enter')
  await expect(form(page).getByLabel('The correction')).toBeFocused()
})

test('a doubt on the page of a fact leads to the correction form below', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  const id = await shareDoubted(page.request, address)
  await page.goto(`${address}/facts/${id}`)
  await whenHydrated(page)
  await page
    .getByRole('button', { name: /^False/ })
    .first()
    .click()
  await page.getByRole('status').getByRole('link', { name: 'Add a correction' }).click()
  await expect(form(page).getByLabel('The correction')).toBeFocused()
  await expect(form(page)).toBeInViewport()
})

test('a duplicate correction is refused with a link to the existing correction', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  const id = await shareDoubted(page.request, address)
  await page.goto(`${address}/facts/${id}`)
  await whenHydrated(page)
  await expect(rows(page)).toHaveCount(0)
  await correct(page.request, `${address}/api/facts/${id}`, { text: RIGHT, helpful: 0 })
  await fillIn(page, RIGHT, 'https://home.cern/science')
  await send(page)
  await form(page).getByRole('link', { name: 'call it helpful' }).click()
  await expect(row(page, RIGHT)).toBeFocused()
  await expect(form(page).getByLabel('The correction')).toHaveValue(RIGHT)
})

test('the page of a fact hydrates its corrections without a request, and counts a vote pressed before hydration', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  const id = await shareDoubted(page.request, address)
  await correct(page.request, `${address}/api/facts/${id}`, { text: RIGHT, helpful: 2 })
  const errors = errorsOf(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const release = await holdScripts(page)
  await page.goto(`${address}/facts/${id}`, { waitUntil: 'commit' })
  await row(page, RIGHT).evaluate((element) => {
    element.dataset.seen = 'yes'
  })
  await helpful(page, RIGHT).click()
  await form(page).getByLabel('The correction').fill('Half a thought')
  release()
  await expect(helpful(page, RIGHT)).toHaveAccessibleName('Helpful: 3, your vote')
  await expect(form(page).getByLabel('The correction')).toHaveValue('Half a thought')
  await page.waitForLoadState('networkidle')
  await expect(row(page, RIGHT)).toHaveAttribute('data-seen', 'yes')
  expect(requests).not.toContain(`/api/facts/${id}`)
  expect(errors).toEqual([])
})

test('a correction can be reported', async ({ page, startServer }) => {
  const { address } = await startServer()
  const id = await shareDoubted(page.request, address)
  await correct(page.request, `${address}/api/facts/${id}`, { text: RIGHT, helpful: 0 })
  await page.goto(`${address}/facts/${id}`)
  await whenHydrated(page)
  await row(page, RIGHT).getByRole('button', { name: 'Report this correction' }).click()
  const popup = page.getByRole('dialog', { name: 'Report this correction' })
  await popup.getByLabel('It’s spam or an ad').check()
  await popup.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Someone will look at it. Until then it stays up.')).toBeVisible()
})
