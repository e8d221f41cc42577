import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { placeKept, whenHydrated } from './hydration.ts'
import { storeFacts } from './stored-facts.ts'

const PHONE = { width: 390, height: 844 }

const facts = (page: Page) => page.getByRole('region', { name: 'Facts' }).getByRole('listitem')

test('a fact and its votes survive kill -9, and an open page continues after the restart', async ({
  page,
  startServer,
}) => {
  const server = await startServer()
  await storeFacts(page.request, server.address, [{ text: 'Wombats leave cubes.' }])
  await page.goto(server.address)
  const vote = facts(page).getByRole('button', { name: /^Mind-blowing/ })
  // The page shows a vote before the server has it.
  const votes = async () => {
    const response = await page.request.get(`${server.address}/api/facts`)
    return ((await response.json()) as { votesMindblowing: number }[])[0]?.votesMindblowing
  }
  await vote.click()
  await expect.poll(votes).toBe(1)
  await server.kill9()
  await server.restart()
  await vote.click()
  await expect.poll(votes).toBe(2)
  await page.reload()
  await expect(vote).toHaveAccessibleName('Mind-blowing: 2, your vote')
})

test('more facts load on scrolling, and a reload, “All facts” and the back button return to the same place', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  const list = Array.from({ length: 59 }, (_, at) => ({ text: `Fact ${at + 1} of a long list.` }))
  await storeFacts(page.request, address, list)
  await page.goto(`${address}/?sort=new`)
  await page.mouse.move(500, 500)
  await expect(async () => {
    await page.mouse.wheel(0, 3_000)
    await expect(facts(page)).toHaveCount(59, { timeout: 500 })
  }).toPass()
  const deep = facts(page).filter({ hasText: 'Fact 12 of' })
  // Only this test checks a colour of the contract in the built page.
  const tag = deep.getByRole('link', { name: 'science' })
  await expect(tag).toHaveCSS('background-color', 'rgb(22, 163, 74)')
  await deep.scrollIntoViewIfNeeded()
  await placeKept(page)
  const top = await deep.evaluate((element) => element.getBoundingClientRect().top)
  const isInPlace = async () => {
    await expect(deep).toBeInViewport()
    expect(await deep.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(
      top,
      -2,
    )
  }
  await page.reload()
  await isInPlace()
  await deep.getByRole('link', { name: /^Fact 12 of/ }).click()
  await expect(page.getByRole('region', { name: 'The fact' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('link', { name: 'All facts' }).click()
  await expect(page).toHaveURL(/sort=new/)
  await isInPlace()
  await page.getByRole('button', { name: 'science', exact: true }).click()
  await expect(page).toHaveURL(/category=science/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await isInPlace()
})

test('the first fact in view stays when a phone is rotated', async ({ page, sampleServer }) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${sampleServer.address}/?sort=new`)
  await whenHydrated(page)
  const deep = facts(page).nth(8)
  await deep.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 80, behavior: 'instant' }),
  )
  await placeKept(page)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(deep).toBeInViewport()
  await placeKept(page)
  await page.setViewportSize(PHONE)
  await expect(deep).toBeInViewport()
})

test('the keyboard leads from a category to the search and to each of the orders', async ({
  page,
}) => {
  await page.goto('/?category=science')
  await whenHydrated(page)
  const search = page.getByRole('searchbox')
  await page.getByRole('button', { name: 'science', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'finance', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await expect(search).toBeFocused()
  for (const width of [1280, 320, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width })
    await search.focus()
    for (const name of ['Top', 'New', 'Mind-blowing', 'Disputed']) {
      await page.keyboard.press('Tab')
      const order = page.getByRole('group', { name: 'Order' }).getByRole('button', { name })
      await expect(order).toBeFocused()
      await expect(order).toBeInViewport({ ratio: 0.9 })
    }
  }
})

test('the chosen category is in view at the top of the page, and the last one can be reached', async ({
  page,
}) => {
  const last = page.getByRole('button', { name: 'news', exact: true })
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/?category=news')
    await expect(last).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const right = await last.evaluate((element) => element.getBoundingClientRect().right)
    expect(right).toBeLessThanOrEqual(width)
  }
  for (const size of [
    { width: 844, height: 390 },
    { width: 1200, height: 300 },
  ]) {
    await page.setViewportSize(size)
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
  }
})

test('the first screen shows the fact of the day and the round, above the facts of a desktop', async ({
  page,
  sampleServer,
}) => {
  for (const { size, least } of [
    { size: { width: 1440, height: 900 }, least: 5 },
    { size: PHONE, least: 0 },
  ]) {
    await page.setViewportSize(size)
    await page.goto(sampleServer.address)
    const poster = page.getByRole('region', { name: 'Fact of the day' })
    await expect(poster.locator('[dir=auto]').first()).toBeVisible()
    const whole = await page
      .locator('[data-vote=false]')
      .evaluateAll(
        (votes) =>
          votes.filter((vote) => vote.getBoundingClientRect().bottom <= innerHeight).length,
      )
    expect(whole).toBeGreaterThanOrEqual(least)
    const sentences = page.getByRole('form', { name: 'Pick the fable' }).getByRole('button')
    const last = await sentences.last().boundingBox()
    expect((last?.y ?? size.height) + (last?.height ?? 0)).toBeLessThan(size.height * 0.8)
  }

  const rows = await facts(page).evaluateAll((all) => {
    all[0]?.scrollIntoView()
    return all.map((fact) => {
      const [source, vote] = ['a[target]', '[data-vote=false]'].map((one) =>
        fact.querySelector(one)?.getBoundingClientRect(),
      )
      const middle = (box = new DOMRect()) => box.top + box.height / 2
      return {
        isWhole: fact.getBoundingClientRect().bottom <= innerHeight,
        isOneLine: Math.abs(middle(source) - middle(vote)) < 2,
        size: [vote?.width ?? 0, vote?.height ?? 0],
      }
    })
  })
  expect(rows.filter(({ isWhole }) => isWhole).length, 'on a phone').toBeGreaterThanOrEqual(4)
  expect(rows.filter(({ isOneLine }) => !isOneLine)).toEqual([])
  expect(rows.filter(({ size }) => size.some((side) => side < 44))).toEqual([])
})

test('large text pushes no control of the board out of a narrow window', async ({
  page,
  sampleServer,
}) => {
  await page.setViewportSize({ ...PHONE, width: 360 })
  await page.goto(sampleServer.address)
  await expect(page.getByRole('region', { name: 'Fact of the day' })).toBeVisible()
  await page.getByRole('button', { name: 'Share a fact' }).click()
  await expect(page.getByLabel('Source')).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    // Every day draws other sentences, so each gets a long word here.
    for (const sentence of document.querySelectorAll('[aria-label="Pick the fable"] button'))
      sentence.lastElementChild?.append(' neighbourhoods’ advertisements')
  })
  for (const width of [360, PHONE.width]) {
    await page.setViewportSize({ ...PHONE, width })
    const outside = await page.evaluate(() => {
      const wide = document.documentElement.scrollWidth - innerWidth
      const controls = [...document.querySelectorAll('[data-vote], form input, form label')]
      const over = controls.filter((one) => one.getBoundingClientRect().right > innerWidth)
      return { wide: Math.max(wide, 0), over: over.length }
    })
    expect(outside).toEqual({ wide: 0, over: 0 })
    const label = await page.getByText('A fact worth sharing').boundingBox()
    const counter = await page.locator('#fact-text-left').boundingBox()
    expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThanOrEqual(counter?.x ?? 0)
  }
})
