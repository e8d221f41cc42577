import { type Browser, chromium, type Page } from '@playwright/test'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { holdScripts, whenHydrated } from '../../e2e/hydration.ts'
import {
  DYING,
  input,
  INPUTS,
  lastPage,
  modeOf,
  opener,
  openSave,
  submit,
} from '../../e2e/playing.ts'
import { installChromium } from '../../scripts/lib/chromium.mjs'
import { atMost, type Measured, median, type Part, ratioOf, row } from './row.ts'
import { startApp } from './servers.ts'
import { serveSites } from './sites.ts'
import { tableOfModules } from './weight.ts'

/** A mid-range phone. Service workers would bypass the slow line. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
} as const
const CPU_RATE = 4
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 1e5 }
const FACTS = 100
const TURNS = 8
const FIRST_LOOK_MS = 2_500
const SETTLED_AFTER_MS = 1_000
const TURN_MS = 6_000
const FIRST_VOTE = '[data-fact] [data-vote="interesting"]'
const KEY = { event: 'keydown', selector: 'input' }
const TURN = { event: 'keydown', selector: '[data-tone]:not([data-tone="echo"])' }

type Seen = { paint: number; shift: number }

const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

type Watched = { readonly event: string; readonly selector: string }

type OnPhone = <T>(measure: (page: Page) => Promise<T>) => Promise<T>

const slowPhone =
  (browser: Browser): OnPhone =>
  async (measure) => {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
    await devTools.send('Network.emulateNetworkConditions', SLOW_LINE)
    try {
      return await measure(page)
    } finally {
      await context.close()
    }
  }

const paintOf = (onPhone: OnPhone, address: string): Promise<number> =>
  onPhone(async (page) => {
    await page.addInitScript(observe)
    await page.goto(address)
    await page.locator('[data-fact], [role="log"]').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(SETTLED_AFTER_MS)
    return (await seenIn(page)).paint
  })

/** Scripts of a running page; for the game, including those that load at the first interaction. */
const scriptsOf = (onPhone: OnPhone, address: string): Promise<string[]> =>
  onPhone(async (page) => {
    await page.goto(address)
    await whenHydrated(page)
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    )
  })

const timeOfTap = (onPhone: OnPhone, board: string, when: 'hydrating' | 'afterwards') =>
  onPhone(async (page): Promise<Measured> => {
    const release = await holdScripts(page)
    await page.goto(board, { waitUntil: 'commit' })
    const vote = page.locator(FIRST_VOTE).first()
    await vote.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await vote.boundingBox()) ?? {}
    const hydrating = page.evaluate(
      () => new Promise((resolve) => addEventListener('hydrating', resolve, { once: true })),
    )
    const value = await timeOf(page, { event: 'pointerdown', selector: FIRST_VOTE }, async () => {
      release()
      await hydrating
      if (when === 'afterwards') {
        await whenHydrated(page)
        await page.waitForLoadState('networkidle')
      }
      await page.touchscreen.tap(x + 10, y + 10)
    })
    return { value, from: 'ms from the finger to the frame' }
  })

const timeOfTurn = (onPhone: OnPhone, game: string, { isRanked }: { isRanked: boolean }) =>
  onPhone(async (page) => {
    if (!isRanked) await page.route('**/api/runs', (route) => route.abort())
    return median(await playOn(page, game, TURNS))
  })

const timeOfKey = (onPhone: OnPhone, game: string) =>
  onPhone(async (page): Promise<Measured> => {
    await playOn(page, game, 0)
    const value = await timeOf(page, KEY, () => page.keyboard.press('a'))
    return { value, from: 'ms from the key to the frame' }
  })

export async function phone(): Promise<Part> {
  const executablePath = await installChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const app = await startApp({ facts: FACTS })
  const sites = await serveSites(FACTS)
  const game = app.address + SCREEN_PATHS.game
  const onPhone = slowPhone(browser)
  const scripts = new Map([
    ['`/`', await scriptsOf(onPhone, app.address)],
    ['the game, once it is touched', await scriptsOf(onPhone, game)],
  ])
  const beside = async (address: string, other: string) =>
    ratioOf(await paintOf(onPhone, address), await paintOf(onPhone, other), 'ms')

  const rows = [
    row(
      'first facts of `/` on a slow phone, beside the control app',
      atMost(0.4, () => beside(app.address, sites.control)),
    ),
    row(
      'first facts of `/` on a slow phone, beside a static page',
      atMost(1.6, () => beside(app.address, sites.plain)),
    ),
    row(
      "the game's first screen on a slow phone, beside the control app",
      atMost(0.6, () => beside(game, sites.control)),
    ),
    row(
      'a tap on a vote while the page hydrates, ms',
      atMost(250, () => timeOfTap(onPhone, app.address, 'hydrating')),
    ),
    row(
      'a tap on a vote afterwards, ms',
      atMost(100, () => timeOfTap(onPhone, app.address, 'afterwards')),
    ),
    row(
      "a key in the game's input, ms",
      atMost(80, () => timeOfKey(onPhone, game)),
    ),
    row(
      'an unranked turn, from Enter to the first line, ms',
      atMost(100, () => timeOfTurn(onPhone, game, { isRanked: false })),
    ),
    row(
      'a ranked turn on a line of 150 ms, ms',
      atMost(350, () => timeOfTurn(onPhone, game, { isRanked: true })),
    ),
  ].map((one) => ({ ...one, rounds: 3 }))
  const once = [
    row(
      'scripts of `/` in the first 2.5 s, brotli, KB',
      atMost(90, () => weightOf(browser, app.address, 'scripts')),
    ),
    row(
      'scripts of the game in the first 2.5 s, brotli, KB',
      atMost(125, () => weightOf(browser, game, 'scripts')),
    ),
    row(
      'all of `/` on the wire, KB',
      atMost(130, () => weightOf(browser, app.address, 'all')),
    ),
    row(
      'all of the game on the wire, KB',
      atMost(185, () => weightOf(browser, game, 'all')),
    ),
    row(
      'layout shift at the end of a run',
      atMost(0.01, () => shiftAtEnd(browser, app.address)),
    ),
  ].map((one) => ({ ...one, rounds: 1 }))
  const close = async () => {
    await browser.close()
    sites.close()
    await app.close()
  }
  return { rows: [...rows, ...once], close, more: () => tableOfModules(scripts) }
}

async function weightOf(
  browser: Browser,
  address: string,
  kind: 'scripts' | 'all',
): Promise<Measured> {
  const bodies = await bodiesOf(browser, address)
  const counted = bodies.filter(({ path }) => kind === 'all' || path.endsWith('.js'))
  const bytes = counted.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  return { value: bytes / 1000, from: `KB in ${counted.length} bodies` }
}

async function shiftAtEnd(browser: Browser, baseURL: string): Promise<Measured> {
  const page = await (await browser.newContext({ ...PHONE, baseURL })).newPage()
  await openSave(page, DYING)
  await page.getByLabel('Pace').selectOption('timed')
  await page.waitForTimeout(SETTLED_AFTER_MS)
  await page.evaluate(observe)
  while (!(await opener(page).isVisible())) {
    await input(page).fill('0')
    await input(page).press('Enter')
    await page.waitForTimeout(TURN_MS)
  }
  await opener(page).click()
  await lastPage(page).waitFor()
  await page.waitForTimeout(TURN_MS)
  const { shift } = await seenIn(page)
  await page.context().close()
  return { value: shift, from: 'the last turn of a run' }
}

async function bodiesOf(browser: Browser, address: string) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction((ms) => performance.now() >= ms, FIRST_LOOK_MS)
  const bodies = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, encodedBodySize })),
  )
  await context.close()
  return bodies
}

/** Runs in the page: notes when the largest paint was, and the sum of the layout shifts that no input explains. */
function observe() {
  const seen: Seen = { paint: NaN, shift: 0 }
  Object.assign(window, { seen })
  const forEach = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type })
  forEach('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime
  })
  forEach('layout-shift', (entry) => {
    const { value = 0, hadRecentInput } = entry as { value?: number; hadRecentInput?: boolean }
    if (!hadRecentInput) seen.shift += value
  })
}

/** Runs in the page: the time from the next event to the frame that changes the selected element. */
function watch({ event, selector }: Watched) {
  const read = () =>
    [...document.querySelectorAll(selector)]
      .map((one) => (one instanceof HTMLInputElement ? one.value : one.textContent))
      .join()
  const shownAfter = new Promise<number>((resolve) => {
    const onEvent = ({ timeStamp }: Event) => {
      const before = read()
      const look = () => {
        if (read() === before) requestAnimationFrame(look)
        // After this frame is painted.
        else setTimeout(() => resolve(performance.now() - timeStamp))
      }
      requestAnimationFrame(look)
    }
    addEventListener(event, onEvent, { capture: true, once: true })
  })
  Object.assign(window, { shownAfter })
}

// In milliseconds.
async function timeOf(page: Page, watched: Watched, act: () => Promise<void>): Promise<number> {
  await page.evaluate(watch, watched)
  await act()
  return page.evaluate(() => (window as unknown as { shownAfter: Promise<number> }).shownAfter)
}

async function playOn(page: Page, game: string, turns: number): Promise<Measured[]> {
  await page.goto(game, { waitUntil: 'networkidle' })
  await whenHydrated(page)
  await input(page).focus()
  const times: Measured[] = []
  for (let turn = 0; turn <= turns; turn += 1) {
    await input(page).fill(INPUTS[await modeOf(page)] ?? '')
    const value = await timeOf(page, TURN, () => page.keyboard.press('Enter'))
    times.push({ value, from: `ms, the middle of ${turns} turns` })
    await page.keyboard.press('Space')
    await submit(page).and(page.locator('[aria-disabled="false"]')).waitFor()
  }
  // The start is not a turn.
  return times.slice(1)
}
