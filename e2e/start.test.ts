import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { copyCheckout } from './checkout.ts'
import { killAll, npmStart, stillRunning } from './npm-start.ts'
import type { Settings } from './server.ts'

type Started = ReturnType<typeof npmStart>
type PerTest = {
  /** The same data for every start of one test, on a free port. */
  settings: Settings
  start: (settings: Settings) => Started
}
type PerWorker = {
  folder: string
  settingsFor: (data: string) => Settings
}

const withinAMinute = { timeout: 60_000 }

const test = base.extend<PerTest, PerWorker>({
  folder: [
    async ({ playwright: _ }, use) => {
      const { folder, remove } = copyCheckout()
      await use(folder)
      remove()
    },
    { scope: 'worker' },
  ],
  settingsFor: [
    ({ folder }, use) =>
      use((data) => ({
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: join(folder, data),
        DATABASE_URL: '',
      })),
    { scope: 'worker' },
  ],
  settings: ({ settingsFor }, use, { testId }) => use(settingsFor(`data-${testId}`)),
  start: async ({ folder }, use) => {
    const started: Started[] = []
    await use((settings) => {
      const one = npmStart(folder, settings)
      started.push(one)
      return one
    })
    killAll(started.flatMap((one) => one.tree()))
  },
})

// One after the other: they share a checkout, and the first of them finds no page in it.
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'allow' })

/** The settings with the port of a server that was started with them. */
const again = (settings: Settings, one: Started): Settings => ({
  ...settings,
  PORT: new URL(one.address()).port,
})

async function open(one: Started) {
  await expect.poll(() => one.address() || one.output(), withinAMinute).toMatch(/^http:/)
  return one
}

test('two simultaneous first starts build the page once and both serve it, and later ones build nothing', async ({
  settingsFor,
  start,
}) => {
  const both = [start(settingsFor('one')), start(settingsFor('two'))]
  await Promise.all(both.map(open))
  for (const one of both) {
    const page = await fetch(one.address())
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<script')
  }
  const builds = both.filter((one) => one.output().includes('Building the page'))
  expect(builds).toHaveLength(1)
  const third = await open(start(settingsFor('one again')))
  expect(third.output()).not.toMatch(/Installing|Building/)
})

/** The ends of a start, one after the other on the same data and port. */
const ENDS: readonly (readonly [victim: string, words: string, signal: NodeJS.Signals])[] = [
  ['the server', 'server/src/main.ts', 'SIGKILL'],
  ['the starter', 'start.mjs', 'SIGKILL'],
  ['npm', 'npm', 'SIGKILL'],
  ['npm', 'npm', 'SIGTERM'],
]

test('however a start ends, no process is left and the next start works at once', async ({
  settings,
  start,
}) => {
  let running = await open(start(settings))
  for (const [victim, words, signal] of ENDS) {
    const tree = running.tree()
    expect(tree.map(({ command }) => command).join('\n')).toContain('server/src/main.ts')
    running.kill(words, signal)
    const next = await open(start(again(settings, running)))
    const how = `${signal} to ${victim}`
    await expect.poll(() => stillRunning(tree), { ...withinAMinute, message: how }).toEqual([])
    expect((await fetch(`${next.address()}/api/health`)).status, how).toBe(200)
    running = next
  }
  const tree = running.tree()
  running.kill('npm', 'SIGTERM')
  expect(await running.exit).toEqual({ code: 0, signal: null })
  await expect.poll(() => stillRunning(tree), withinAMinute).toEqual([])
})

test('an invalid setting stops the start with one sentence that names it', async ({
  settings,
  start,
}) => {
  const one = start({ ...settings, PORT: 'abc' })
  expect((await one.exit).code).toBeGreaterThan(0)
  expect(one.output().trim()).toMatch(/^[^\n]*PORT[^\n]*$/)
})

/** Renames the console in the checkout's page, as a newer release might. */
function releaseNewer(folder: string) {
  const file = join(folder, 'web/src/game/console/console.tsx')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('aria-label="Console"', 'aria-label="Newer console"'))
}

/** The player comes back to a page that stayed open. */
const comeBack = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** The page's worker has taken over, and no other one waits. */
const workerOf = (page: Page) =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration()
    if (!found || found.installing || found.waiting || found.active?.state !== 'activated')
      return null
    return (await caches.keys()).at(-1)
  })

test('an open page offers a newer release between two runs, but not during one', async ({
  browser,
  folder,
  settings,
  start,
}) => {
  const first = await open(start(settings))
  const openGame = async () => {
    const page = await (await browser.newContext()).newPage()
    await page.goto(`${first.address()}/TextBasedGame`)
    await expect.poll(() => workerOf(page), withinAMinute).toBeTruthy()
    return page
  }
  const [idle, busy] = [await openGame(), await openGame()]
  const oldWorker = await workerOf(busy)
  const offer = (page: Page) => page.getByText('A newer version of the game is out.')
  await busy.getByRole('button', { name: 'Start' }).click()
  await expect(busy.getByRole('log')).toContainText('What name')

  first.kill('npm', 'SIGTERM')
  await first.exit
  releaseNewer(folder)
  await open(start(again(settings, first)))
  await Promise.all([comeBack(idle), comeBack(busy)])

  await expect(offer(idle)).toBeVisible()
  await idle.getByRole('button', { name: 'Reload' }).click()
  await expect(idle.getByRole('log', { name: 'Newer console' })).toBeVisible()
  await expect(offer(idle)).toBeHidden()

  await expect
    .poll(async () => (await workerOf(busy)) ?? oldWorker, withinAMinute)
    .not.toBe(oldWorker)
  // In the middle of a run nothing is offered, and the old page still gets its own files.
  await expect(offer(busy)).toBeHidden()
  expect(
    await busy.evaluate(async () => {
      const script = document.querySelector<HTMLScriptElement>('script[type=module]')
      return (await fetch(script?.src ?? '')).ok
    }),
  ).toBe(true)
  await busy.reload()
  await expect(busy.getByRole('log', { name: 'Newer console' })).toContainText('What name')
  await expect(offer(busy)).toBeHidden()
})
