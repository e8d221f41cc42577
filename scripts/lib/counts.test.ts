import { describe, expect, test } from 'vitest'
import { countPlaywright, countVitest, judge } from './counts.mjs'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})

describe('a Vitest report', () => {
  test('adds up its files', () => {
    const testResults = [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')]
    expect(countVitest({ testResults })).toEqual({ passed: 3, failed: 1 })
  })

  test.each(['skipped', 'pending', 'todo', 'disabled'])('counts a %s test as failed', (status) => {
    expect(countVitest({ testResults: [file('passed', status)] })).toEqual({ passed: 0, failed: 1 })
  })

  test('counts a file that could not be loaded as one failure', () => {
    expect(countVitest({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1 })
  })
})

test('a Playwright report counts skipped and flaky tests as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }
  expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 4 })
})

describe('a part', () => {
  test('that is clean and runs no tests by nature has no failure', () => {
    expect(judge({ code: 0, runsTests: false })).toEqual({ passed: 0, failed: 0 })
  })

  test('that ends badly has failed once', () => {
    expect(judge({ code: 2, runsTests: false })).toEqual({ passed: 0, failed: 1 })
  })

  test('whose tests all passed but which ended badly has failed once', () => {
    const counts = { passed: 7, failed: 0 }
    expect(judge({ code: 1, counts, runsTests: true })).toEqual({ passed: 7, failed: 1 })
  })

  test('whose runner crashed without a report has failed once', () => {
    expect(judge({ code: 139, runsTests: true })).toEqual({ passed: 0, failed: 1 })
  })

  test('whose runner ran no test has failed once', () => {
    const counts = { passed: 0, failed: 0 }
    expect(judge({ code: 0, counts, runsTests: true })).toEqual({ passed: 0, failed: 1 })
  })
})
