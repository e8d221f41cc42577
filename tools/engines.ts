/**
 * Walks through the main flows of the product in browser engines other than that of `npm test`. Ends with 1 if
 * anything fails in one of them, or if a page reports an error.
 *   npm run engines                                          Firefox and WebKit
 *   npm run engines -- webkit                                one of them
 *   npm run engines -- chromium firefox webkit --pictures pictures
 *                                                            also writes pictures of all screens, for comparison
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, firefox, webkit } from '@playwright/test'
import { installChromium } from '../scripts/lib/chromium.mjs'
import { endWithSentence, stopOnSignals } from '../scripts/lib/run.mjs'
import { startProduct } from './drill/product.ts'
import type { Browser } from './engines/browser.ts'
import { openFirefox } from './engines/firefox.ts'
import { installEngine } from './engines/install.ts'
import { startNetwork } from './engines/network.ts'
import { openWithPlaywright } from './engines/playwright.ts'
import { makeVisitor } from './engines/visitor.ts'
import { STEPS, type Walk } from './engines/walk.ts'
import { openWebKit } from './engines/webkit.ts'
import { readOptions } from './options.ts'

/** The engines, each with the function that installs and opens it. */
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

const seconds = (begun: number) => `${((performance.now() - begun) / 1000).toFixed(1)} s`

/** Runs the steps until one fails. */
async function walkThrough(walk: Walk): Promise<boolean> {
  for (const [name, step] of STEPS) {
    const begun = performance.now()
    try {
      await step(walk)
      const errors = await walk.errors()
      if (errors.length > 0) throw new Error(`The page reports errors.\n${errors.join('\n')}`)
      console.log(`  ${name}: ${seconds(begun)}`)
    } catch (error) {
      console.error(`  ${name}: ${String(error)} (${seconds(begun)})\n${await walk.page()}`)
      return false
    }
  }
  return true
}

async function walkWith(browser: Browser, pictures: string | undefined): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'fable-engines-'))
  const removeFolder = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  process.once('exit', removeFolder)
  const network = await startNetwork()
  const product = await startProduct(folder, { PUBLIC_URL: network.address, SAMPLE_FACTS: '1' })
  network.leadTo(product.address)
  try {
    const visitor = await makeVisitor(browser, { address: network.address, pictures })
    return await walkThrough({ ...visitor, ...network })
  } finally {
    network.cut()
    await product.end('SIGTERM')
    removeFolder()
  }
}

/** Walks through the product in an engine. Returns false if a step fails. */
async function walkIn(name: Engine): Promise<boolean> {
  const browser = await ENGINES[name]()
  try {
    return await walkWith(browser, values.pictures && resolve(values.pictures, name))
  } finally {
    await browser.close()
  }
}

// Child processes end with this one.
stopOnSignals()
for (const name of names) {
  const begun = performance.now()
  console.log(name)
  const isGood = await walkIn(name).catch(endWithSentence)
  console.log(`${name} ${isGood ? 'is good' : 'is not good'}: ${seconds(begun)}`)
  if (!isGood) process.exitCode = 1
}
