import { expect, it } from 'vitest'
import { browserNameOf } from './browsers.ts'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    'Firefox on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ],
  [
    'Chrome on macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/140.0 Safari/537.36`,
  ],
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/140.0 Safari/537.36 Edg/140.0`,
  ],
  [
    'Safari on iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1',
  ],
  [
    'Samsung Internet on Android',
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0 Safari/537.36`,
  ],
  ['Another browser', 'curl/8.0 (secret 203.0.113.9)'],
  ['Another browser', ''],
])('a User-Agent is reduced to its browser and system: %s', (kept, userAgent) => {
  expect(browserNameOf(userAgent)).toBe(kept)
})
