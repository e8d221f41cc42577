import type { Browser, Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { openGame } from './playing.ts'

export const dialog = (page: Page): Locator => page.getByRole('dialog')
export const PASSWORD = 'a long enough password'

/** Opens the game in a second browser context with empty storage. */
export async function anotherBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage()
  await openGame(page)
  return page
}

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
}

/** Fills in the fields of the open form by their labels. */
export async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await dialog(page).getByLabel(label, { exact: true }).fill(value)
  }
}

/** Creates an account in the game and waits until the save has been sent to it. */
export async function createAccount(page: Page, name: string): Promise<void> {
  await openMenu(page)
  await dialog(page).getByRole('button', { name: 'Create Account' }).click()
  await fillIn(page, { USERNAME: name, EMAIL: `${name}@example.com`, PASSWORD })
  await dialog(page).getByRole('button', { name: 'Create Account' }).click()
  await expect(dialog(page).getByText('your run is saved to your account')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

/** Creates an account by the API, opens the game as its player, and waits until the save is stored. */
export async function signUp(page: Page, name: string): Promise<void> {
  const { origin } = new URL(page.url())
  const response = await page.request.post(`${origin}/api/auth/sign-up/email`, {
    data: { username: name, email: `${name}@example.com`, password: PASSWORD },
    headers: { origin },
  })
  expect(response.status()).toBe(200)
  await openGame(page, origin)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

/** Signs out on the game screen, where nothing is lost. */
export async function signOut(page: Page): Promise<void> {
  await openMenu(page)
  await dialog(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(dialog(page)).toBeHidden()
}

/** Logs in from the game screen. */
export async function login(page: Page, name: string): Promise<void> {
  await openMenu(page)
  await dialog(page).getByRole('button', { name: 'Login' }).click()
  await fillIn(page, { EMAIL: `${name}@example.com`, PASSWORD })
  await dialog(page).getByRole('button', { name: 'Login' }).click()
  await expect(dialog(page).getByLabel('EMAIL')).toBeHidden()
}
