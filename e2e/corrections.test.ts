import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { expect, test, type RunningServer } from './fixtures.ts'
import { errorsOf, holdScripts, whenHydrated } from './hydration.ts'
import { tooSmall } from './targets.ts'

const TEXT = 'The Internet was invented at CERN.'
const RIGHT = 'The Web was. The Internet is older.'
const OTHER = 'Its first message went from UCLA in 1969.'
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
  const data = { text: TEXT, source: 'https://example.com/', category: 'technology' }
  const { id } = await post(request, `${address}/api/facts`, data)
  for (let count = 0; count < 3; count += 1)
    await post(request, `${address}/api/facts/${id}/votes`, { vote: 'false' })
  return id
}

/** Calls a correction helpful so many times, each time as somebody else. */
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

const form = (page: Page) => page.getByRole('form', { name: 'Know better?' })
const rows = (page: Page) => page.getByRole('region', { name: 'Rather' }).getByRole('listitem')
const row = (page: Page, text: string) => rows(page).filter({ hasText: text })
const helpful = (page: Page, text: string) =>
  row(page, text).getByRole('button', { name: /^Helpful/ })

async function fillIn(page: Page, text: string, source: string) {
  await form(page).getByLabel('What is right').fill(text)
  await form(page).getByLabel('Source').fill(source)
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Send it' }).click()

test('a doubt leads from the card to what is right, on a phone, and stands with the fact once it helps', async ({
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
  const place = await doubt.boundingBox()
  await doubt.tap()
  await expect(doubt).toHaveAccessibleName('False: 4, your vote')
  const offer = page.getByRole('status').getByRole('link', { name: 'Say what is right' })
  await expect(offer).toBeInViewport()
  expect(await doubt.boundingBox(), 'nothing moves').toEqual(place)
  expect((await offer.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await offer.tap()
  await expect(page).toHaveURL(`${server.address}/facts/${id}#know-better`)
  await expect(form(page).getByLabel('What is right')).toBeFocused()
  await expect(offer).toBeHidden()

  await fillIn(page, RIGHT, 'nowhere')
  await send(page)
  await expect(form(page).getByRole('status')).toContainText('Source: a public web page')
  await expect(form(page).getByLabel('Source')).toBeFocused()
  await fillIn(page, RIGHT, 'home.cern/science')
  await page.reload()
  await expect(form(page).getByLabel('What is right')).toHaveValue(RIGHT)
  await send(page)
  await expect(row(page, RIGHT)).toBeFocused()
  await expect(page.getByText('Thank you. It stands below the fact.')).toBeVisible()
  await expect(row(page, RIGHT).getByRole('link', { name: '(Source) home.cern' })).toBeVisible()
  await expect(form(page).getByLabel('What is right')).toHaveValue('')

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
  await expect(card).toContainText('5 of 5 do not believe it')
  await expect(card).toContainText(`Rather: ${RIGHT} (Source) home.cern, 4 found this helpful`)
  await card.getByRole('link', { name: '4 found this helpful' }).tap()
  await expect(page).toHaveURL(`${server.address}/facts/${id}#corrections`)
  await expect(rows(page)).toHaveCount(1)
  await context.close()
})

test('whoever uses the keyboard comes from a doubt to the form', async ({ page, startServer }) => {
  const { address } = await startServer()
  const id = await shareDoubted(page.request, address)
  await page.goto(`${address}/?category=technology`)
  await whenHydrated(page)
  await page
    .locator(`#fact-${id}`)
    .getByRole('button', { name: /^False/ })
    .press('Enter')
  await page.keyboard.press('Tab')
  const link = page.locator(`#fact-${id}`).getByRole('link', { name: 'Say what is right' })
  await expect(link).toBeFocused()
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  await page.keyboard.press('Enter')
  await expect(form(page).getByLabel('What is right')).toBeFocused()
})

test('on its own page a doubt offers the form below', async ({ page, startServer }) => {
  const { address } = await startServer()
  const id = await shareDoubted(page.request, address)
  await page.goto(`${address}/facts/${id}`)
  await whenHydrated(page)
  await page
    .getByRole('button', { name: /^False/ })
    .first()
    .click()
  await page.getByRole('status').getByRole('link', { name: 'Say what is right' }).click()
  await expect(form(page).getByLabel('What is right')).toBeFocused()
  await expect(form(page)).toBeInViewport()
})

test('what somebody has said already is refused kindly, and leads there', async ({
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
  await expect(form(page).getByLabel('What is right')).toHaveValue(RIGHT)
})

/** The worker has the files of the page. */
async function whenKept(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}

/** The next POST to these addresses arrives, its response does not. */
async function loseResponse(context: BrowserContext, addresses: string): Promise<() => number> {
  let lost = 0
  await context.route(addresses, async (route) => {
    lost += 1
    if (lost > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  return () => lost
}

test.describe('without the network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a correction and a helpful vote wait over a reload, and count once', async ({
    page,
    context,
    startServer,
  }) => {
    const server = await startServer()
    const id = await shareDoubted(page.request, server.address)
    const fact = `${server.address}/api/facts/${id}`
    await correct(page.request, fact, { text: RIGHT, helpful: 2 })
    await page.goto(`${server.address}/facts/${id}`)
    await expect(rows(page)).toHaveCount(1)
    await whenKept(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('No network: as it was')).toBeVisible()
    await expect(row(page, RIGHT)).toBeVisible()
    await helpful(page, RIGHT).click()
    await expect(helpful(page, RIGHT)).toHaveAccessibleName('Helpful: 3, your vote, waiting')
    await fillIn(page, OTHER, 'https://www.ucla.edu/')
    await send(page)
    const waiting = page.getByRole('region', { name: 'A correction that waits' })
    await expect(waiting).toContainText(OTHER)
    await page.reload()
    await expect(waiting).toContainText(OTHER)
    await expect(helpful(page, RIGHT)).toHaveAccessibleName('Helpful: 3, your vote, waiting')
    const other = await context.newPage()
    await other.goto(server.address)

    const lostVotes = await loseResponse(context, '**/api/corrections/*/votes')
    const lostCorrections = await loseResponse(context, '**/api/facts/*/corrections')
    await context.setOffline(false)
    await page.bringToFront()
    await expect.poll(lostVotes).toBeGreaterThan(0)
    await expect.poll(lostCorrections).toBeGreaterThan(0)
    await page.reload()
    await expect(waiting).toBeHidden()
    await expect(helpful(page, RIGHT)).toHaveAccessibleName('Helpful: 3, your vote')
    await expect(row(page, OTHER)).toBeVisible()
    expect((await read(page, server, id)).corrections).toMatchObject([
      { text: RIGHT, helpful: 3 },
      { text: OTHER, helpful: 0 },
    ])
  })
})

test('without scripts it is said, refused with what was typed, and called helpful', async ({
  browser,
  startServer,
}) => {
  const server = await startServer()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const id = await shareDoubted(page.request, server.address)
  await page.goto(`${server.address}/facts/${id}`)
  await fillIn(page, RIGHT, 'nowhere')
  await send(page)
  await expect(form(page).getByLabel('Source')).toHaveAttribute('aria-invalid', 'true')
  await expect(form(page).getByLabel('What is right')).toHaveValue(RIGHT)
  await expect(form(page)).toContainText('Source: a public web page')
  await form(page).getByLabel('Source').fill('https://home.cern/science')
  await send(page)
  await expect(page).toHaveURL(new RegExp(`/facts/${id}#`))
  await expect(row(page, RIGHT)).toBeInViewport()
  await helpful(page, RIGHT).click()
  await expect(helpful(page, RIGHT)).toHaveAccessibleName('Helpful: 1')
  await expect(helpful(page, RIGHT)).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Report this correction' })).toBeHidden()

  await fillIn(page, RIGHT, 'https://home.cern/science')
  await send(page)
  await expect(form(page)).toContainText('Somebody has said this already')
  await expect(form(page).getByLabel('What is right')).toHaveValue(RIGHT)
  await context.close()
})

test('the page hydrates corrections without a request, and presses before that count', async ({
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
  await form(page).getByLabel('What is right').fill('Half a thought')
  release()
  await expect(helpful(page, RIGHT)).toHaveAccessibleName('Helpful: 3, your vote')
  await expect(form(page).getByLabel('What is right')).toHaveValue('Half a thought')
  await page.waitForLoadState('networkidle')
  await expect(row(page, RIGHT)).toHaveAttribute('data-seen', 'yes')
  expect(requests).not.toContain(`/api/facts/${id}`)
  expect(errors).toEqual([])
})

test('a correction is reported', async ({ page, startServer }) => {
  const { address } = await startServer()
  const id = await shareDoubted(page.request, address)
  await correct(page.request, `${address}/api/facts/${id}`, { text: RIGHT, helpful: 0 })
  await page.goto(`${address}/facts/${id}`)
  await whenHydrated(page)
  await row(page, RIGHT).getByRole('button', { name: 'Report this correction' }).click()
  const popup = page.getByRole('dialog', { name: 'Report this correction' })
  await popup.getByLabel('It advertises something').check()
  await popup.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Somebody will look at it. Until then it stays.')).toBeVisible()
})

/** A text as long as it may be, without a blank, and one that is read from right to left. */
const LONG = 'x'.repeat(200)
const FROM_RIGHT = 'הרשת הומצאה שם. האינטרנט ישן יותר.'

for (const [name, path] of [
  ['the page of a fact', (id: number) => `/facts/${id}`],
  ['the list', () => '/?sort=disputed'],
] as const) {
  test(`${name} with corrections has no axe violations and fits, in both themes, on small and wide screens`, async ({
    page,
    startServer,
  }) => {
    const { address } = await startServer()
    const id = await shareDoubted(page.request, address)
    const fact = `${address}/api/facts/${id}`
    await correct(page.request, fact, { text: LONG, helpful: 3 })
    await correct(page.request, fact, { text: FROM_RIGHT, helpful: 1 })
    await page.goto(address + path(id))
    await whenHydrated(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 720 })
        expect(await faultsOf(page), `${colorScheme} ${width}`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        )
      }
    }
    await page.setViewportSize(PHONE)
    expect(await tooSmall(page)).toEqual([])
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}
