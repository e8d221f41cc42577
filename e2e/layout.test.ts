import { expect, test } from './fixtures.ts'
import { overlapsOf } from './overlaps.ts'
import { adventurer, input, lines, openGame, openSave, log, SAVES } from './playing.ts'
import { pageWidth, tooSmall } from './targets.ts'

test.use({ hasTouch: true, isMobile: true })

/** A run at Marlowe's, whose four buttons want the most room. */
const AT_THE_MERCHANT = {
  playerGold: 12,
  day: 41,
  gameMode: { name: 'merchant' },
  merchantGoods: [{ name: 'Honey Seeds' }, { name: 'UnEssential Oils' }, { name: 'Long Stick' }],
  consoletext: [{ text: 'One, two or three?', color: 'speech', waitTime: 0 }],
}

const tenEntries = Array.from({ length: 10 }, (_, at) => ({
  id: String(at + 1).padStart(32, '0'),
  rank: at + 1,
  playerName: `Player ${at + 1}`,
  daysSurvived: 100 - at,
  strength: 40,
  lostDays: 1,
}))

test('a turn at the merchant’s is whole above a phone’s keyboard, at 320 pixels and with text at 200 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 })
  await openSave(page, AT_THE_MERCHANT)
  await expect(lines(page).last()).toBeInViewport({ ratio: 1 })
  await expect(input(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^none/ })).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 320, height: 640 })
  for (const label of ['HEALTH', 'MAX DAMAGE', 'GOLD']) {
    const box = await adventurer(page).getByText(label).boundingBox()
    expect(box?.width, label).toBeGreaterThan(20)
  }
  await expect(page.getByRole('button', { name: '1 Honey Seeds +1 HEALTH 2 gold' })).toBeVisible()
  expect(await pageWidth(page)).toBeLessThanOrEqual(320)
  await expect(input(page)).toBeInViewport({ ratio: 1 })

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await pageWidth(page)).toBeLessThanOrEqual(320)
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  const icon = await page.getByRole('button', { name: 'Shop' }).boundingBox()
  if (!title || !icon) throw new Error('The header is not there.')
  const isBelow = icon.y >= title.y + title.height
  const isBeside = icon.x >= title.x + title.width
  expect(isBelow || isBeside).toBe(true)
  await expect(lines(page).last()).toBeVisible()
})

test('the texts of the stage do not overlap if the browser has a minimum font size of 24 pixels', async ({
  playwright,
  launchOptions,
  server,
}) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=minimumFontSize=24']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ baseURL: server.address })
  await openSave(page, { playerName: 'Adventurer', ...SAVES.attack })
  expect(await overlapsOf(page)).toEqual([])
  await browser.close()
})

const DESKS = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const

test('the scene of a first visit fills the window, and the day does not cover the name on day 1', async ({
  page,
}) => {
  await openGame(page)
  for (const [width, height] of DESKS) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => (await page.locator('[data-scene]').boundingBox())?.height)
      .toBe(height)
  }
  await page.route('**/api/leaderboard?*', (route) => route.fulfill({ json: tenEntries }))
  await openSave(page, { playerName: 'Wrenwrenwren', day: 1, gameMode: { name: 'paychance' } })
  for (const [width, height] of DESKS) {
    await page.setViewportSize({ width, height })
    await expect(page.getByText('10. Player 10')).toBeInViewport({ ratio: 1 })
    const name = await adventurer(page).getByText('Wrenwrenwren').boundingBox()
    for (const day of await page.getByText('Day 1', { exact: true }).all()) {
      const box = await day.boundingBox()
      if (!box || !name) throw new Error('The name or its day is not there.')
      const isBeside = box.x >= name.x + name.width
      const isAbove = box.y + box.height <= name.y
      const isBelow = box.y >= name.y + name.height
      expect(isBeside || isAbove || isBelow, `${width}x${height}`).toBe(true)
    }
  }
})

test.describe('with a keyboard', () => {
  test.use({ hasTouch: false, isMobile: false })

  test('the log of a fight shows 13 lines, or 18 at 1440x900, above ten rows of the leaderboard', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.route('**/api/leaderboard?*', (route) => route.fulfill({ json: tenEntries }))
    const consoletext = Array(20).fill({ text: 'You are here.', color: 'plain', waitTime: 0 })
    for (const { width, height, count } of [
      { width: 1366, height: 768, count: 13 },
      { width: 1440, height: 900, count: 18 },
    ]) {
      await page.setViewportSize({ width, height })
      await openSave(page, { ...SAVES.attack, consoletext })
      await expect(page.getByText('10. Player 10')).toBeInViewport({ ratio: 1 })
      const whole = await log(page).evaluate((box) => {
        const { top, bottom } = box.getBoundingClientRect()
        const boxes = [...box.children].map((line) => line.getBoundingClientRect())
        return boxes.filter((line) => line.top + line.height / 2 >= top && line.bottom <= bottom)
          .length
      })
      expect(whole).toBeGreaterThanOrEqual(count)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    }
  })

  test('long popups scroll on low phones, even by keys, while the button Close stays visible', async ({
    page,
  }) => {
    await openGame(page)
    for (const [width, height] of [
      [390, 664],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      const popup = page.getByRole('dialog')
      const close = popup.getByRole('button', { name: 'Close' })
      const isWhole = async () => {
        await expect(close).toBeInViewport({ ratio: 1 })
        const top = await popup.evaluate((dialog) =>
          Math.min(...[dialog, ...dialog.children].map((part) => part.getBoundingClientRect().top)),
        )
        expect(top).toBeGreaterThanOrEqual(0)
      }
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      for (const view of ['Login', 'Create Account', 'Settings and save']) {
        await menu.click()
        await isWhole()
        await popup.getByRole('button', { name: view, exact: true }).click()
        await isWhole()
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: 'How it works' }).click()
      await isWhole()
      const top = page.getByRole('heading', { name: 'How it works' })
      await expect(top).toBeInViewport({ ratio: 1 })
      const end = popup.getByText('Press Escape first: they work outside the input.')
      await expect(end).not.toBeInViewport()
      // Also after the focus has left the text once.
      await close.focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('End')
      await expect(end).toBeInViewport({ ratio: 1 })
      await isWhole()
      await close.click()
      await expect(popup).toBeHidden()
    }
  })
})

test('the controls around a new game are large enough for fingers, and their popups close by Escape and return the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openGame(page)
  expect(await tooSmall(page, 44, '[data-window]')).toEqual([])
  expect(await tooSmall(page, 40, '[aria-label="Sound"], [aria-label="How it works"]')).toEqual([])
  expect(await tooSmall(page, 40, 'select')).toEqual([])
  for (const name of ['Shop', 'Menu', 'Community chat', 'How it works']) {
    const opener = page.getByRole('button', { name, exact: true })
    await opener.click()
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  // A phone has no keys to explain.
  await page.getByRole('button', { name: 'How it works' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Keys' })).toBeHidden()
})
