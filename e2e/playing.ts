import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const input = (page: Page) => page.getByLabel('Your answer')
export const log = (page: Page) => page.getByRole('log', { name: 'Console' })
export const lines = (page: Page) => log(page).locator('[data-tone]')
/** The buttons of the current mode. */
export const controls = (page: Page) => page.getByRole('group', { name: 'Choices' })
export const adventurer = (page: Page) => page.getByRole('region', { name: 'Adventurer' })
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' })

/** Opens the game with reduced motion, so that lines print at once. */
export async function openGame(page: Page, address = '') {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${address}/TextBasedGame`)
  await input(page).waitFor()
}

/** The mode of the visible control group. The name entry has no group. */
export async function modeOf(page: Page): Promise<string> {
  await input(page).waitFor()
  return page.evaluate(
    () => document.querySelector('[data-mode]')?.getAttribute('data-mode') ?? 'playerInput',
  )
}

/** Enters inputs one by one. Each one waits until the turn before it has been played. */
export async function enterInputs(page: Page, ...inputs: string[]) {
  for (const text of inputs) {
    await input(page).fill(text)
    await input(page).press('Enter')
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'false')
  }
}

/** A valid input for each mode. */
export const INPUTS: Record<string, string> = {
  start: 'start',
  playerInput: 'Wren',
  paychance: 'chance',
  paths: 'path 2',
  attack: '99',
  yesno: 'yes',
  merchant: 'none',
}

export const MODES = Object.keys(INPUTS)
