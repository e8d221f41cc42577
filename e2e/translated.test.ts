import type { Page } from '@playwright/test'
import { runPath, type Screen, SCREEN_PATHS, SCREENS } from '@fable/contract/limits'
import { createAccount, dialog, openMenu, signOut } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { whenHydrated } from './hydration.ts'
import { openDesk } from './operators-desk.ts'
import { enterInputs, log, openGame, playToTheEnd } from './playing.ts'
import { recordedRun } from './recorded-runs.ts'
import { pathOf } from './screen-paths.ts'
import { storeFacts } from './stored-facts.ts'
import { staleTexts, translate } from './translator.ts'

/** Screens are walked through by a test below, or only have to stand. */
const VISITS: Readonly<Record<Screen, 'walked' | 'read'>> = {
  facts: 'walked',
  fact: 'walked',
  today: 'walked',
  days: 'walked',
  day: 'read',
  game: 'walked',
  run: 'walked',
  leaderboard: 'walked',
  daily: 'walked',
  ledger: 'walked',
  shop: 'walked',
  feedback: 'walked',
  updates: 'read',
  credits: 'read',
  privacy: 'read',
  feeds: 'read',
  desk: 'walked',
}

const IDS = { fact: '1', day: '2020-01-01', run: 'unknown' }

const READ = SCREENS.filter((screen) => VISITS[screen] === 'read').map((screen) =>
  pathOf(screen, IDS),
)

test.beforeEach(({ page }) => translate(page))

/** The page stands, and shows what React rendered. */
async function stands(page: Page) {
  await expect.poll(() => staleTexts(page)).toEqual([])
  await expect(page.locator('#root > *').first()).toBeVisible()
  await expect(page.getByText(/^This (page|part) (broke|didn’t load)/)).toHaveCount(0)
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click()
const pressLink = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: true }).first().click()

test('a translated board lists and finds facts and accepts votes, facts and corrections', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  await storeFacts(page.request, address, [{ text: 'Tin sings.' }, { text: 'Lead hums in tin.' }])
  await page.goto(address)
  await whenHydrated(page)
  await expect(page.getByText('That’s everything.')).toBeVisible()
  await press(page, 'New')
  await expect(page).toHaveURL(/sort=new/)
  await stands(page)
  await press(page, 'finance')
  await expect(page.getByText('No facts for this category yet!')).toBeVisible()
  await press(page, 'All')
  await stands(page)

  const search = page.getByRole('searchbox')
  for (const [words, count] of [
    ['tin', '2 facts'],
    ['lead', '1 fact'],
    ['gold', 'Nothing about “gold” yet.'],
    ['sing', '1 fact'],
  ] as const) {
    await search.fill(words)
    await expect(page.getByText(count).first()).toBeVisible()
    await stands(page)
  }
  await search.press('Escape')
  await expect(page.getByText('That’s everything.')).toBeVisible()
  await stands(page)

  await press(page, 'Share a fact')
  await press(page, 'Post')
  await stands(page)
  await page.getByLabel('A fact worth sharing').fill('The moon is a lamp.')
  await page.getByLabel('Source').fill('example.com')
  await page.getByLabel('Category').selectOption('science')
  await press(page, /^Post/)
  const moon = page.getByRole('listitem').filter({ hasText: 'The moon is a lamp.' })
  await expect(moon).toBeFocused()
  for (let count = 1; count < 4; count += 1) {
    await moon.getByRole('button', { name: /^False/ }).click()
    await stands(page)
  }
  await expect(moon).toContainText('[DISPUTED] 3 readers doubt this The moon is a lamp.')
  for (let count = 0; count < 4; count += 1)
    await moon.getByRole('button', { name: /^Interesting/ }).click()
  await expect(moon).not.toContainText('[DISPUTED]')
  await stands(page)

  await moon.getByRole('link', { name: 'The moon is a lamp.' }).click()
  // The notice after a doubt may still have the same link.
  await pressLink(page, 'Add a correction')
  const form = page.getByRole('form', { name: 'Spotted a mistake?' })
  await form.getByRole('button', { name: 'Send' }).click()
  await stands(page)
  await form.getByLabel('The correction').fill('It reflects the sun.')
  await form.getByLabel('Source').fill('nasa.gov')
  await form.getByRole('button', { name: 'Send' }).click()
  const correction = page.getByRole('listitem').filter({ hasText: 'It reflects the sun.' })
  await correction.getByRole('button', { name: /^Helpful/ }).click()
  await expect(correction.getByRole('button', { name: 'Helpful: 1, your vote' })).toBeVisible()
  await stands(page)
  await press(page, 'Report')
  await dialog(page).getByRole('button', { name: 'Send' }).click()
  await expect(dialog(page)).toContainText('Choose what’s wrong with it.')
  await dialog(page).getByRole('radio').first().check()
  await dialog(page).getByRole('button', { name: 'Send' }).click()
  await expect(dialog(page)).toContainText('Someone will look at it.')
  await stands(page)
})

test('the translated rounds, shop, feedback form and desk react to presses', async ({
  page,
  startServer,
}) => {
  const server = await startServer({ SAMPLE_FACTS: '1' })
  await page.goto(server.address + SCREEN_PATHS.today)
  await whenHydrated(page)
  await page.getByRole('form', { name: 'Pick the fable' }).getByRole('button').first().click()
  const verdict = page.getByRole('heading', { name: /^(Spotted|It got you)\.$/ })
  await expect(verdict).toBeVisible()
  await expect(page.getByText('You’re the first to play today.')).toBeVisible()
  await stands(page)
  await pressLink(page, 'Archive')
  await expect(page.getByText('Every round, and every fact of the day.')).toBeVisible()
  await stands(page)

  await page.goto(server.address + SCREEN_PATHS.shop)
  await whenHydrated(page)
  const words = await page.locator('[data-shopkeeper]').innerText()
  await press(page, /^Marlowe/)
  await expect(page.locator('[data-shopkeeper]')).not.toHaveText(words)
  await stands(page)
  await page.goto(server.address + SCREEN_PATHS.feedback)
  await whenHydrated(page)
  await page.getByLabel('Your message').fill('More potatoes.')
  await press(page, 'Send')
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await stands(page)
  for (const path of [...READ, '/nowhere']) {
    await page.goto(server.address + path)
    await whenHydrated(page)
    await stands(page)
  }

  await openDesk(page, server)
  await pressLink(page, 'Newest')
  await press(page, /^Hide/)
  await stands(page)
  await press(page, 'Undo')
  await stands(page)
  for (const list of await page.getByRole('navigation', { name: 'Desk' }).getByRole('link').all()) {
    await list.click()
    await stands(page)
  }
})

test('the screens of runs, rankings and accounts keep updating after a browser has translated them', async ({
  page,
  startServer,
}) => {
  const { address } = await startServer()
  await openGame(page, address)
  await enterInputs(page, 'start', 'Wren')
  await createAccount(page, 'Wanda')
  await stands(page)
  await openMenu(page)
  await stands(page)
  await page.keyboard.press('Escape')
  for (const popup of ['Your runs', 'Settings and save']) {
    await openMenu(page)
    await dialog(page).getByRole('button', { name: popup }).click()
    await stands(page)
    await page.keyboard.press('Escape')
  }
  await playToTheEnd(page)
  await stands(page)
  await page.goto(address + SCREEN_PATHS.ledger)
  for (const name of ['Things', 'Stories', 'Foes']) {
    await pressLink(page, new RegExp(`^${name}`))
    await stands(page)
  }
  await page.goto(address + SCREEN_PATHS.daily)
  await expect(
    page.getByText('Everybody meets the same four paths on the same day. You have one try.'),
  ).toBeVisible()
  await stands(page)
  await page.goto(address + SCREEN_PATHS.leaderboard)
  for (const name of ['This week', 'All time']) {
    await pressLink(page, name)
    await stands(page)
  }
  const run = recordedRun('translated')
  await page.route(`**/api/runs/${run.id}`, (route) => route.fulfill({ json: run }))
  await page.goto(address + runPath(run.id))
  await press(page, 'Next turn')
  await stands(page)
  await page.getByRole('slider', { name: 'Turn' }).press('End')
  await expect(log(page)).toContainText('YOU DIED')
  await stands(page)
  await openGame(page, address)
  await signOut(page)
  await stands(page)
})
