import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/lib/chromium.mjs'

const executablePath = findChromium()

/**
 * Hidden pages that Chromium renders in each new window for its address bar. Each takes as long as a page of a test.
 */
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
  // The limit finds tests that hang, not tests that are slow on a busy machine.
  timeout: 180_000,
  // On one busy core the whole suite takes three times as long as on two idle ones.
  globalTimeout: 60 * 60_000,
  // A busy machine needs this long; an idle one does not.
  expect: { timeout: 20_000 },
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'only-on-failure',
    // Animations and recorded files would double the time of most tests.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // The browser contacts our own server only, and can run as root.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A name for plain http that browsers do not treat as secure, unlike localhost.
        '--host-resolver-rules=MAP fable.test 127.0.0.1',
        `--disable-features=${[...UNSEEN_PAGES, ...PLAYWRIGHTS].join()}`,
      ],
    },
  },
})
