// @ts-check
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judge, readCounts } from './counts.mjs'
import { nodeBinary, root, toolEnv } from './paths.mjs'
import { run } from './run.mjs'

/** @typedef {{ name: string, script: string, args: string[], runner?: import('./counts.mjs').Runner }} Part */
/** @typedef {import('./counts.mjs').Counts & { name: string, seconds: number, runsTests: boolean }} Result */

/**
 * @param {string} name
 * @param {string[]} projects
 * @returns {Part}
 */
const vitest = (name, projects) => ({
  name,
  script: 'node_modules/vitest/vitest.mjs',
  args: ['run', '--reporter=default', ...projects.map((project) => `--project=${project}`)],
  runner: 'vitest',
})

/** Every part of `npm test`, by name. */
export const parts = {
  types: { name: 'types', script: 'scripts/types.mjs', args: [] },
  lint: {
    name: 'lint',
    script: 'node_modules/eslint/bin/eslint.js',
    args: ['.', '--max-warnings', '0'],
  },
  format: {
    name: 'format',
    script: 'node_modules/prettier/bin/prettier.cjs',
    args: ['--check', '--log-level', 'warn', '.'],
  },
  unit: vitest('unit', ['engine', 'contract', 'web', 'repository']),
  'server-sqlite': vitest('server-sqlite', ['server-sqlite']),
  'server-postgres': vitest('server-postgres', ['server-postgres']),
  /** @type {Part} */
  browser: {
    name: 'browser',
    script: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--reporter=list,json'],
    runner: 'playwright',
  },
}

/**
 * Runs one part to its end and shows its output in one piece, so that parts that run beside each other do not
 * mix theirs.
 * @param {Part} part
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Result>}
 */
export async function runPart({ name, script, args, runner }, env = {}) {
  const begun = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'fact-and-fable-report-'))
  const file = join(folder, 'report.json')
  const reporting =
    runner === 'vitest'
      ? ['--reporter=json', `--outputFile.json=${file}`]
      : /** @type {string[]} */ ([])
  console.log(`… ${name}`)
  const { code, output } = await run(nodeBinary(), [join(root, script), ...args, ...reporting], {
    env: toolEnv({ PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...colour(), ...env }),
    quiet: true,
  })
  const counts = runner && readCounts(runner, file)
  rmSync(folder, { recursive: true, force: true })
  const runsTests = runner !== undefined
  const verdict = judge({ code, counts, runsTests })
  const result = { name, ...verdict, runsTests, seconds: (Date.now() - begun) / 1000 }
  console.log(`\n=== ${inWords(result)}\n${output.trimEnd()}`)
  return result
}

/** Our pipes hide the terminal from the tools. */
const colour = () => (process.stdout.isTTY ? { FORCE_COLOR: '1' } : {})

/**
 * One line on a part's result.
 * @param {Result} result
 */
export function inWords({ name, passed, failed, runsTests, seconds }) {
  const tests = `${passed} passed, ${failed} failed`
  const verdict = runsTests ? tests : failed > 0 ? 'failed' : 'clean'
  return `${name}: ${verdict} (${seconds.toFixed(1)} s)`
}
