import type { Locator, Page } from '@playwright/test'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { contrastOf } from './contrasts.ts'
import { expect, test } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'
import { controls, openSave, SAVES } from './playing.ts'

const ENOUGH = 4.5

/** One control of each look: those with the same classes share their styles. */
async function lookedAt(all: Locator): Promise<Locator[]> {
  const looks = await all.evaluateAll((controls) =>
    controls.map(
      (control) => `${control.getAttribute('class')} in ${control.parentElement?.className}`,
    ),
  )
  return (await all.all()).filter((_, at) => looks.indexOf(looks[at] ?? '') === at)
}

/** The controls whose words are too close to their ground, each as it is when it is pointed at, in focus, and pressed. */
async function unreadable(page: Page, all: Locator): Promise<string[]> {
  const found: string[] = []
  const check = async (control: Locator, how: string) => {
    const contrast = await contrastOf(control)
    const name = (await control.textContent())?.trim() ?? ''
    if (contrast < ENOUGH) found.push(`${name} ${how}: ${contrast.toFixed(2)}`)
  }
  for (const control of await lookedAt(all)) {
    if (!(await control.isVisible())) continue
    await control.hover()
    await check(control, 'under the mouse')
    // A press that is not ended here does nothing.
    await page.mouse.down()
    await check(control, 'pressed')
    await page.mouse.move(0, 0)
    await page.mouse.up()
    await control.focus()
    await check(control, 'in focus')
  }
  return found
}

const buttonsOf = (place: Locator) => place.locator('button, a[href], label:has(input)')

test('the controls of the game have enough contrast when hovered, focused and pressed', async ({
  page,
}) => {
  for (const [what, save] of Object.entries({
    'pay or chance': SAVES.paychance,
    'the merchant': SAVES.merchant,
    'a fight of five': { ...SAVES.attack, playerMaxDamage: 5 },
  })) {
    await openSave(page, save ?? {})
    await whenHydrated(page)
    expect(await unreadable(page, buttonsOf(page.getByRole('main'))), what).toEqual([])
  }
})

test('the button that stops the rolling dice has enough contrast under the mouse', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openSave(page, { ...SAVES.attack, playerMaxDamage: 5 })
  await whenHydrated(page)
  await page.keyboard.press('r')
  const stop = controls(page).getByRole('button', { name: 'Stop', exact: true })
  await stop.hover()
  expect(await contrastOf(stop)).toBeGreaterThanOrEqual(ENOUGH)
})

test('the buttons of the board, the round and the daily road have enough contrast', async ({
  page,
}) => {
  for (const [path, colorScheme] of [
    [SCREEN_PATHS.facts, 'light'],
    [SCREEN_PATHS.facts, 'dark'],
    [SCREEN_PATHS.today, 'light'],
    [SCREEN_PATHS.daily, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(path)
    await whenHydrated(page)
    const buttons = page.locator('header, main').locator('button:visible')
    expect(await unreadable(page, buttons), `${path}, ${colorScheme}`).toEqual([])
  }
})
