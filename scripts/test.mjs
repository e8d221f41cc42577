// @ts-check
// `npm test`: everything that is checked, from a fresh clone on; `node scripts/test.mjs types lint …` for some parts.
// Runs before anything is installed, on Node 20: Node's own modules only, here and in lib/.
import { bringChromium } from './lib/chromium.mjs'
import { inWords, parts, runPart } from './lib/parts.mjs'
import { prepare } from './lib/prepare.mjs'
import { stopRunning } from './lib/run.mjs'
import { isStopping, untilStopped } from './lib/until-stopped.mjs'

/** @typedef {keyof typeof parts} PartName */

// Two cores: what runs on one thread goes beside what mostly waits, and the browser has the machine to itself.
/** @type {PartName[][]} */
const lanes = [
  ['types', 'lint', 'format'],
  ['unit', 'server-sqlite', 'server-postgres'],
]

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in parts))
if (unknown) {
  console.error(`There is no part "${unknown}"; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
/** @param {PartName} name */
const isWanted = (name) => asked.length === 0 || asked.includes(name)

/** @type {import('./lib/parts.mjs').Result[]} */
const results = []

/**
 * Runs a step; if it can't be done at all, that is one failure more and the rest goes on.
 * @param {string} name
 * @param {() => Promise<import('./lib/parts.mjs').Result>} step
 */
async function attempt(name, step) {
  const begun = Date.now()
  if (isStopping()) return
  try {
    results.push(await step())
  } catch (error) {
    console.error(`\n=== ${name}: ${error instanceof Error ? error.message : String(error)}`)
    const seconds = (Date.now() - begun) / 1000
    results.push({ name, passed: 0, failed: 1, runsTests: false, seconds })
  }
}

/** @param {PartName[]} lane */
async function runLane(lane) {
  for (const name of lane.filter(isWanted)) await attempt(name, () => runPart(parts[name]))
}

untilStopped(async (exitCode) => {
  await stopRunning()
  process.exit(exitCode)
})

try {
  await prepare({ page: false })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  process.exit(1)
}

// Bringing a browser is waiting for the network, so it is under way while the first parts run.
const chromium = isWanted('browser') ? bringChromium(console.log) : undefined
chromium?.catch(() => undefined)
await Promise.all(lanes.map(runLane))
if (chromium) {
  await attempt('browser', async () =>
    runPart(parts.browser, { PLAYWRIGHT_CHROMIUM: await chromium }),
  )
}

if (!isStopping()) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  console.log(`\n${results.map(inWords).join('\n')}\n`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}
