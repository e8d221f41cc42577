import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Screen } from '@fable/contract/limits'
import { toolEnv, root } from '../scripts/lib/run.mjs'
import { expect, test as base } from './fixtures.ts'
import { errorsOf, whenHydrated } from './hydration.ts'
import { startServer, type RunningServer } from './server.ts'

/** A server whose page is built with React's development build, which reports HTML that it did not expect. */
const test = base.extend<object, { development: RunningServer }>({
  development: [
    async ({ playwright: _ }, use) => {
      const dist = mkdtempSync(join(tmpdir(), 'fact-and-fable-page-'))
      const server = ['--ssr', 'src/server.tsx', '--outDir', join(dist, '.server')]
      for (const options of [['--outDir', dist, '--emptyOutDir'], server]) {
        await promisify(execFile)('vite', ['build', '--mode', 'development', ...options], {
          cwd: join(root, 'web'),
          env: toolEnv({ NODE_ENV: 'development' }),
        })
      }
      const running = await startServer({ WEB_DIST: dist, SAMPLE_FACTS: '1' })
      await use(running)
      await running.stop()
      rmSync(dist, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

// One after the other, in one process, because each would build the page anew.
test.describe.configure({ mode: 'default' })

const BOARD = 'Fact & Fable'

type Row = readonly [path: string, title: string | RegExp, heading: string]

/** Every screen as a guest finds it, with the title of its document and its heading. */
const SCREENS: Record<Screen, readonly Row[]> = {
  facts: [
    ['/', BOARD, BOARD],
    ['/?category=science&sort=new', 'Science, new - Fact & Fable', BOARD],
    ['/?q=the', '“the” - Fact & Fable', BOARD],
  ],
  fact: [
    ['/facts/1', / - Fact & Fable$/, BOARD],
    ['/facts/999999', 'A fact - Fact & Fable', BOARD],
  ],
  today: [['/today', 'Fact or Fable? - Fact & Fable', BOARD]],
  days: [['/days', 'Archive - Fact & Fable', BOARD]],
  day: [['/days/2020-01-01', /^Fact or Fable\? .* - Fact & Fable$/, BOARD]],
  game: [['/TextBasedGame', 'Hundred Days', 'Hundred Days']],
  run: [['/TextBasedGame/runs/unknown', 'A run - Hundred Days', 'A run']],
  leaderboard: [
    ['/TextBasedGame/leaderboard', 'Top Adventurers - Hundred Days', 'Top Adventurers'],
  ],
  daily: [['/TextBasedGame/daily', 'Daily road - Hundred Days', 'Daily road']],
  ledger: [['/TextBasedGame/ledger', 'Marlowe’s ledger - Hundred Days', 'Marlowe’s ledger']],
  shop: [['/Shop', 'Shop - Hundred Days', 'Shop']],
  feedback: [
    ['/Feedback', 'Feedback - Fact & Fable', BOARD],
    ['/Feedback?sent', 'Feedback - Fact & Fable', BOARD],
  ],
  updates: [['/Updates', 'Hundred Days - Updates', 'Hundred Days - Updates']],
  credits: [['/Credits', 'Credits - Fact & Fable', BOARD]],
  privacy: [['/Privacy', 'Privacy - Fact & Fable', BOARD]],
  feeds: [['/feeds', 'Feeds - Fact & Fable', BOARD]],
  // A guest gets the not-found screen there, which is not hydrated (web/src/main.tsx).
  desk: [],
}

const ROWS: readonly Row[] = [
  ...Object.values(SCREENS).flat(),
  ['/nowhere', 'Not found - Fact & Fable', BOARD],
]

test('every screen hydrates as the server has rendered it', async ({
  page,
  development: { address },
}) => {
  const errors = errorsOf(page)
  const hints: string[] = []
  page.on('console', (message) => hints.push(message.text()))
  for (const [path, title, heading] of ROWS) {
    await page.goto(address + path)
    await whenHydrated(page)
    // The browser says so of a document with another status.
    expect(
      errors.filter((error) => !error.includes('404 (Not Found)')),
      path,
    ).toEqual([])
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  expect(hints.join()).toContain('React DevTools')
})
