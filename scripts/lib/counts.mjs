// @ts-check
import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {'vitest' | 'playwright'} Runner */

/**
 * What a Vitest JSON report counts. Skipped and todo tests count as failed: nothing is left out silently.
 * A file that failed without a failing test (it could not be loaded) counts as one.
 * @param {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const counts = { passed: 0, failed: 0 }
  for (const file of report.testResults) {
    const passed = file.assertionResults.filter((test) => test.status === 'passed').length
    const failed = file.assertionResults.length - passed
    counts.passed += passed
    counts.failed += failed || (file.status === 'passed' ? 0 : 1)
  }
  return counts
}

/**
 * What a Playwright JSON report counts; skipped and flaky tests count as failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}

/**
 * The verdict on a finished part. A part that ended badly, or whose runner ran no test, failed at least once,
 * whatever its report says.
 * @param {{ code: number, counts?: Counts | undefined, runsTests: boolean }} part
 * @returns {Counts}
 */
export function judge({ code, counts = { passed: 0, failed: 0 }, runsTests }) {
  const ranNothing = runsTests && counts.passed + counts.failed === 0
  const failed = counts.failed || (code !== 0 || ranNothing ? 1 : 0)
  return { passed: counts.passed, failed }
}

/**
 * The counts in a runner's report.
 * @param {Runner} runner
 * @param {string} file
 * @returns {Counts | undefined} undefined when there is no readable report, as after a crash
 */
export function readCounts(runner, file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return runner === 'vitest' ? countVitest(report) : countPlaywright(report)
  } catch {
    return undefined
  }
}
