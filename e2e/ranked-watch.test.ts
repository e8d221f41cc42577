import type { Page } from '@playwright/test'
import { playRun, clientAt } from '@fable/server/testing'
import type { Run } from '../contract/src/index.ts'
import { expect, test } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'
import { adventurer, lines, log } from './playing.ts'
import { openAfter, openRunPage, recordedRun, type RecordedRun } from './recorded-runs.ts'
import { pageWidth } from './targets.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const slider = (page: Page) => page.getByRole('slider', { name: 'Turn' })
const turn = (page: Page, number: number, of: RecordedRun | Run) =>
  page.getByText(`Turn ${number} of ${of.turns.length}`, { exact: true })

const run = recordedRun('watched')

test('the keys step and play a watched run wherever the focus is, unless the focused control uses the key', async ({
  page,
}) => {
  await openRunPage(page, run.id, () => run)
  await button(page, 'Play').click()
  await page.keyboard.press('ArrowRight')
  await expect(button(page, 'Play')).toBeFocused()
  await expect(turn(page, 2, run)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(turn(page, 1, run)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(button(page, 'Pause')).toBeVisible()
  await page.keyboard.press('Space')
  await expect(button(page, 'Play')).toBeVisible()
  await log(page).focus()
  await page.keyboard.press('Space')
  await expect(button(page, 'Pause')).toBeVisible()
  await page.keyboard.press('Space')
  await page.getByLabel('1×').focus()
  const before = await slider(page).inputValue()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('2×')).toBeChecked()
  await expect(slider(page)).toHaveValue(before)
})

test('a click on the console of a watched run does not change the turn', async ({ page }) => {
  await openRunPage(page, run.id, () => run)
  await log(page).click()
  await expect(turn(page, 1, run)).toBeVisible()
  await button(page, 'Next turn').click()
  await expect(turn(page, 2, run)).toBeVisible()
})

test('choosing a day of a watched run shows the run on that day', async ({ page }) => {
  await openRunPage(page, run.id, () => run)
  const last = `Day ${run.daysSurvived}`
  await page.getByLabel('Day', { exact: true }).selectOption(last)
  await expect(adventurer(page)).toContainText(last)
})

test('a change of speed does not restart the current turn of a watched run', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await openRunPage(page, run.id, () => run)
  await expect(turn(page, 1, run)).toBeVisible()
  await page.clock.pauseAt(60_000)
  await button(page, 'Play').click()
  let wait = 0
  for (; await turn(page, 1, run).isVisible(); wait += 100) await page.clock.runFor(100)
  expect(wait).toBeGreaterThan(800)
  await page.keyboard.press('ArrowLeft')
  await button(page, 'Play').click()
  await page.clock.runFor(wait - 200)
  await expect(turn(page, 1, run)).toBeVisible()
  await page.getByLabel('2×').check()
  await page.clock.runFor(100)
  await expect(turn(page, 2, run)).toBeVisible()
  // One turn at a time, so that the next effects start between them.
  await expect(async () => {
    await page.clock.runFor(60_000)
    await expect(turn(page, run.turns.length, run)).toBeVisible({ timeout: 1 })
  }).toPass()
  await expect(button(page, 'Play')).toBeVisible()
})

test('the page of an open run without turns says that the run has just begun, and shows turns as they are played', async ({
  page,
}) => {
  let current = openAfter(0, run)
  await openRunPage(page, run.id, () => current)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A run that has just begun')
  await expect(page.getByRole('heading', { name: 'Not a step taken yet' })).toBeVisible()
  current = openAfter(1, run)
  await expect(lines(page).first()).toHaveText('start')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wren - Day 0 so far')
})

test('the page of an open run follows its turns, warns that the address gives access and offers no sharing', async ({
  page,
}) => {
  await page.clock.install()
  let current: Run = openAfter(3, run)
  const asked = await openRunPage(page, run.id, () => current)
  await expect(page.getByText('This address gives access to the run')).toBeVisible()
  await expect(page.getByText('Still being played')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0)
  await expect(turn(page, 3, current)).toBeVisible()
  current = openAfter(4, run)
  await expect(turn(page, 4, current)).toBeVisible({ timeout: 20_000 })
  await button(page, 'Previous turn').click()
  await expect(turn(page, 3, current)).toBeVisible()
  current = run
  await expect(turn(page, 3, run)).toBeVisible()
  await expect(page).toHaveTitle(`Wren - Days ${run.daysSurvived} - Hundred Days`)
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(page.getByText('Number 7 of all time')).toBeVisible()
  await expect(page.getByText('This address gives access to the run')).toHaveCount(0)
  const { times } = asked
  await page.clock.runFor(30_000)
  expect(asked.times).toBe(times)
})

test('a link to a run in upper case opens the run', async ({ page }) => {
  await page.route(`**/api/runs/${run.id}`, (route) => route.fulfill({ json: run }))
  await page.goto(`/TEXTBASEDGAME/RUNS/${run.id.toUpperCase()}`)
  await expect(lines(page).first()).toHaveText('start')
})

test('the button Share of a run copies its link, or shows the link if copying fails', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await openRunPage(page, run.id, () => run)
  await button(page, 'Share').click()
  await expect(button(page, 'Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.clock.runFor(5_000)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
  })
  await button(page, 'Share').click()
  await expect(page.getByLabel('The address of this run, ready to copy')).toHaveValue(page.url())
})

test('the controls of a watched run are neither covered nor outside the window', async ({
  page,
}) => {
  const wide = recordedRun('wide', 'WWWWWWWWWWWW')
  const sizes = [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 667, height: 384 },
    { width: 844, height: 390 },
    { width: 1024, height: 700 },
  ]
  await openRunPage(page, wide.id, () => wide)
  await expect(turn(page, 1, wide)).toBeVisible()
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect(await pageWidth(page)).toBe(size.width)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Days')
    for (const control of [slider(page), button(page, 'Play'), button(page, 'Share')]) {
      await expect(control, `at ${size.width} pixels`).toBeInViewport({ ratio: 1 })
      await control.click({ trial: true })
    }
  }
})

test('the page of an ended run has a preview picture of its own', async ({
  page,
  request,
  server,
}) => {
  const at = (path: string) => server.address + path
  const { id } = await playRun(clientAt(server.address), { start: { playerName: 'Wanda' } })
  const path = `/TextBasedGame/runs/${id}`
  const contentOf = (selector: string) => page.locator(`meta${selector}`).getAttribute('content')
  await page.goto(path)
  for (const isHydrated of [false, true]) {
    if (isHydrated) await whenHydrated(page)
    expect(await contentOf('[property="og:image"]')).toBe(at(`${path}/preview.png`))
    expect(await contentOf('[property="og:image:width"]')).toBe('1200')
    expect(await contentOf('[property="og:image:height"]')).toBe('630')
    expect(await contentOf('[property="og:image:alt"]')).toContain('Wanda')
    expect(await contentOf('[name="twitter:card"]')).toBe('summary_large_image')
  }
  // A busy server asks to come again.
  await expect.poll(async () => (await request.get(`${path}/preview.png`)).status()).toBe(200)
  const response = await request.get(`${path}/preview.png`)
  expect(response.headers()['content-type']).toBe('image/png')
})
