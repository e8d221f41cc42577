import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { toolEnv, root } from '../scripts/lib/run.mjs'
import { faultsOf } from './axe.ts'
import { expect, test as base } from './fixtures.ts'
import { errorsOf, whenHydrated } from './hydration.ts'
import { startServer, type RunningServer } from './server.ts'
import { overlapsOf } from './overlaps.ts'
import { pageWidth, smallFields, tooSmall } from './targets.ts'

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

/** Every screen, with the title of its document and its heading. */
const SCREENS = [
  ['/', BOARD, BOARD],
  ['/?category=science&sort=new', 'Science, new - Fact & Fable', BOARD],
  ['/?q=the', '“the” - Fact & Fable', BOARD],
  ['/facts/1', / - Fact & Fable$/, BOARD],
  ['/facts/999999', 'A fact - Fact & Fable', BOARD],
  ['/today', 'Fact or Fable? - Fact & Fable', BOARD],
  ['/days', 'Archive - Fact & Fable', BOARD],
  ['/TextBasedGame', 'Hundred Days', 'Hundred Days'],
  ['/TextBasedGame/leaderboard', 'Top Adventurers - Hundred Days', 'Top Adventurers'],
  ['/TextBasedGame/daily', 'Daily road - Hundred Days', 'Daily road'],
  ['/TextBasedGame/ledger', 'Marlowe’s ledger - Hundred Days', 'Marlowe’s ledger'],
  ['/Shop', 'Shop - Hundred Days', 'Shop'],
  ['/Feedback', 'Feedback - Hundred Days', 'Fact & Fable'],
  ['/Feedback?sent', 'Feedback - Hundred Days', 'Fact & Fable'],
  ['/Updates', 'Hundred Days - Updates', 'Hundred Days - Updates'],
  ['/Privacy', 'Privacy - Fact & Fable', 'Fact & Fable'],
  ['/Credits', 'Credits - Fact & Fable', 'Fact & Fable'],
  ['/nowhere', 'Not found - Fact & Fable', BOARD],
] as const

const WIDE = 1440
const HEIGHT = 844

for (const [width, colorScheme] of [
  [320, 'light'],
  [WIDE, 'dark'],
] as const) {
  test(`every screen hydrates as the server has rendered it, has no axe violations, and fits ${width} pixels, ${colorScheme}`, async ({
    page,
    development: { address },
  }) => {
    test.setTimeout(180_000)
    const errors = errorsOf(page)
    const hints: string[] = []
    page.on('console', (message) => hints.push(message.text()))
    await page.setViewportSize({ width, height: HEIGHT })
    await page.emulateMedia({ colorScheme })
    for (const [path, title, heading] of SCREENS) {
      await page.goto(address + path)
      await whenHydrated(page)
      // The browser says so of a document with another status.
      expect(
        errors.filter((error) => !error.includes('404 (Not Found)')),
        path,
      ).toEqual([])
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      // A query changes what is listed only.
      if (path.includes('?')) continue
      expect(await faultsOf(page), path).toEqual([])
      expect(await pageWidth(page), path).toBeLessThanOrEqual(width)
      expect(await smallFields(page), path).toEqual([])
      if (width < WIDE) {
        expect(await tooSmall(page), path).toEqual([])
        continue
      }
      expect(await overlapsOf(page), path).toEqual([])
      await page.setViewportSize({ width, height: HEIGHT })
    }
    expect(hints.join()).toContain('React DevTools')
  })
}
