import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
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

for (const [width, colorScheme] of [
  [390, 'light'],
  [1440, 'dark'],
] as const) {
  test(`every screen hydrates as the server has rendered it at ${width} pixels, ${colorScheme}`, async ({
    page,
    development: { address },
  }) => {
    const errors = errorsOf(page)
    const hints: string[] = []
    page.on('console', (message) => hints.push(message.text()))
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    for (const path of [
      '/',
      '/?category=science&sort=new',
      '/?q=the',
      '/facts/1',
      '/facts/999999',
      '/today',
      '/days',
      '/TextBasedGame',
      '/TextBasedGame/leaderboard',
      '/TextBasedGame/daily',
      '/TextBasedGame/ledger',
      '/Shop',
      '/Feedback',
      '/Feedback?sent',
      '/Updates',
      '/Privacy',
      '/Credits',
      '/nowhere',
    ]) {
      await page.goto(address + path)
      await whenHydrated(page)
      // The browser says so of a document with another status.
      expect(
        errors.filter((error) => !error.includes('404 (Not Found)')),
        path,
      ).toEqual([])
    }
    expect(hints.join()).toContain('React DevTools')
  })
}
