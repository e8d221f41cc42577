import type { Locator, Page } from '@playwright/test'
import { encode } from '../web/src/game/save/encode.ts'
import { newGame } from '../web/src/game/save/saved-game.ts'
import { expect } from './fixtures.ts'

export const input = (page: Page): Locator => page.getByLabel('Your answer')
export const log = (page: Page): Locator => page.getByRole('log', { name: 'Console' })
export const lines = (page: Page): Locator => log(page).locator('[data-tone]')
/** The buttons of the current mode. */
export const controls = (page: Page): Locator => page.getByRole('group', { name: 'Choices' })
export const adventurer = (page: Page): Locator => page.getByRole('region', { name: 'Adventurer' })
export const lastPage = (page: Page): Locator => page.getByRole('region', { name: 'Last page' })
export const submit = (page: Page): Locator => page.getByRole('button', { name: 'Submit' })

/** Opens the game. Lines print at once, because motion is reduced. */
export async function openGame(page: Page, address = ''): Promise<void> {
  await page.goto(`${address}/TextBasedGame`)
  await input(page).waitFor()
  // The scripts of a new game load at the first interaction.
  await page.mouse.move(0, 0)
  // Until then the saved game is not this tab's.
  await expect(page.locator('[data-opening]')).toHaveCount(0)
  // Its controls have replaced those of a new game.
  await expect(page.locator('[data-settling="true"]')).toHaveCount(0)
}

/** The mode of the visible control group. The name entry has no group. */
export async function modeOf(page: Page): Promise<string> {
  await input(page).waitFor()
  return page.evaluate(
    () => document.querySelector('[data-mode]')?.getAttribute('data-mode') ?? 'playerInput',
  )
}

/** Enters inputs one by one. Each one waits until the turn before it has been played and printed. */
export async function enterInputs(page: Page, ...inputs: string[]): Promise<void> {
  for (const text of inputs) {
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'false')
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

/** A save for each mode except the start: the differences from the template. */
export const SAVES: Record<string, object> = {
  playerInput: { playerName: '', gameMode: { name: 'playerInput' } },
  paychance: { day: 11, playerGold: 3, gameMode: { name: 'paychance' } },
  paths: {
    day: 12,
    playerGold: 2,
    gameMode: { name: 'paths' },
    paths: ['enemy', 'merchant', 'empty', 'reward'],
  },
  attack: {
    day: 71,
    playerHealth: 17,
    playerMaxDamage: 9,
    gameMode: { name: 'attack' },
    enemyName: 'Pumpkin King',
    enemyHealth: 41,
    enemyType: 'boss',
  },
  yesno: { day: 27, gameMode: { name: 'yesno' }, opportunity: { title: 'Lost Potato' } },
  merchant: {
    day: 41,
    playerGold: 3,
    gameMode: { name: 'merchant' },
    merchantGoods: [{ name: 'Honey Seeds' }, { name: 'UnEssential Oils' }, { name: 'Big Rock' }],
  },
}

/** A fight whose dice have few faces. */
export const FIGHT = {
  day: 12,
  playerMaxDamage: 5,
  gameMode: { name: 'attack' },
  enemyName: 'Obsidian Steve',
  enemyHealth: 10,
  enemyType: 'enemy',
}

/** A fight that the next miss ends, below a full console. */
export const DYING = {
  ...SAVES.attack,
  day: 23,
  playerHealth: 1,
  consoletext: Array(40).fill({ text: 'You are here.', color: 'plain', waitTime: 0 }),
}

/** The fields of an unranked run that a save needs. */
export const UNRANKED_RUN = { id: 'r', seed: 'x', turn: 20 }

/** A save of this release with these fields, as the page writes it. */
export const saveOf = (fields: object): object => ({ ...encode(newGame()), ...fields })

let planted = 0

/** Replaces the save of this browser before the next document of the page runs its scripts. */
async function plantSave(page: Page, save: object): Promise<void> {
  planted += 1
  await page.addInitScript(
    ([number, text]) => {
      const isDone = Number(sessionStorage.getItem('PlantedSave')) >= number
      if (isDone) return
      sessionStorage.setItem('PlantedSave', String(number))
      localStorage.setItem('GameVariables', text)
    },
    [planted, JSON.stringify(save)] as const,
  )
}

/** Opens the game with a save of an unranked run in this browser. */
export async function openSave(page: Page, save: object): Promise<void> {
  const fields = {
    playerName: 'Wren',
    playerHealth: 9,
    playerMaxDamage: 7,
    playerGold: 1,
    consoletext: [{ text: 'You are here.', color: 'plain', waitTime: 0 }],
    run: UNRANKED_RUN,
    ...save,
  }
  await plantSave(page, saveOf(fields))
  await openGame(page)
}

/** The button that opens the last page. */
export const opener = (page: Page): Locator => page.getByRole('button', { name: 'See how it went' })

/** Plays badly until the run ends, and opens its last page. */
export async function playToTheEnd(page: Page): Promise<void> {
  const badly: Record<string, string> = { ...INPUTS, attack: '0', yesno: 'no' }
  let mode = await modeOf(page)
  while (mode !== 'start') {
    await enterInputs(page, badly[mode] ?? '')
    mode = await modeOf(page)
  }
  await opener(page).click()
  await lastPage(page).waitFor()
}
