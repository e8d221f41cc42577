import { expect, it } from 'vitest'
import { makeFinishedRun } from '../../testing/run.ts'
import type { FinishedRun } from '../run/finished-runs.ts'
import { ownRunIn } from './own-place.ts'

const NOW = Date.UTC(2026, 10, 18)
const LAST_WEEK = Date.UTC(2026, 10, 15)

const run = (rankedId: string | undefined, more: Partial<FinishedRun>) =>
  makeFinishedRun({ endedAt: NOW, ...(rankedId !== undefined && { rankedId }), ...more })

/** The newest first, as this browser keeps them. */
const RUNS = [
  run('account, last', { owner: 'wren' }),
  run('guest, this week', { daysSurvived: 20 }),
  run('guest, best', { daysSurvived: 50, endedAt: LAST_WEEK }),
  run('account, best', { daysSurvived: 90, owner: 'wren', endedAt: LAST_WEEK }),
]

it('the player’s place is that of the best ranked run of the period', () => {
  expect(ownRunIn('all', RUNS, NOW)).toBe('account, best')
  expect(ownRunIn('week', RUNS, NOW)).toBe('guest, this week')
})

it('a player without a ranked run in the period has no place', () => {
  expect(ownRunIn('all', [run(undefined, {})], NOW)).toBeUndefined()
  expect(ownRunIn('week', [run('guest', { endedAt: LAST_WEEK })], NOW)).toBeUndefined()
})
