import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const card = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

async function shareFact(page: Page, text: string, category = 'science') {
  await page.getByRole('button', { name: 'Share a fact' }).click()
  await page.getByLabel('A fact worth sharing').fill(text)
  await page.getByLabel('Source').fill('https://example.com/why')
  await page.getByLabel('Category').selectOption(category)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
}

test('a fact and its votes survive kill -9, and an open page continues after the restart', async ({
  page,
  startServer,
}) => {
  const server = await startServer()
  await page.goto(server.address)
  await expect(
    page.getByText('No facts for this category yet! Create the first one!'),
  ).toBeVisible()
  await shareFact(page, 'Wombats leave cubes.')
  const fact = card(page, 'Wombats leave cubes.')
  await expect(fact).toBeFocused()
  await expect(page.getByRole('button', { name: 'Share a fact' })).toBeVisible()
  const source = fact.getByRole('link', { name: '(Source) example.com' })
  await expect(source).toHaveAttribute('target', '_blank')
  await expect(source).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  await fact.getByRole('button', { name: 'Mind-blowing', exact: true }).click()
  await fact.getByRole('button', { name: 'Mind-blowing: 1' }).click()
  await expect(fact.getByRole('button', { name: 'Mind-blowing: 2' })).toBeVisible()
  // The page shows a vote before the server has it.
  const votes = async () => {
    const response = await page.request.get(`${server.address}/api/facts`)
    return ((await response.json()) as { votesMindblowing: number }[])[0]?.votesMindblowing
  }
  await expect.poll(votes).toBe(2)
  await server.kill9()
  await server.restart()
  await fact.getByRole('button', { name: 'Mind-blowing: 2' }).click()
  await expect.poll(votes).toBe(3)
  await page.reload()
  await expect(fact.getByRole('button', { name: 'Mind-blowing: 3' })).toBeVisible()
})

test('a fact with more doubt than praise is marked as disputed at once without moving anything', async ({
  page,
  startServer,
}) => {
  await page.goto((await startServer()).address)
  await shareFact(page, 'The moon is a lamp.')
  const fact = card(page, 'The moon is a lamp.')
  await expect(fact).not.toContainText('[DISPUTED]')
  const vote = fact.getByRole('button', { name: /^False/ })
  const place = await vote.boundingBox()
  await vote.click()
  await expect(fact).toContainText('[DISPUTED]')
  for (let count = 1; count < 10; count += 1) await vote.click()
  await expect(vote).toHaveAccessibleName('False: 10, your vote')
  expect(await vote.boundingBox()).toEqual(place)
  for (let count = 0; count < 10; count += 1) {
    await fact.getByRole('button', { name: /^Interesting/ }).click()
  }
  await expect(fact).not.toContainText('[DISPUTED]')
})

test('the category in the address survives a reload, changes to that of a shared fact, and returns with the back button', async ({
  page,
  startServer,
}) => {
  await page.goto((await startServer()).address)
  await shareFact(page, 'Honey keeps.', 'health')
  await expect(card(page, 'Honey keeps.')).toBeFocused()
  await page.getByRole('button', { name: 'science', exact: true }).click()
  await expect(page).toHaveURL(/\?category=science$/)
  await expect(page.getByText('No facts for this category yet!')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'science', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await shareFact(page, 'Oxford is older than the Aztecs.', 'history')
  await expect(page, 'a fact of another category is shown in its own').toHaveURL(
    /category=history$/,
  )
  await expect(card(page, 'Oxford is older')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/category=science$/)
})

test('a draft survives Escape and a reload, and the board offers to continue it', async ({
  page,
  server,
}) => {
  await page.goto(server.address)
  await page.getByRole('button', { name: 'Share a fact' }).click()
  const text = page.getByLabel('A fact worth sharing')
  await text.fill('Half a thought')
  await text.press('Escape')
  await expect(page.getByRole('button', { name: 'Share a fact' })).toBeFocused()
  await page.reload()
  await expect(page.getByText('You have an unfinished fact.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await expect(text).toHaveValue('Half a thought')
})

test('a fact that is typed without a network is kept over a reload and sent once', async ({
  page,
  context,
  startServer,
}) => {
  const { address } = await startServer()
  await page.goto(address)
  await page.getByRole('button', { name: 'Share a fact' }).click()
  await page.getByLabel('A fact worth sharing').fill('Half a thought')
  await page.getByLabel('Source').fill('https://example.com/')
  await page.getByLabel('Category').selectOption('news')
  // The request arrives, its response does not, and then nothing at all.
  await page.route(/\/api\/facts(\?|$)/, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await context.setOffline(true)
  await page.unrouteAll({ behavior: 'wait' })
  await context.setOffline(false)
  await expect(page.getByText('Your fact was shared')).toBeVisible()
  await expect(page.getByText('You’re offline.')).toBeHidden()
  await expect(card(page, 'Half a thought')).toHaveCount(1)
  const facts = (await (await page.request.get(`${address}/api/facts`)).json()) as unknown[]
  expect(facts).toHaveLength(1)
})

test('a list of facts that cannot be loaded shows an error, and loads later by itself or on a press', async ({
  page,
  server,
}) => {
  const trouble = page.getByRole('alert')
  // An earlier page's offline copy would be shown.
  await page.addInitScript(() => void caches.delete('facts'))
  // The document that stands in without a network has no facts in it.
  const openWithout = async (action: 'hold' | 'abort') => {
    await page.route('**/api/fact-pages*', (route) =>
      action === 'abort' ? route.abort() : undefined,
    )
    await page.goto(`${server.address}/?shell`)
  }
  await openWithout('hold')
  await expect(page.getByText('Loading...')).toBeVisible()
  await page.unroute('**/api/fact-pages*')
  await openWithout('abort')
  await expect(trouble).toHaveText('There was a problem getting data')
  await page.unroute('**/api/fact-pages*')
  await expect(trouble).toBeHidden()
  await openWithout('abort')
  await expect(trouble).toBeVisible()
  await page.unroute('**/api/fact-pages*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(trouble).toBeHidden()
  await expect(page.getByLabel('Facts', { exact: true })).toBeFocused()
})

test('a vote count never decreases and includes each vote once, in whatever order the responses arrive', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  await page.goto(address)
  await shareFact(page, 'Eels travel.')
  const delays = [900, 100, 500, 0, 300]
  await page.route('**/votes', async (route) => {
    const delay = delays.shift() ?? 0
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, delay))
    await route.fulfill({ response })
  })
  const vote = card(page, 'Eels travel.').getByRole('button', { name: /Interesting/ })
  const counts = await vote.evaluate(async (button) => {
    const seen = [0]
    const look = new MutationObserver(() => {
      const count = Number(button.textContent)
      if (count !== seen.at(-1)) seen.push(count)
    })
    look.observe(button, { subtree: true, childList: true, characterData: true })
    for (let press = 0; press < 5; press += 1) {
      ;(button as HTMLElement).click()
      await new Promise((resolve) => setTimeout(resolve, 60))
    }
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    return seen
  })
  expect(counts).toEqual([0, 1, 2, 3, 4, 5])
  // The server ends with the test: no vote may still be on its way.
  await page.unrouteAll({ behavior: 'wait' })
})

test('a link to a category opens at the top of the page with the chosen category in view', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/?category=news')
    const chosen = page.getByRole('button', { name: 'news', pressed: true })
    await expect(chosen).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const right = await chosen.evaluate((element) => element.getBoundingClientRect().right)
    expect(right).toBeLessThanOrEqual(width)
  }
})

test('the page of a missing fact has status 404 and says that the fact is missing', async ({
  page,
  server,
}) => {
  const missing = await page.goto(`${server.address}/facts/999999`)
  expect(missing?.status()).toBe(404)
  await expect(page.getByText('There’s no fact at this address.')).toBeVisible()
})
