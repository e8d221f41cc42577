import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { placeKept, whenHydrated } from './hydration.ts'
import { storeFacts } from './stored-facts.ts'

const facts = (page: Page) => page.getByRole('region', { name: 'Facts' }).getByRole('listitem')

const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ text: `Fact ${at + 1} of a long list of facts.` }))

test('more facts load as the visitor scrolls, and the back button and a reload return to the place', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  await storeFacts(page.request, address, numbered(59))
  await page.goto(address)
  await page.mouse.move(500, 500)
  await expect(async () => {
    await page.mouse.wheel(0, 3_000)
    await expect(facts(page)).toHaveCount(59, { timeout: 500 })
  }).toPass()
  const deep = facts(page).filter({ hasText: 'Fact 12 of' })
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
  await page.goBack()
  await isInPlace()
  await page.getByRole('button', { name: 'science', exact: true }).click()
  await expect(page).toHaveURL(/category=science/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await isInPlace()
  // The first fact in view is the one that stays.
  await deep.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 80, behavior: 'instant' }),
  )
  await placeKept(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(deep).toBeInViewport()
  await placeKept(page)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(deep).toBeInViewport()
})

test('a search finds words and beginnings of words in text and source, and stays in the address', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  await storeFacts(page.request, address, [
    { text: 'Wombats leave cubes.', source: 'https://www.nasa.gov/moon', category: 'science' },
    { text: 'Octopuses have three hearts.', category: 'health' },
  ])
  await page.goto(address)
  const field = page.getByRole('searchbox')
  await field.fill('octop')
  await expect(facts(page)).toHaveCount(1)
  await expect(page.getByText('1 fact with “octop”')).toBeVisible()
  await expect(facts(page).locator('mark')).toHaveText('Octop')
  await expect(page).toHaveURL(/\?q=octop$/)
  await field.fill('nasa')
  await expect(facts(page)).toContainText(['Wombats leave cubes.'])
  await field.fill('zebra')
  await expect(page.getByText('Nothing about “zebra” yet.')).toBeVisible()
  await field.fill('wimbat')
  await page.getByRole('link', { name: 'wombats 1 fact' }).click()
  await expect(facts(page)).toContainText(['Wombats leave cubes.'])
  await field.fill('zebra')
  await page.getByRole('button', { name: 'Share the first one about zebra' }).click()
  await expect(page.getByLabel('A fact worth sharing')).toHaveValue('zebra')
  await page.reload()
  await expect(field).toHaveValue('zebra')
  await page.getByRole('link', { name: 'Show all facts' }).click()
  await expect(facts(page)).toHaveCount(2)
  await expect(field).toHaveValue('')
  await field.fill('hearts')
  await expect(facts(page)).toHaveCount(1)
  // Of an input method, whose list it closes.
  await field.dispatchEvent('keydown', { key: 'Escape', isComposing: true })
  await expect(field).toHaveValue('hearts')
  await field.press('Escape')
  await expect(facts(page)).toHaveCount(2)
  await expect(field).not.toBeFocused()
  // The same key on an Arabic keyboard.
  await page.locator('body').dispatchEvent('keydown', { key: 'ظ', code: 'Slash' })
  await expect(field).toBeFocused()
  await field.press('Escape')
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
})

test('a search reports that it did not read all facts', async ({ page, startServer }) => {
  const { address } = await startServer()
  await storeFacts(page.request, address, [{ text: 'Wombats leave cubes.' }])
  await page.goto(address)
  await page.route('**/api/fact-pages*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), isCut: true } })
  })
  const field = page.getByRole('searchbox')
  await field.fill('wombat')
  await expect(page.getByText('1 fact with “wombat”, showing the best of many')).toBeVisible()
  await field.fill('zebra')
  await expect(page.getByText('Only the newest facts were searched.')).toBeVisible()
})

test('a search without results in a category leads to a search of all facts', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  await storeFacts(page.request, address, [
    { text: 'Octopuses have three hearts.', category: 'health' },
  ])
  await page.goto(`${address}/?category=science&sort=disputed&q=octopus`)
  await expect(page.getByText('No disputed fact in science mentions “octopus”.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show all disputed facts in science' })).toBeVisible()
  await page.getByRole('link', { name: 'Search everywhere' }).click()
  await expect(page).toHaveURL(/\/\?q=octopus$/)
  await expect(facts(page)).toHaveCount(1)
  await page.goto(`${address}/?sort=disputed`)
  await expect(page.getByText('No one disagrees on anything here.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create it' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Show undisputed facts' }).click()
  await expect(facts(page)).toHaveCount(1)
})

test('tags lead to a category, and the page of a fact leads to the next fact and to other facts from its source', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  await storeFacts(page.request, address, [
    { text: 'One.', source: 'https://www.nasa.gov/a' },
    { text: 'Two.', source: 'https://nasa.gov/b', category: 'history' },
    { text: 'Three.', source: 'https://example.com/' },
  ])
  await page.goto(address)
  // The colour of the contract: no other test sees whether the built page has it.
  const tag = facts(page).filter({ hasText: 'Two.' }).getByRole('link', { name: 'history' })
  await expect(tag).toHaveCSS('background-color', 'rgb(249, 115, 22)')
  await facts(page).filter({ hasText: 'Two.' }).getByRole('link', { name: 'Two.' }).click()
  await expect(page.getByText('No votes yet. Yours would be the first.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'history', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await page.getByRole('link', { name: 'Next fact' }).click()
  await expect(page.getByRole('region', { name: 'The fact' })).toContainText('One.')
  await page.getByRole('link', { name: 'More from nasa.gov' }).click()
  await expect(page.getByText('2 facts from nasa.gov')).toBeVisible()
  await facts(page).filter({ hasText: 'Two.' }).getByRole('link', { name: 'history' }).click()
  await expect(page).toHaveURL(/\?category=history$/)
  await expect(facts(page)).toHaveCount(1)
})

test('new facts of other visitors wait behind a button, while counts of votes are updated by themselves', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  await storeFacts(page.request, address, [{ text: 'Old.' }])
  await page.clock.install()
  // The last that a page asks for by itself.
  const settled = page.waitForResponse('**/api/fact-news')
  await page.goto(address)
  await settled
  await expect(facts(page)).toHaveCount(1)
  await storeFacts(page.request, address, [{ text: 'Newer.' }, { text: 'Newest.' }])
  const old = facts(page).filter({ hasText: 'Old.' })
  const oldId = Number(await old.getAttribute('data-fact'))
  await page.request.post(`${address}/api/facts/${String(oldId)}/votes`, {
    data: { vote: 'mindblowing' },
  })
  await page.clock.fastForward(20_000)
  await expect(old.getByRole('button', { name: 'Mind-blowing: 1' })).toBeVisible()
  const news = page.getByRole('button', { name: '2 new facts' })
  await expect(news).toBeVisible()
  await expect(facts(page)).toHaveCount(1)
  await news.click()
  await expect(facts(page)).toHaveCount(3)
  await expect(facts(page).first()).toContainText('Newest.')
  await expect(news).toBeHidden()
})

test('a vote is marked as the visitor’s own after a reload and in another tab', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  await storeFacts(page.request, address, [{ text: 'Cats sleep.' }])
  await page.goto(address)
  const vote = facts(page).getByRole('button', { name: /^Interesting/ })
  await vote.click()
  await vote.click()
  await expect(vote).toHaveAccessibleName('Interesting: 2, your vote')
  await expect
    .poll(async () => (await (await page.request.get(`${address}/api/facts`)).json()) as unknown)
    .toMatchObject([{ votesInteresting: 2 }])
  await page.reload()
  await expect(vote).toHaveAccessibleName('Interesting: 2, your vote')
  const otherTab = await page.context().newPage()
  await otherTab.goto(address)
  await facts(otherTab)
    .getByRole('button', { name: /^Mind-blowing/ })
    .click()
  await expect(facts(page).getByRole('button', { name: /^Mind-blowing/ })).toHaveAccessibleName(
    /your vote$/,
  )
})

test('the link “All facts” on the page of a fact leads back to the same view and place', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  await storeFacts(page.request, address, numbered(25))
  await page.goto(`${address}/?sort=new`)
  const fact = facts(page).filter({ hasText: 'Fact 3 of' })
  await fact.scrollIntoViewIfNeeded()
  await fact.getByRole('link', { name: /^Fact 3/ }).click()
  await expect(page.getByRole('heading', { name: 'More science' })).toBeVisible()
  await page.getByRole('link', { name: 'All facts' }).click()
  await expect(page).toHaveURL(/sort=new/)
  await expect(fact).toBeInViewport()
})

test('the arrow keys move between categories, and the Tab key leads from a category to the search and the orders', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  await storeFacts(page.request, address, numbered(2))
  await page.goto(`${address}/?category=science`)
  await whenHydrated(page)
  const current = page.getByRole('button', { name: 'science', exact: true })
  await current.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'finance', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  for (const stop of [
    page.getByRole('searchbox'),
    page.getByRole('button', { name: 'Top', exact: true }),
  ]) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
})

test('the Tab key on phones leads from the search to each of the orders', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  await storeFacts(page.request, address, numbered(2))
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(address)
    await whenHydrated(page)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    for (const name of ['Top', 'New', 'Mind-blowing', 'Disputed']) {
      await page.keyboard.press('Tab')
      const order = page.getByRole('group', { name: 'Order' }).getByRole('button', { name })
      await expect(order).toBeFocused()
      await expect(order).toBeInViewport({ ratio: 0.9 })
    }
  }
})

test('a fact can be reported, and the focus returns to the button “Report”', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  await storeFacts(page.request, address, [{ text: 'The moon is a lamp.' }])
  await page.goto(address)
  await facts(page).getByRole('link', { name: 'The moon is a lamp.' }).click()
  await page.getByRole('button', { name: 'Report' }).click()
  await page.getByLabel('It’s spam or an ad').check()
  await page.getByLabel('Anything else we should know?').fill('It sells lamps.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Someone will look at it.')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Report' })).toBeFocused()
})

test('the first screen shows the fact of the day and all of the round, and five facts on a desktop', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer({ SAMPLE_FACTS: '1' })
  for (const [width, height, least] of [
    [390, 844, 0],
    [1440, 900, 5],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(address)
    const poster = page.getByRole('region', { name: 'Fact of the day' })
    const text = poster.locator('[dir=auto]').first()
    await expect(text).toBeVisible()
    const whole = await page
      .locator('[data-vote=false]')
      .evaluateAll(
        (votes) =>
          votes.filter((vote) => vote.getBoundingClientRect().bottom <= innerHeight).length,
      )
    expect(whole).toBeGreaterThanOrEqual(least)
    const sentences = page.getByRole('form', { name: 'Pick the fable' }).getByRole('button')
    const last = await sentences.last().boundingBox()
    expect((last?.y ?? height) + (last?.height ?? 0)).toBeLessThan(height * 0.8)
  }
})

test('a phone shows four whole facts of a list, each with its source and votes in one line', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer({ SAMPLE_FACTS: '1' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  await facts(page)
    .first()
    .evaluate((fact) => fact.scrollIntoView())
  const rows = await facts(page).evaluateAll((all) =>
    all.map((fact) => {
      const [source, vote] = ['a[target]', '[data-vote=false]'].map((one) =>
        fact.querySelector(one)?.getBoundingClientRect(),
      )
      const middle = (box = new DOMRect()) => box.top + box.height / 2
      return {
        isWhole: fact.getBoundingClientRect().bottom <= innerHeight,
        isOneLine: Math.abs(middle(source) - middle(vote)) < 2,
        size: [vote?.width ?? 0, vote?.height ?? 0],
      }
    }),
  )
  expect(rows.filter(({ isWhole }) => isWhole).length).toBeGreaterThanOrEqual(4)
  expect(rows.filter(({ isOneLine }) => !isOneLine)).toEqual([])
  expect(rows.filter(({ size }) => size.some((side) => side < 44))).toEqual([])
})

test('large text pushes no control of the board out of a narrow window', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer({ SAMPLE_FACTS: '1' })
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(address)
    await expect(page.getByRole('region', { name: 'Fact of the day' })).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await page.getByRole('button', { name: 'Share a fact' }).click()
    await expect(page.getByLabel('Source')).toBeVisible()
    const outside = await page.evaluate(() => {
      // Every day draws other sentences, so each gets a long word here.
      for (const sentence of document.querySelectorAll('[aria-label="Pick the fable"] button'))
        sentence.lastElementChild?.append(' neighbourhoods’ advertisements')
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

test('the last category can be reached in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/')
  const last = page.getByRole('button', { name: 'news', exact: true })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1200, height: 300 })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('a fact written from right to left has that direction in the list and in the form', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  const text = 'القطط تنام ست عشرة ساعة في اليوم.'
  await storeFacts(page.request, address, [{ text }, { text: 'Cats sleep.' }])
  await page.goto(address)
  const direction = (element: Element) => getComputedStyle(element).direction
  expect(await page.getByText(text).evaluate(direction)).toBe('rtl')
  expect(await page.getByText('Cats sleep.').evaluate(direction)).toBe('ltr')
  await page.getByRole('button', { name: 'Share a fact' }).click()
  const field = page.getByLabel('A fact worth sharing')
  await field.fill(text)
  expect(await field.evaluate(direction)).toBe('rtl')
})
