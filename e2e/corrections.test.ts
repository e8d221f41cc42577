import type { APIRequestContext, Page } from '@playwright/test'
import { factPath, type Vote } from '@fable/contract/limits'
import { expect, test } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'
import { castVotes, storeFacts } from './stored-facts.ts'

const TEXT = 'The Internet was invented at CERN.'
const RIGHT = 'The Web was. The Internet is older.'
const CORRECTION = { text: RIGHT, source: 'https://home.cern/science' }
const PHONE = { width: 390, height: 844 }
const DOUBT = /^False/

const times = (count: number, vote: Vote) => Array<Vote>(count).fill(vote)

/** Shares a fact with votes; by default nobody believes it. */
async function shareFact(
  request: APIRequestContext,
  address: string,
  votes = times(3, 'false'),
): Promise<number> {
  const [id = 0] = await storeFacts(request, address, [{ text: TEXT, category: 'technology' }])
  await castVotes(request, address, { id, votes })
  return id
}

/** Calls a correction helpful twice, each time as another sender. */
async function help(request: APIRequestContext, address: string, id: number): Promise<void> {
  for (const sender of ['192.0.2.1', '192.0.2.2']) {
    const headers = { 'X-Forwarded-For': sender }
    await request.post(`${address}/api/corrections/${id}/votes`, { data: {}, headers })
  }
}

type Corrected = {
  correction?: object
  corrections: { id: number; text: string; source: string; helpful: number }[]
}

async function read(page: Page, address: string, id: number): Promise<Corrected> {
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

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a "false" vote leads to the correction form, and a helpful correction appears with the fact', async ({
    page,
    server: { address },
  }) => {
    const id = await shareFact(page.request, address)
    const list = '/?category=technology&sort=new'
    await page.goto(list)
    await whenHydrated(page)
    const card = page.locator(`#fact-${id}`)
    const doubt = card.getByRole('button', { name: DOUBT })
    await doubt.scrollIntoViewIfNeeded()
    const place = await doubt.boundingBox()
    await doubt.tap()
    await expect(doubt).toHaveAccessibleName('False: 4, your vote')
    const offer = page.getByRole('status').getByRole('link', { name: 'Add a correction' })
    await expect(offer).toBeInViewport()
    expect(await doubt.boundingBox(), 'nothing moves').toEqual(place)
    expect((await offer.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await offer.tap()
    await expect(page).toHaveURL(`${address}${factPath(id)}#know-better`)
    await expect(form(page).getByLabel('The correction')).toBeFocused()
    await expect(offer).toBeHidden()

    await fillIn(page, RIGHT, 'nowhere')
    await send(page)
    await expect(form(page).getByLabel('Source')).toBeFocused()
    await fillIn(page, RIGHT, 'home.cern/science')
    await send(page)
    await expect(row(page, RIGHT)).toBeFocused()
    await expect(page.getByText('Thanks. Your correction is below the fact.')).toBeVisible()
    await expect(row(page, RIGHT).getByRole('link', { name: '(Source) home.cern' })).toBeVisible()
    await expect(form(page).getByLabel('The correction')).toHaveValue('')

    await helpful(page, RIGHT).tap()
    await helpful(page, RIGHT).tap()
    await expect(helpful(page, RIGHT)).toHaveAccessibleName('Helpful: 2, your vote')
    await expect
      .poll(async () => (await read(page, address, id)).corrections)
      .toMatchObject([{ text: RIGHT, source: 'https://home.cern/science', helpful: 2 }])

    // Two presses by its author do not make it the best correction: that takes other senders.
    const corrected = await read(page, address, id)
    expect(corrected.correction).toBeUndefined()
    await help(page.request, address, corrected.corrections[0]?.id ?? 0)

    // A second doubt offers nothing.
    await page.goto(list)
    await whenHydrated(page)
    await doubt.tap()
    await expect(doubt).toHaveAccessibleName('False: 5, your vote')
    await expect(offer).toBeHidden()
    await expect(card).toContainText('5 readers doubt this')
    await expect(card).toContainText(`Rather: ${RIGHT} (Source) home.cern, Helpful: 4`)
    await card.getByRole('link', { name: 'Helpful: 4' }).tap()
    await expect(page).toHaveURL(`${address}${factPath(id)}#corrections`)
    await expect(rows(page)).toHaveCount(1)
  })
})

test('a vote by keyboard that disputes a fact moves nothing and leads to the correction form', async ({
  page,
  server: { address },
}) => {
  const votes = [...times(4, 'interesting'), ...times(4, 'false')]
  const id = await shareFact(page.request, address, votes)
  await page.goto('/?category=technology&sort=new')
  await whenHydrated(page)
  const card = page.locator(`#fact-${id}`)
  const doubt = card.getByRole('button', { name: DOUBT })
  await doubt.focus()
  await expect(card).not.toContainText('[DISPUTED]')
  const place = await doubt.boundingBox()
  await page.keyboard.press('Enter')
  await expect(doubt).toHaveAccessibleName('False: 5, your vote')
  await expect(card).toContainText('[DISPUTED]')
  expect(await doubt.boundingBox()).toEqual(place)
  await page.keyboard.press('Tab')
  const link = card.getByRole('link', { name: 'Add a correction' })
  await expect(link).toBeFocused()
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24)
  await page.keyboard.press('Enter')
  await expect(form(page).getByLabel('The correction')).toBeFocused()
})

test('on the page of a fact a doubt leads to the form, and a duplicate to the existing correction', async ({
  page,
  server: { address },
}) => {
  const id = await shareFact(page.request, address)
  await page.goto(factPath(id))
  await whenHydrated(page)
  await page.getByRole('button', { name: DOUBT }).first().click()
  await page.getByRole('status').getByRole('link', { name: 'Add a correction' }).click()
  await expect(form(page).getByLabel('The correction')).toBeFocused()
  await expect(form(page)).toBeInViewport()

  await page.request.post(`/api/facts/${id}/corrections`, { data: CORRECTION })
  await fillIn(page, CORRECTION.text, CORRECTION.source)
  await send(page)
  await form(page).getByRole('link', { name: 'call it helpful' }).click()
  await expect(row(page, RIGHT)).toBeFocused()
  await expect(form(page).getByLabel('The correction')).toHaveValue(RIGHT)
})

test('a correction can be reported', async ({ page, server: { address } }) => {
  const id = await shareFact(page.request, address)
  await page.request.post(`/api/facts/${id}/corrections`, { data: CORRECTION })
  await page.goto(factPath(id))
  await whenHydrated(page)
  const report = row(page, RIGHT).getByRole('button', { name: 'Report this correction' })
  await report.click()
  const popup = page.getByRole('dialog')
  await popup.getByLabel('It’s spam or an ad').check()
  await popup.getByLabel('Anything else we should know?').fill('It sells lamps.')
  await popup.getByRole('button', { name: 'Send' }).click()
  await expect(popup).toContainText('Someone will look at it.')
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(report).toBeFocused()
})
