import type { Page } from '@playwright/test'
import { realTime } from '@fable/server/testing'
import { expect, test } from './fixtures.ts'
import { holdScripts, whenHydrated } from './hydration.ts'
import { input } from './playing.ts'

/** Opens the game without its scripts, which come when the returned function is called. */
async function openEarly(page: Page): Promise<() => Promise<void>> {
  const release = await holdScripts(page)
  await page.goto('/TextBasedGame', { waitUntil: 'commit' })
  await input(page).waitFor()
  return async () => {
    release()
    await whenHydrated(page)
    await expect(page.locator('[data-opening]')).toHaveCount(0)
  }
}

test('text sent in the game before the scripts arrive is played', async ({ page }) => {
  const arrive = await openEarly(page)
  await input(page).fill('start')
  await input(page).press('Enter')
  await arrive()
  await expect(page.getByText('What name shall I put on the box?').first()).toBeVisible()
  await expect(input(page)).toHaveValue('')
})

test('the scripts of a new player’s game are requested when something is touched', async ({
  page,
}) => {
  await page.clock.install({ time: realTime() })
  await page.clock.pauseAt(realTime() + 60_000)
  const scripts: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/(game)-[\w-]+\.js$/.exec(request.url()) ?? []
    if (name) scripts.push(name)
  })
  await page.goto('/TextBasedGame', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await page.mouse.move(10, 10)
  await expect.poll(() => scripts).toEqual(['game'])
  await page.clock.resume()
  await input(page).fill('start')
  await input(page).press('Enter')
  await expect(page.getByText('What name shall I put on the box?').first()).toBeVisible()
})

test('text typed before the scripts arrive does not take the focus from another control', async ({
  page,
}) => {
  const arrive = await openEarly(page)
  await input(page).fill('sta')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Credits' })
  await link.focus()
  await arrive()
  await expect(input(page)).toHaveValue('sta')
  await expect(link).toBeFocused()
})

test('all letters typed while the page hydrates stay in the input', async ({ page }) => {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
  const release = await holdScripts(page)
  await page.goto('/TextBasedGame', { waitUntil: 'commit' })
  await input(page).focus()
  const hydrating = page.evaluate(
    () => new Promise((resolve) => addEventListener('hydrating', resolve, { once: true })),
  )
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  release()
  const typed = (async () => {
    for (const letter of letters) await page.keyboard.insertText(letter)
  })()
  await Promise.all([hydrating, typed])
  await whenHydrated(page)
  await expect(page.locator('[data-opening]')).toHaveCount(0)
  await expect(input(page)).toHaveValue(letters)
  await expect(input(page)).toBeFocused()
})

test('a page whose scripts do not arrive shows an error, and a retry loads it', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.goto('/Feedback')
  await page.getByLabel('Your message').fill('A thought')
  const late = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load.' })
  await expect(late).toBeVisible()
  await page.unroute(/\/assets\/.*\.js/)
  await late.getByRole('link', { name: 'Try again' }).click()
  await whenHydrated(page)
  await expect(late).toBeHidden()
  await expect(page.getByLabel('Your message')).toHaveValue('A thought')
})
