import { expect, test } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'

test('the focus moves to the heading of the next fact when the visitor opens it', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer({ SAMPLE_FACTS: '1' })
  await page.goto(`${address}/facts/1`)
  await whenHydrated(page)
  for (let n = 0; n < 2; n += 1) {
    const before = page.url()
    await page.getByRole('link', { name: 'Next fact' }).press('Enter')
    await expect(page).not.toHaveURL(before)
    await expect(page.locator('main h2').first()).toBeFocused()
  }
})

test('the screens have a preview picture and a web app manifest', async ({ page, request }) => {
  for (const path of ['/', '/?category=science', '/Shop', '/TextBasedGame', '/Updates']) {
    await page.goto(path)
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
    const response = await request.get(picture ?? '')
    expect(response.headers()['content-type'], path).toBe('image/png')
  }
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  expect(await (await request.get(manifest ?? '')).json()).toMatchObject({ display: 'standalone' })
})

test('an unknown path shows the not-found screen with links', async ({ page }) => {
  await page.goto('/no/such/thing')
  await expect(page.getByText('Sucks To Suck')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Facts' }).click()
  await expect(page).toHaveURL('/')
})

test('the link GAME and the back button change the screen and focus its heading', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'GAME', exact: true }).click()
  await expect(page).toHaveURL('/TextBasedGame')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Facts' }).click()
  await expect(page).toHaveURL('/')
  const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 2 })
  await page.getByRole('link', { name: 'Privacy' }).click()
  await expect(heading('Privacy')).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Credits' }).click()
  await expect(heading('Credits')).toBeFocused()
  await page.getByRole('link', { name: 'Fact & Fable' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the board, the game, the shop and the API reference do not violate their Content-Security-Policy', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  for (const path of ['/', '/TextBasedGame', '/Shop', '/api/docs']) await page.goto(path)
  expect(complaints).toEqual([])
})

test('a screen whose file loads slowly says that it is loading', async ({ page }) => {
  let deliver: () => void = () => undefined
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/assets/game-*.js', async (route) => {
    await delivered
    await route.continue()
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'GAME', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  deliver()
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
})

test('a screen that needs scripts says that they are missing, and leads to the facts', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [path, what] of [
    ['/TextBasedGame', 'Hundred Days'],
    ['/TextBasedGame/leaderboard', 'The leaderboard'],
    ['/TextBasedGame/daily', 'The daily road'],
    ['/TextBasedGame/ledger', 'The ledger'],
  ] as const) {
    await page.goto(server.address + path)
    await expect(page.getByText('needs JavaScript')).toHaveText(
      `${what} needs JavaScript. The facts work without it.`,
    )
    await expect(page.getByText(/Loading|Looking|Fetching/)).toBeHidden()
  }
  await page.getByRole('link', { name: 'The facts' }).click()
  await expect(page).toHaveURL(`${server.address}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fact & Fable')
  await expect(page.locator('body')).not.toContainText('needs JavaScript')
  await context.close()
})
