import type { Page } from '@playwright/test'
import type { Screen } from '@fable/contract/limits'
import { typedFact } from '@fable/contract/testing'
import { NEW_TALLY, NO_POSTS, type ModeName } from '@fable/engine'
import { expect, test as base, type RunningServer } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'
import { expectLargeControls, expectWholeScene, findFaults } from './looks.ts'
import { openDesk } from './operators-desk.ts'
import {
  DYING,
  enterInputs,
  FIGHT,
  openGame,
  openSave,
  playToTheEnd,
  SAVES,
  UNRANKED_RUN,
} from './playing.ts'
import { recordedRun } from './recorded-runs.ts'
import { startServer } from './server.ts'

/** A text as long as it may be, without a blank, and one that is read from right to left. */
const LONG = 'x'.repeat(200)
const FROM_RIGHT = 'הרשת הומצאה שם. האינטרנט ישן יותר.'

const DISPUTED = { text: 'The Internet was invented at CERN.', category: 'technology' }

type Board = RunningServer & {
  /** Id of a disputed fact with two corrections, one of them reported. */
  disputed: number
}

async function post(page: Page, address: string, data: object): Promise<{ id: number }> {
  const response = await page.request.post(address, { data })
  expect(response.ok(), address).toBe(true)
  return (await response.json()) as { id: number }
}

async function fill(page: Page, { address }: RunningServer): Promise<number> {
  const source = 'https://example.com/'
  const { id } = await post(page, `${address}/api/facts`, typedFact({ ...DISPUTED, source }))
  for (let count = 0; count < 3; count += 1)
    await post(page, `${address}/api/facts/${id}/votes`, { vote: 'false' })
  for (const text of [LONG, FROM_RIGHT])
    await post(page, `${address}/api/facts/${id}/corrections`, { text, source })
  await post(page, `${address}/api/facts/${id}/reports`, { reason: 'spam', note: 'Again.' })
  await post(page, `${address}/api/feedback`, { kind: 'idea', message: 'More birds.' })
  return id
}

/** A server whose board has something of everything. */
const test = base.extend<object, { board: Board }>({
  board: [
    async ({ browser }, use) => {
      const server = await startServer({ SAMPLE_FACTS: '1' })
      const page = await browser.newPage()
      await use({ ...server, disputed: await fill(page, server) })
      await page.close()
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ board }, use) => use(board.address),
})

/** Opens a screen in a state. */
type Open = (page: Page, board: Board) => Promise<unknown>

const at =
  (path: string): Open =>
  (page) =>
    page.goto(path)

const save =
  (fields: object): Open =>
  (page) =>
    openSave(page, fields)

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

const openDisputed: Open = (page, { disputed }) => page.goto(`/facts/${disputed}`)

const openAnswer: Open = async (page) => {
  await page.goto('/today')
  await page.getByRole('form', { name: 'Pick the fable' }).getByRole('button').first().click()
  await page.getByRole('heading', { name: /^(Spotted|It got you)\.$/ }).waitFor()
}

const deskList =
  (list: string): Open =>
  async (page) => {
    await page.goto(`/desk?list=${list}`)
    await expect(page.getByRole('main').getByText('Loading...')).toBeHidden()
  }

/** The popups of the game, with the buttons that open them. */
const POPUPS: Readonly<Record<string, readonly string[]>> = {
  'Shop Coming Soon!': ['Shop'],
  Menu: ['Menu'],
  'Community chat': ['Community chat'],
  'How it works': ['How it works'],
  Login: ['Menu', 'Login'],
  'Create Account': ['Menu', 'Create Account'],
  'Your runs': ['Menu', 'Your runs'],
  'Settings and save': ['Menu', 'Settings and save'],
}

/** A question of which one answer came out both ways. */
const KNOWN = {
  ...UNRANKED_RUN,
  ledger: {
    counts: {
      'told/lost-potato/correctYes': 2,
      'told/lost-potato/incorrectYes': 1,
      'told/lost-potato/correctNo': 1,
    },
    stakes: {
      'lost-potato/correctYes': { health: 2, gold: 2 },
      'lost-potato/incorrectYes': { health: -1 },
      'lost-potato/correctNo': { gold: 1, fights: 1 },
    },
  },
}

/** A story whose last path was taken blind: its four paths lie turned above the controls. */
const TURNED = {
  path: { path: 2, kind: 'empty', kinds: ['reward', 'empty', 'merchant', 'enemy'], isSeen: false },
}
const belowPaths = (fields: object | undefined, run: object = UNRANKED_RUN): Open =>
  save({ ...fields, run: { ...run, story: TURNED } })

/** Opens it for a player who has not asked for less motion, and has dice. */
const moving =
  (open: Open): Open =>
  async (page, board) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, board)
  }

/** Each mode as its save shows it. */
const MODES: Readonly<Record<ModeName, Open>> = {
  start: (page) => openGame(page),
  playerInput: save(SAVES.playerInput ?? {}),
  paychance: save(SAVES.paychance ?? {}),
  paths: save(SAVES.paths ?? {}),
  attack: save(SAVES.attack ?? {}),
  yesno: save(SAVES.yesno ?? {}),
  merchant: save(SAVES.merchant ?? {}),
}

/** Turns with more to show than others of their mode. */
const TURNS: Readonly<Record<string, Open>> = {
  'a fight with a large maximum': moving(save({ ...FIGHT, day: 52, playerMaxDamage: 16 })),
  'a fight with dice': moving(save(FIGHT)),
  'a fight below four paths': moving(belowPaths(FIGHT)),
  'a question that is known': save({ ...SAVES.yesno, run: KNOWN }),
  'a question that is known, below four paths': belowPaths(SAVES.yesno, KNOWN),
  'a merchant below four paths': belowPaths(SAVES.merchant),
  'a fork below four paths': belowPaths({ ...SAVES.paths, day: 8, playerGold: 0 }),
}

const openPost: Open = async (page) => {
  const run = { ...UNRANKED_RUN, story: NEW_TALLY, posts: NO_POSTS }
  await openSave(page, { ...SAVES.paths, day: 24, paths: Array(4).fill('reward'), run })
  await enterInputs(page, 'path 1')
  await page.getByRole('group', { name: 'Lanterns' }).waitFor()
}

const openLastPage: Open = async (page) => {
  await openSave(page, DYING)
  await playToTheEnd(page)
}

const openWatched: Open = async (page) => {
  const run = recordedRun('wide', 'WWWWWWWWWWWW')
  await page.route(`**/api/runs/${run.id}`, (route) => route.fulfill({ json: run }))
  await page.goto(`/TextBasedGame/runs/${run.id}`)
  await page.getByRole('slider', { name: 'Turn' }).waitFor()
}

const openLongNames: Open = async (page) => {
  const entries = Array.from({ length: 50 }, (_, at) => ({
    id: String(at + 1).padStart(32, '0'),
    rank: at + 1,
    playerName: ['Ada', 'W'.repeat(40), 'שלום עולם'][at] ?? 'Adventurer',
    daysSurvived: 100 - at,
    strength: 40,
    seconds: 5_460,
    ...(at % 2 === 0 ? { account: true } : { guest: true }),
  }))
  await page.route('**/api/leaderboard?*', (route) => route.fulfill({ json: entries }))
  await page.goto('/TextBasedGame/leaderboard')
  await page.getByText('שלום עולם').waitFor()
}

const openLedger: Open = async (page) => {
  await openSave(page, DYING)
  await enterInputs(page, '0', '0', '0', 'x')
  await page.goto('/TextBasedGame/ledger')
}

const ledgerPage =
  (name: string): Open =>
  (page) =>
    page.getByRole('link', { name }).click()

/** The states of each screen that are looked at. Some are opened from the one before. */
const STATES: Readonly<Record<Screen | 'nothing', Readonly<Record<string, Open>>>> = {
  facts: {
    'the list': at('/'),
    'a search': at('/?q=moon'),
    'disputed facts': at('/?sort=disputed'),
    'the form with an error': async (page) => {
      await page.goto('/')
      await whenHydrated(page)
      await button(page, 'Share a fact').click()
      await page.getByLabel('Source').fill('https://en.wikipedia.org/wiki/Emu_War')
      await button(page, 'Post').click()
    },
  },
  fact: {
    'a fact with corrections': openDisputed,
    'a report': async (page, board) => {
      await openDisputed(page, board)
      await whenHydrated(page)
      await button(page, 'Report').click()
    },
    'a missing fact': at('/facts/999999'),
  },
  today: { 'a round': at('/today'), 'the answer of a round': openAnswer },
  days: { 'the archive': at('/days') },
  day: { 'a day without a round': at('/days/2020-01-01') },
  // Its modes and popups are below.
  game: { 'a post with three lanterns': openPost },
  run: {
    'a watched run': openWatched,
    'the popup How this was checked': async (page, board) => {
      await openWatched(page, board)
      await button(page, 'how this was checked').click()
    },
    'a missing run': at('/TextBasedGame/runs/unknown'),
  },
  leaderboard: {
    'an empty leaderboard': at('/TextBasedGame/leaderboard'),
    'a leaderboard with long names': openLongNames,
  },
  daily: { 'the daily road': at('/TextBasedGame/daily') },
  ledger: {
    'the foes of a ledger': async (page, board) => {
      await openLedger(page, board)
      await ledgerPage('Foes')(page, board)
    },
    'the stories of a ledger': ledgerPage('Stories'),
    'the things of a ledger': ledgerPage('Things'),
  },
  shop: { 'the shop': at('/Shop') },
  feedback: { feedback: at('/Feedback'), 'feedback that was sent': at('/Feedback?sent') },
  updates: { updates: at('/Updates') },
  credits: { credits: at('/Credits') },
  privacy: { privacy: at('/Privacy') },
  feeds: { feeds: at('/feeds') },
  desk: {
    'reported posts at the desk': async (page, board) => {
      await openDesk(page, board)
      await deskList('reported')(page, board)
    },
    'new posts at the desk': deskList('newest'),
    'letters at the desk': deskList('letters'),
    'figures at the desk': deskList('figures'),
  },
  nothing: { 'a path without a screen': at('/nowhere') },
}

/** Expects no fault of what is shown. A fault of one state does not hide those of the others. */
async function expectNoFaults(page: Page, state: string): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible()
  expect.soft(await findFaults(page), state).toEqual({})
}

for (const [screen, states] of Object.entries(STATES)) {
  test(`${screen}: the screen has no axe violations, fits, and its targets and fields are large enough`, async ({
    page,
    board,
  }) => {
    test.slow()
    for (const [state, open] of Object.entries(states)) {
      await open(page, board)
      await expectNoFaults(page, state)
    }
  })
}

test('the popups of the game have no axe violations, fit, and their targets and fields are large enough', async ({
  page,
}) => {
  test.slow()
  await openGame(page)
  for (const [title, buttons] of Object.entries(POPUPS)) {
    for (const name of buttons) await button(page, name).click()
    const popup = page.getByRole('dialog', { name: title })
    await popup.getByRole('heading').first().waitFor()
    await expectNoFaults(page, title)
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
  }
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  const looks = {
    'each mode': MODES,
    'each larger turn': TURNS,
    'a last page': { 'the last page': openLastPage },
  }
  for (const [name, states] of Object.entries(looks)) {
    test(`${name} of the game has no axe violations and fits phones, even with large text`, async ({
      page,
      board,
    }) => {
      test.slow()
      for (const [state, open] of Object.entries(states)) {
        await test.step(state, async () => {
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await open(page, board)
          await expectNoFaults(page, state)
          await expectWholeScene(page)
          if (state in MODES) await expectLargeControls(page)
        })
      }
    })
  }
})
