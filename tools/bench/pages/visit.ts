import type { Browser, Page } from '@playwright/test'

/** A phone of the middle and a slow mobile network, as Lighthouse has them. */
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const CPU_RATE = 4

/** After so long everything has been painted that comes by itself, in milliseconds. */
const SETTLED_AFTER = 5_000

export type Visit = {
  /** Largest contentful paint, in milliseconds. */
  readonly lcp: number
  /** Cumulative layout shift. */
  readonly shift: number
  /** What long tasks take beyond 50 ms each, in milliseconds. */
  readonly blocking: number
  /** Requests until a second after `load`, the document included; what comes later is fetched at rest. */
  readonly requests: number
}

type Observed = { lcp: number; shift: number; blocking: number }

/** Runs in the page. */
const observe = () => {
  const observed: Observed = { lcp: 0, shift: 0, blocking: 0 }
  Object.assign(window, { observed })
  type Entry = PerformanceEntry & { readonly value?: number }
  const on = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      list.getEntries().forEach(take)
    }).observe({ type, buffered: true })
  on('largest-contentful-paint', ({ startTime }) => (observed.lcp = startTime))
  on('layout-shift', ({ value = 0 }) => (observed.shift += value))
  on('longtask', ({ duration }) => (observed.blocking += Math.max(0, duration - 50)))
}

const openPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext(PHONE)
  return context.newPage()
}

/** Visits a page for the first time, on a slow phone. */
export const visit = async (browser: Browser, address: string): Promise<Visit> => {
  const page = await openPage(browser)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE })
  let requests = 0
  page.on('request', () => {
    requests += 1
  })
  await page.addInitScript(observe)
  await page.goto(address)
  await page.waitForTimeout(1_000)
  const requestsAtLoad = requests
  await page.waitForTimeout(SETTLED_AFTER - 1_000)
  const observed = await page.evaluate(() => (window as unknown as { observed: Observed }).observed)
  await page.context().close()
  return { ...observed, requests: requestsAtLoad }
}

/** How many requests the first fact needs: 1 if it is in the document, else 2, for at least a script. */
export const requestsOfFirstFact = async (browser: Browser, address: string): Promise<1 | 2> => {
  const page = await openPage(browser)
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  )
  await page.goto(address)
  const isThere = await page.locator('[data-fact]').first().isVisible()
  await page.context().close()
  return isThere ? 1 : 2
}
