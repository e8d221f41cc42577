import { expect, it } from 'vitest'
import type { FinishedRun } from '../run/finished-runs.ts'
import { ownRunIn } from './own-place.ts'

const NOW = Date.UTC(2026, 10, 18)
const LAST_WEEK = Date.UTC(2026, 10, 15)

const run = (rankedId: string | undefined, more: Partial<FinishedRun>): FinishedRun => ({
  cause: 'death',
  daysSurvived: 10,
  strength: 5,
  kills: 0,
  bestHit: 0,
  gold: 0,
  lostDays: 0,
  playerName: 'Wren',
  endedAt: NOW,
  ...(rankedId && { rankedId }),
  ...more,
})

/** The newest first, as this browser keeps them. */
const RUNS = [
  run('account, last', { owner: 'wren' }),
  run('guest, this week', { daysSurvived: 20 }),
  run('guest, best', { daysSurvived: 50, endedAt: LAST_WEEK }),
  run('account, best', { daysSurvived: 90, owner: 'wren', endedAt: LAST_WEEK }),
]

it.each([
  ['runs', 'all', 'account, best'],
  ['runs', 'week', 'guest, this week'],
  ['guests', 'all', 'guest, best'],
  ['guests', 'week', 'guest, this week'],
  // Any run of an account leads to its best one, and the last is surely its own.
  ['accounts', 'all', 'account, last'],
  ['accounts', 'week', 'account, last'],
] as const)('the player is found among %s of %s by the run "%s"', (group, period, id) => {
  expect(ownRunIn({ group, period }, RUNS, NOW)).toBe(id)
})

it('a player without a ranked run is not looked for', () => {
  expect(ownRunIn({ group: 'runs', period: 'all' }, [run(undefined, {})], NOW)).toBeUndefined()
  expect(ownRunIn({ group: 'accounts', period: 'all' }, [run('guest', {})], NOW)).toBeUndefined()
})
