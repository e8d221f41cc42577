import { expect, test } from './fixtures.ts'
import { errorsOf } from './hydration.ts'

test('the screens have a preview picture and a web app manifest', async ({ request }) => {
  const find = async (path: string, tag: RegExp) => {
    const [, address = ''] = tag.exec(await (await request.get(path)).text()) ?? []
    return request.get(address)
  }
  for (const path of ['/', '/?category=science', '/Shop', '/TextBasedGame', '/Updates']) {
    const picture = await find(path, /<meta property="og:image" content="([^"]+)"/)
    expect(picture.headers()['content-type'], path).toBe('image/png')
  }
  const manifest = await find('/', /<link rel="manifest" href="([^"]+)"/)
  expect(await manifest.json()).toMatchObject({ display: 'standalone' })
})

test('each link to another screen moves the focus to its heading, as soon as its file has loaded', async ({
  page,
}) => {
  const { promise: delivered, resolve: deliver } = Promise.withResolvers<undefined>()
  await page.route('**/assets/game-*.js', async (route) => {
    await delivered
    await route.continue()
  })
  const title = page.getByRole('heading', { level: 1 })
  const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 2 })
  await page.goto('/no/such/thing')
  await expect(heading('Sucks To Suck')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Facts' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'GAME', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  deliver(undefined)
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  await expect(page).toHaveURL('/TextBasedGame')
  await expect(title).toBeFocused()
  await page.getByRole('link', { name: 'Facts' }).click()
  await expect(page).toHaveURL('/')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await expect(heading('Privacy')).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: 'Credits' }).click()
  await expect(heading('Credits')).toBeFocused()
  await page.getByRole('link', { name: 'Fact & Fable' }).click()
  await expect(title).toBeFocused()
})

test('the API reference does not violate its Content-Security-Policy', async ({ page }) => {
  const errors = errorsOf(page)
  await page.goto('/api/docs')
  expect(errors).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a screen that needs scripts says that they are missing, and leads to the facts', async ({
    page,
  }) => {
    for (const [path, what] of [
      ['/TextBasedGame', 'Hundred Days'],
      ['/TextBasedGame/leaderboard', 'The leaderboard'],
      ['/TextBasedGame/daily', 'The daily road'],
      ['/TextBasedGame/ledger', 'The ledger'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByText('needs JavaScript')).toHaveText(
        `${what} needs JavaScript. The facts work without it.`,
      )
      await expect(page.getByText(/Loading|Looking|Fetching/)).toBeHidden()
    }
    await page.getByRole('link', { name: 'The facts' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fact & Fable')
    await expect(page.locator('body')).not.toContainText('needs JavaScript')
  })
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
