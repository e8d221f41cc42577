import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { adventurer, input, lines, openGame } from './playing.ts'

/** A run at Marlowe's, whose four buttons want the most room. */
const atTheMerchant = {
  ...{ update: '0.0.24', playerName: 'Wren', playerHealth: 9, playerMaxDamage: 7, playerGold: 12 },
  ...{ day: 41, gameMode: { name: 'merchant' } },
  merchantGoods: [{ name: 'Honey Seeds' }, { name: 'UnEssential Oils' }, { name: 'Long Stick' }],
  consoletext: [{ text: 'One, two or three?', color: 'speech', waitTime: 0 }],
  run: { id: 'r', seed: 'x', turn: 20 },
}

async function openAtTheMerchant(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await page.addInitScript((save) => {
    localStorage.setItem('GameVariables', JSON.stringify(save))
  }, atTheMerchant)
  await openGame(page)
  await page.getByRole('dialog', { name: 'New Update!' }).getByText('Close').click()
}

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('with a phone’s keyboard open, the last line and the input are both visible', async ({
  page,
}) => {
  await openAtTheMerchant(page, 390, 400)
  await expect(lines(page).last()).toBeInViewport({ ratio: 1 })
  await expect(input(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: /^none/ })).toBeInViewport({ ratio: 1 })
})

for (const width of [320, 374]) {
  test(`at ${width} pixels the numbers have labels and the buttons have hints`, async ({
    page,
  }) => {
    await openAtTheMerchant(page, width, 640)
    for (const label of ['HEALTH', 'MAX DAMAGE', 'GOLD']) {
      const box = await adventurer(page).getByText(label).boundingBox()
      expect(box?.width, label).toBeGreaterThan(20)
    }
    await expect(page.getByRole('button', { name: '1 Honey Seeds +1 HEALTH 2 gold' })).toBeVisible()
    expect(await pageWidth(page)).toBeLessThanOrEqual(width)
    await expect(input(page)).toBeInViewport({ ratio: 1 })
  })
}

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const) {
  test(`at 200 % text size and ${width} pixels nothing covers the title or leaves the page`, async ({
    page,
  }) => {
    await openAtTheMerchant(page, width, height)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await pageWidth(page)).toBeLessThanOrEqual(width)
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const icon = await page.getByRole('button', { name: 'Shop' }).boundingBox()
    if (!title || !icon) throw new Error('The header is not there.')
    const isBelow = icon.y >= title.y + title.height
    const isBeside = icon.x >= title.x + title.width
    expect(isBelow || isBeside).toBe(true)
    await expect(lines(page).last()).toBeVisible()
  })
}

test('the help opens at its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 })
  await openGame(page)
  await page.getByRole('button', { name: 'How it works' }).click()
  const help = page.getByRole('dialog', { name: 'How it works' })
  await expect(help.getByRole('heading', { name: 'How it works' })).toBeInViewport({ ratio: 1 })
  await expect(help.getByText('Every day has 4 paths.')).toBeInViewport({ ratio: 1 })
})

for (const [width, height] of [
  [1440, 900],
  [390, 664],
  [844, 390],
] as const) {
  test(`at ${width}x${height} popups are whole: what does not fit scrolls, by keys, too, and Close stays`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openGame(page)
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
    const end = popup.getByText('They act while the input is not focused.')
    await expect(end).not.toBeInViewport()
    // Also after the focus has left the text once.
    await close.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('End')
    await expect(end).toBeInViewport({ ratio: 1 })
    await isWhole()
    await close.click()
    await expect(popup).toBeHidden()
  })
}
