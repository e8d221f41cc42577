import { type Browser, chromium, type Page } from '@playwright/test'
import { SCREEN_PATHS } from '@fable/contract/limits'
import { holdScripts, whenHydrated } from '../../e2e/hydration.ts'
import { DYING, input, INPUTS, lastPage, modeOf, openSave, submit } from '../../e2e/playing.ts'
import { installChromium } from '../../scripts/lib/chromium.mjs'
import { serveControl, serveStatic } from './control.ts'
import { CHROMIUM_FLAGS } from './lighthouse.ts'
import { type Measured, median, type Part, ratioOf, type Row } from './row.ts'
import { startApp } from './servers.ts'

/** A phone of the middle; workers of services would go around the slow line. */
const PHONE = {
  ...{ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  serviceWorkers: 'block',
} as const
const CPU_RATE = 4
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 1e5 }
/** The bandwidth does not count. */
const FAR_LINE = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 }
const FACTS = 100
const TURNS = 8
const KEYS = 10
/** What comes by itself has come. */
const SETTLED_AFTER_MS = 1_000
/** The lines of a turn have been printed. */
const TURN_MS = 6_000
const FIRST_VOTE = '[data-fact] [data-vote="interesting"]'
const LINES = '[data-tone]:not([data-tone="echo"])'

type Line = typeof SLOW_LINE

/** Opens an empty page of a slow phone. */
const openPhone = async (browser: Browser) => {
  const page = await (await browser.newContext(PHONE)).newPage()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  const setLine = (line: Line) => devTools.send('Network.emulateNetworkConditions', line)
  await setLine(SLOW_LINE)
  return { page, setLine, close: () => page.context().close() }
}

type Entry = PerformanceEntry & { readonly value?: number; readonly hadRecentInput?: boolean }
type Observing = Window & { readonly seen: Entry[] }

/** In the page: collects the entries of a kind. */
const observe = (type: string) => {
  const seen: Entry[] = []
  Object.assign(window, { seen })
  new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
    ...{ type, buffered: true, durationThreshold: 16 },
  })
}

/** When the last one began, how long they lasted, and the sum of the shifts that no input explains. */
const seenIn = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as unknown as Observing
    const shifts = seen.filter(({ hadRecentInput }) => !hadRecentInput)
    return {
      last: seen.at(-1)?.startTime ?? NaN,
      durations: seen.map(({ duration }) => duration),
      shift: shifts.reduce((sum, { value = 0 }) => sum + value, 0),
    }
  })

/** In the page: the time from the next event to the frame that shows other text in what the selector finds. */
const watch = ({ event, selector }: { event: string; selector: string }) => {
  const read = () => [...document.querySelectorAll(selector)].map((one) => one.textContent).join()
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

const shownAfter = (page: Page) =>
  page.evaluate(() => (window as unknown as { shownAfter: Promise<number> }).shownAfter)

const middle = (times: readonly number[], from: string): Measured =>
  median(times.map((value) => ({ value, from })))

/** The page on a slow phone. */
export const phone = async (): Promise<Part> => {
  const executablePath = await installChromium()
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] })
  const app = await startApp({ facts: FACTS })
  const control = await serveControl(FACTS)
  const plain = await serveStatic(FACTS)
  const game = app.address + SCREEN_PATHS.game

  /** The time of the largest contentful paint of a first visit. */
  const paintOf = async (address: string): Promise<number> => {
    const { page, close } = await openPhone(browser)
    await page.addInitScript(observe, 'largest-contentful-paint')
    await page.goto(address)
    await page.locator('[data-fact], [role="log"]').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(SETTLED_AFTER_MS)
    const { last } = await seenIn(page)
    await close()
    return last
  }
  const tap = async (when: 'hydrating' | 'afterwards'): Promise<Measured> => {
    const { page, close } = await openPhone(browser)
    const release = await holdScripts(page)
    await page.goto(app.address, { waitUntil: 'commit' })
    const vote = page.locator(FIRST_VOTE).first()
    await vote.scrollIntoViewIfNeeded()
    const box = await vote.boundingBox()
    if (!box) throw new Error('There is no vote.')
    await page.evaluate(watch, { event: 'pointerdown', selector: FIRST_VOTE })
    const hydrating = page.evaluate(
      () => new Promise((resolve) => addEventListener('hydrating', resolve, { once: true })),
    )
    release()
    await hydrating
    if (when === 'afterwards') {
      await whenHydrated(page)
      await page.waitForLoadState('networkidle')
    }
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    const value = await shownAfter(page)
    await close()
    return { value, from: 'from the finger to the frame' }
  }
  /** Opens the game and starts a run. */
  const openRun = async ({ isRanked }: { isRanked: boolean }) => {
    const { page, setLine, close } = await openPhone(browser)
    if (!isRanked) await page.route('**/api/runs', (route) => route.abort())
    await page.goto(game, { waitUntil: 'networkidle' })
    await whenHydrated(page)
    await setLine(FAR_LINE)
    /** Types and enters what fits, and shows the rest of the turn. */
    const enter = async () => {
      await input(page).fill(INPUTS[await modeOf(page)] ?? '')
      await page.evaluate(watch, { event: 'keydown', selector: LINES })
      await page.keyboard.press('Enter')
      const value = await shownAfter(page)
      await page.keyboard.press('Space')
      await submit(page).and(page.locator('[aria-disabled="false"]')).waitFor()
      return value
    }
    await input(page).focus()
    await enter()
    return { page, enter, close }
  }
  const turn = async (isRanked: boolean): Promise<Measured> => {
    const { enter, close } = await openRun({ isRanked })
    const times: number[] = []
    for (let n = 0; n < TURNS; n += 1) times.push(await enter())
    await close()
    return middle(times, `the middle of ${TURNS} turns`)
  }
  const key = async (): Promise<Measured> => {
    const { page, close } = await openRun({ isRanked: false })
    await page.evaluate(observe, 'event')
    const before = (await seenIn(page)).durations.length
    for (let n = 0; n < KEYS; n += 1) {
      await page.keyboard.press('a')
      await page.waitForTimeout(100)
    }
    const times = (await seenIn(page)).durations.slice(before)
    await close()
    // Shorter ones than a frame are not reported.
    return middle([...times, 16], `the middle of ${KEYS} keys`)
  }
  /** The layout shift from a run's last turn on, at the pace that players find. */
  const endOfRun = async (): Promise<Measured> => {
    const page = await (await browser.newContext({ ...PHONE, baseURL: app.address })).newPage()
    await openSave(page, DYING)
    await page.getByLabel('Pace').selectOption('timed')
    await page.waitForTimeout(SETTLED_AFTER_MS)
    await page.evaluate(observe, 'layout-shift')
    const before = (await seenIn(page)).shift
    while (!(await lastPage(page).isVisible())) {
      await input(page).fill('0')
      await input(page).press('Enter')
      await page.waitForTimeout(TURN_MS)
    }
    await page.waitForTimeout(TURN_MS)
    const { shift } = await seenIn(page)
    await page.context().close()
    return { value: shift - before, from: 'from the last turn on' }
  }

  const beside = (what: string, atMost: number, address: string, other: string): Row => ({
    what,
    reach: ['≤', atMost],
    measure: async () => ratioOf(await paintOf(address), await paintOf(other), 'ms'),
  })
  const time = (what: string, atMost: number, measure: () => Promise<Measured>): Row => ({
    ...{ what, reach: ['≤', atMost], unit: 'ms', measure },
  })
  return {
    rows: [
      beside('/: first facts beside the control app', 0.4, app.address, control.address),
      beside('/: first facts beside a static page', 1.6, app.address, plain.address),
      beside('the game: first screen beside the control app', 0.6, game, control.address),
      time('a tap on a vote, during hydration', 500, () => tap('hydrating')),
      time('a tap on a vote, afterwards', 150, () => tap('afterwards')),
      time('a key in the game', 80, key),
      time('a turn to its first line, unranked', 100, () => turn(false)),
      time('a turn to its first line, ranked, 150 ms away', 350, () => turn(true)),
      { what: 'layout shift at the end of a run', reach: ['≤', 0.01], measure: endOfRun },
    ],
    rounds: 3,
    close: async () => {
      await browser.close()
      control.close()
      plain.close()
      await app.close()
    },
  }
}
