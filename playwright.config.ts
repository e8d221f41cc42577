import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/lib/chromium.mjs'

const executablePath = findChromium()

/** Pages that Chromium renders in each new window, unseen, for its address bar. They take as long as a page of a test. */
const UNSEEN_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Playwright's own values of the same switch, which counts only once. */
const PLAYWRIGHTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Tests in a real browser against the real server; e2e/fixtures.ts starts one a worker. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // Beside a heavy load the whole suite takes four times as long as at rest.
  globalTimeout: 30 * 60_000,
  // A busy machine needs longer; at rest nothing waits for it.
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'only-on-failure',
    // Motion and files kept per context cost most tests half their time.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Nothing but our own server is asked for anything, and root may run the browser too.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // For plain http at a name that no browser trusts as it does localhost.
        '--host-resolver-rules=MAP fable.test 127.0.0.1',
        `--disable-features=${[...UNSEEN_PAGES, ...PLAYWRIGHTS].join()}`,
      ],
    },
  },
})
