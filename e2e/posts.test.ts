import type { Page } from '@playwright/test'
import { NEW_TALLY, NO_POSTS } from '@fable/engine'
import { BOTS } from '@fable/engine/bots'
import {
  clientAt,
  continueRun,
  type PlayedRun,
  startRun,
  toUnplayedRun,
} from '@fable/server/testing'
import type { Run } from '../contract/src/index.ts'
import { encode } from '../web/src/game/save/encode.ts'
import { newGame } from '../web/src/game/save/saved-game.ts'
import { makeRun } from '../web/src/testing/run.ts'
import { expect, test } from './fixtures.ts'
import {
  adventurer,
  controls,
  enterInputs,
  input,
  lines,
  log,
  openSave,
  UNRANKED_RUN,
} from './playing.ts'

const lanterns = (page: Page) => page.getByRole('group', { name: 'Lanterns' })
/** The lantern above the console. */
const carried = (page: Page, label: RegExp) => page.getByRole('button', { name: label })

/** A run on day 24, of which every path leads to day 25. */
const BEFORE_POST = {
  day: 24,
  playerHealth: 12,
  playerGold: 3,
  gameMode: { name: 'paths' },
  paths: ['reward', 'reward', 'reward', 'reward'],
  run: { ...UNRANKED_RUN, story: NEW_TALLY, posts: NO_POSTS },
}

async function openPost(page: Page) {
  await openSave(page, BEFORE_POST)
  await enterInputs(page, 'path 1')
  await expect(lanterns(page)).toBeVisible()
}

test('a post offers three lanterns in place of the controls, and a reload keeps the chosen lantern', async ({
  page,
}) => {
  await openPost(page)
  await expect(controls(page)).toHaveCount(0)
  await expect(lanterns(page).getByRole('button')).toHaveCount(4)
  await expect(input(page)).toHaveAttribute('placeholder', '1, 2, 3 or none')
  await expect(lines(page).last()).toHaveText('Which lantern, to day 50?')
  await expect(page.locator('[data-settling="true"]')).toHaveCount(0)
  const name = await lanterns(page).getByRole('button').nth(1).locator('b').textContent()
  await log(page).focus()
  await page.keyboard.press('2')
  await expect(lanterns(page)).toHaveCount(0)
  await expect(controls(page)).toBeVisible()
  const label = new RegExp(`^${name?.trim() ?? ''} .+ day 50`)
  await expect(carried(page, label)).toBeVisible()
  await page.reload()
  await page.mouse.move(0, 0)
  await expect(carried(page, label)).toBeVisible()
  await carried(page, label).click()
  await expect(page.locator('[data-lantern] [role="status"]')).toContainText('flame')
})

test('the input “chance” at a post continues the run without a lantern', async ({ page }) => {
  await openPost(page)
  await enterInputs(page, 'chance')
  await expect(lanterns(page)).toHaveCount(0)
  await expect(page.locator('[data-lantern]')).toHaveCount(0)
})

test('the usual prompt follows when the player takes no lantern at a post', async ({ page }) => {
  await openPost(page)
  await enterInputs(page, 'none')
  await expect(lines(page).last()).toHaveText('Pay 1 Gold to See Paths??')
  await expect(controls(page)).toBeVisible()
})

test('a lost lantern is reported in the console and above it', async ({ page }) => {
  const lantern = { id: 'eyes-shut', flames: 1, asks: 0 }
  const stretch = { felled: 0, bosses: 0, spoiled: 0, lowest: null, paid: 0 }
  const judged = [{ post: 25, id: 'hunter', flames: 2, isKept: true, day: 50 }]
  const carrying = { post: 50, lantern, stretch }
  const posts = { ...NO_POSTS, flames: 2, reached: 2, carried: carrying, judged }
  const day = { ...BEFORE_POST, day: 74, gameMode: { name: 'paychance' } }
  await openSave(page, { ...day, run: { ...BEFORE_POST.run, posts } })
  await expect(adventurer(page)).toContainText('FLAMES')
  await enterInputs(page, 'pay')
  await expect(log(page)).toContainText('Eyes shut goes dark, and takes one of your flames along.')
  await expect(carried(page, /^Eyes shut.* lost/)).toBeVisible()
})

const MORE_THAN_ENOUGH = 50

/** Plays ranked runs with the server until one stands at a post. */
async function playToPost(address: string): Promise<PlayedRun> {
  const client = clientAt(address)
  for (let n = 0; n < MORE_THAN_ENOUGH; n += 1) {
    let run = toUnplayedRun(await startRun(client, { playerName: 'Wren' }))
    while (!run.ended && !run.posts.offer) {
      const turns = run.inputs.length + 1
      run = await continueRun(client, run, {
        bot: BOTS['heeds the rumours, knows the odds'],
        turns,
      })
    }
    if (!run.ended) return run
  }
  throw new Error('No run has reached a post.')
}

test('a ranked run sends its lantern to the server with the next turn', async ({
  page,
  startServer,
  request,
}) => {
  const { address } = await startServer()
  const played = await playToPost(address)
  const { id, state, posts, inputs } = played
  const run = makeRun({
    id,
    seed: '',
    turn: inputs.length,
    ranked: true,
    posts,
  })
  const game = encode({ ...newGame(), state, run })
  await page.addInitScript((save) => {
    if (!localStorage.getItem('GameVariables'))
      localStorage.setItem('GameVariables', JSON.stringify(save))
  }, game)
  await page.goto(`${address}/TextBasedGame`)
  await page.mouse.move(0, 0)
  await expect(lanterns(page)).toBeVisible()
  const readTurns = async () => {
    const response = await request.get(`${address}/api/runs/${id}`)
    return ((await response.json()) as Run).turns
  }
  await enterInputs(page, '1')
  expect((await readTurns()).length).toBe(inputs.length)
  await page.reload()
  await page.mouse.move(0, 0)
  await enterInputs(page, state.mode.name === 'paths' ? 'path 1' : 'chance')
  await expect.poll(async () => (await readTurns()).length).toBe(inputs.length + 1)
  expect((await readTurns()).at(-1)?.lantern).toBe(posts.offer?.lanterns[0]?.id)
})
