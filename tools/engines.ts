/**
 * Walks through the main flows of the product in browser engines other than that of `npm test`. Ends with 1 if
 * anything fails in one of them, or if a page reports an error.
 *   npm run engines                                          Firefox and WebKit
 *   npm run engines -- webkit                                one of them
 *   npm run engines -- chromium firefox webkit --pictures pictures
 *                                                            also writes pictures of all screens, for comparison
 */
import { resolve } from 'node:path'
import { chromium, firefox, webkit } from '@playwright/test'
import { installChromium } from '../scripts/lib/chromium.mjs'
import { endWithSentence, stopOnSignals } from '../scripts/lib/run.mjs'
import { openFirefox } from './engines/firefox.ts'
import { installEngine } from './engines/install.ts'
import { openWithPlaywright } from './engines/playwright.ts'
import { walkWith } from './engines/walk-with.ts'
import { openWebKit } from './engines/webkit.ts'
import { readOptions } from './options.ts'

const ENGINES = {
  firefox: async () => {
    const stock = await installEngine('firefox')
    return stock ? openFirefox(stock) : openWithPlaywright(firefox)
  },
  webkit: async () => ((await installEngine('webkit')) ? openWebKit() : openWithPlaywright(webkit)),
  chromium: async () => {
    const executablePath = await installChromium()
    const args = ['--no-sandbox']
    return openWithPlaywright(chromium, executablePath ? { executablePath, args } : { args })
  },
}
type Engine = keyof typeof ENGINES
const isEngine = (name: string): name is Engine => name in ENGINES

const { positionals, values } = readOptions('engines', {
  options: { pictures: { type: 'string' } },
  allowPositionals: true,
})
const names = positionals.length > 0 ? positionals : ['firefox', 'webkit']
if (!names.every(isEngine)) {
  console.error(`engines: choose from ${Object.keys(ENGINES).join(', ')}.`)
  process.exit(1)
}

/** Returns false if a step fails. */
async function walkIn(name: Engine): Promise<boolean> {
  const browser = await ENGINES[name]()
  try {
    const pictures = values.pictures && resolve(values.pictures, name)
    return (await walkWith(browser, { pictures, log: console.log })).length === 0
  } finally {
    await browser.close()
  }
}

// Child processes end with this one.
stopOnSignals()
for (const name of names) {
  console.log(name)
  const isGood = await walkIn(name).catch(endWithSentence)
  console.log(`${name} ${isGood ? 'is good' : 'is not good'}`)
  if (!isGood) process.exitCode = 1
}
