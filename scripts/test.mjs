// @ts-check
// `npm test`: runs all checks, also in a fresh clone. `node scripts/test.mjs types lint …` runs some parts.
// Runs before anything is installed, on Node 20, so this file and lib/ import only Node's own modules.
import { installChromium } from './lib/chromium.mjs'
import { toolEnv } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { run, stopRunning } from './lib/run.mjs'
import { isStopping, onStop } from './lib/on-stop.mjs'

/**
 * The shell command of each part. A part exits with a non-zero code if a check fails or if it runs no tests.
 * The linter forbids skipped tests.
 * @type {Record<string, string>}
 */
const parts = {
  types: 'npm run --silent types',
  lint: 'npm run --silent lint',
  imports:
    'depcruise --config .dependency-cruiser.mjs engine/src contract/src server/src web/src tools e2e',
  format: 'npm run --silent format',
  unit: 'npm run --silent unit',
  'server-sqlite': 'vitest run --project server-sqlite',
  'server-postgres': 'vitest run --project server-postgres',
  browser: 'playwright test --reporter=list',
}

// For two cores: two lanes that take about as long as each other. The browser tests run alone.
const lanes = [
  ['types', 'lint', 'imports', 'format', 'server-sqlite'],
  ['unit', 'server-postgres'],
]

const requested = process.argv.slice(2)
const unknown = requested.find((name) => !(name in parts))
if (unknown) {
  console.error(`There is no part "${unknown}"; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}
/** @param {string} name */
const isWanted = (name) => requested.length === 0 || requested.includes(name)

/** @type {{ name: string, failed: boolean, seconds: number }[]} */
const results = []

/**
 * Runs one part and prints its output in one piece, so that the outputs of parallel parts do not mix.
 * @param {string} name
 * @param {NodeJS.ProcessEnv} [env]
 */
async function runPart(name, env = {}) {
  if (isStopping()) return
  const begun = Date.now()
  console.log(`… ${name}`)
  // The tools cannot see the terminal through our pipes.
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const { code, output } = await run('sh', ['-c', `exec ${parts[name]}`], {
    env: toolEnv({ ...colour, ...env }),
    quiet: true,
  })
  const result = { name, failed: code !== 0, seconds: (Date.now() - begun) / 1000 }
  results.push(result)
  console.log(`\n=== ${describeResult(result)}\n${output.trimEnd()}`)
}

/** @param {{ name: string, failed: boolean, seconds: number }} result */
const describeResult = ({ name, failed, seconds }) =>
  `${name}: ${failed ? 'FAILED' : 'passed'} (${seconds.toFixed(1)} s)`

onStop(async (exitCode) => {
  await stopRunning()
  process.exit(exitCode)
})

try {
  await prepare({ page: false })
  // Installing a browser mostly waits for the network, so the first parts run in the meantime.
  const chromium = isWanted('browser') ? installChromium() : undefined
  chromium?.catch(() => undefined)
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane.filter(isWanted)) await runPart(name)
    }),
  )
  if (chromium) await runPart('browser', { PLAYWRIGHT_CHROMIUM: await chromium })
} catch (error) {
  if (!isStopping()) {
    console.error(error instanceof Error ? error.message : error)
    results.push({ name: 'starting', failed: true, seconds: 0 })
  }
}

if (!isStopping()) {
  console.log(`\n${results.map(describeResult).join('\n')}`)
  process.exit(results.some(({ failed }) => failed) ? 1 : 0)
}
