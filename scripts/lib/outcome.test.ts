import { expect, test } from 'vitest'
import { failuresIn, passedIn } from './outcome.mjs'

const vitest = `
 FAIL  |web| web/src/lib/tabs.test.ts > a tab > plays (alone)
AssertionError: expected 1 to be 2
 FAIL   web  web/src/lib/timers.test.ts [ web/src/lib/timers.test.ts ]
 Test Files  2 failed | 107 passed (109)
      Tests  1 failed | 1204 passed (1205)
`
const playwright = `
  1) e2e/facts.test.ts:12:3 › a vote counts ──────────────

    Error: no
  1 failed
    e2e/facts.test.ts:12:3 › a vote counts ────────────────
  130 passed (3.4m)
`

test('each failed test of Vitest is listed with the command that repeats it, and the passed ones are counted', () => {
  expect(failuresIn(vitest)).toEqual([
    "web/src/lib/tabs.test.ts: a tab > plays (alone)\n  npx vitest run --project web web/src/lib/tabs.test.ts -t 'a tab plays \\(alone\\)'",
    'web/src/lib/timers.test.ts: \n  npx vitest run --project web web/src/lib/timers.test.ts',
  ])
  expect(passedIn(vitest)).toBe(1204)
})

test('each failed Playwright test is listed with the command that repeats it, and the passed ones are counted', () => {
  expect(failuresIn(playwright)).toEqual([
    'a vote counts\n  npx playwright test --trace on e2e/facts.test.ts:12',
  ])
  expect(passedIn(playwright)).toBe(130)
})

test('other output has no failed tests and no count of passed ones', () => {
  expect([failuresIn('1 error'), passedIn('1 error')]).toEqual([[], undefined])
})
