// @ts-check
// `npm test`: runs all checks, also in a fresh clone. `npm test -- types lint …` runs some parts, and `npm run check`
// those that are quick, with the tests of what was changed since the last commit.
// Runs before anything is installed, on Node 20, so this file and lib/ import only Node's own modules.
import { stripVTControlCharacters } from 'node:util'
import { installChromium } from './lib/chromium.mjs'
import { failuresIn, passedIn } from './lib/outcome.mjs'
import { prepare } from './lib/prepare.mjs'
import { run, stopOnSignals } from './lib/run.mjs'

/**
 * The shell command of each part. A part exits with a non-zero code if a check fails or if it runs no tests.
 * The linter forbids skipped tests.
 * @type {Record<string, string>}
 */
const parts = {
  types: 'npm run --silent types',
  lint: 'npm run --silent lint',
  imports: 'npm run --silent imports',
  unused: 'npm run --silent unused',
  format: 'npm run --silent format',
  unit: 'npm run --silent unit',
  'server-sqlite': 'vitest run --project server-sqlite',
  'server-postgres': 'vitest run --project server-postgres',
  browser: 'playwright test --reporter=list',
}

/** The unit tests that import a file which was changed since the last commit. */
const CHANGED = 'npm run --silent unit -- --changed --passWithNoTests'

// More lanes than cores keep two cores busy while tests wait. The browser lane runs two tests at once and ends last.
const lanes = [
  ['browser'],
  ['types', 'lint', 'imports', 'unused', 'format', 'unit'],
  ['server-sqlite'],
  ['server-postgres'],
]
const QUICK_LANES = [['types'], ['lint', 'imports', 'unused', 'format', 'changed']]

const isQuick = process.argv[2] === 'quick'
if (isQuick) parts.changed = CHANGED
const requested = isQuick ? QUICK_LANES.flat() : process.argv.slice(2)
const unknown = requested.find((name) => !(name in parts))
if (unknown) {
  console.error(`Unknown part "${unknown}"; the parts are ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
const wanted = requested.length > 0 ? requested : Object.keys(parts)

/** The names of the failed tests, each with the command that repeats it alone. @type {string[]} */
const failures = []
/** @type {string[]} */
const summary = []
let passed = 0

/**
 * Runs one part and prints its output in one piece, so that the outputs of parallel parts do not mix.
 * @param {string} name
 */
async function runPart(name) {
  if (name === 'browser') await installChromium()
  const begun = Date.now()
  console.log(`… ${name}`)
  const { code, output } = await run('sh', ['-c', `exec ${parts[name]}`], { quiet: true })
  const text = stripVTControlCharacters(output)
  const failed = failuresIn(text)
  if (code !== 0 && failed.length === 0) failed.push(`${name}\n  npm test -- ${name}`)
  failures.push(...failed)
  const count = passedIn(text) ?? (code === 0 ? 1 : 0)
  passed += count
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  summary.push(`${name}: ${count} passed, ${failed.length} failed (${seconds} s)`)
  console.log(`\n=== ${summary.at(-1)}\n${output.trimEnd()}`)
}

stopOnSignals()
try {
  await prepare({ tests: true })
  const running = (isQuick ? QUICK_LANES : lanes).map(async (lane) => {
    for (const name of lane.filter((part) => wanted.includes(part))) await runPart(name)
  })
  for (const lane of await Promise.allSettled(running)) {
    if (lane.status === 'rejected') throw lane.reason
  }
} catch (error) {
  failures.push(`${String(error instanceof Error ? error.message : error)}\n  npm test`)
}
console.log(`\n${summary.join('\n')}\n${passed} passed, ${failures.length} failed`)
const left = Object.keys(parts).filter((name) => !wanted.includes(name))
if (left.length > 0) console.log(`Not run: ${left.join(', ')} (npm test).`)
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
process.exit(failures.length > 0 ? 1 : 0)
