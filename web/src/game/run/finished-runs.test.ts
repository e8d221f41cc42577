// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { makeFinishedRun } from '../../testing/run.ts'
import {
  bestRankedRun,
  finishedRuns,
  isCounted,
  recordRun,
  withRun,
  type FinishedRun,
} from './finished-runs.ts'

const run = (rankedId: string | undefined, more: Partial<FinishedRun>) =>
  makeFinishedRun({ endedAt: 1_000, ...(rankedId !== undefined && { rankedId }), ...more })

const bestOf = (...runs: FinishedRun[]) => bestRankedRun(runs)?.rankedId

describe("a player's best ranked run", () => {
  it('is the run that the leaderboard places first: by days, lost days, strength and time', () => {
    const long = run('long', { daysSurvived: 20, strength: 1, endedAt: 9_000 })
    const lost = run('lost', { lostDays: 3, strength: 9 })
    const strong = run('strong', { strength: 9, endedAt: 9_000 })
    const early = run('early', { endedAt: 1_000 })
    const late = run('late', { endedAt: 2_000 })
    expect(bestOf(late, early, strong, long)).toBe('long')
    expect(bestOf(late, lost, early, strong)).toBe('strong')
    expect(bestOf(lost, late)).toBe('late')
    expect(bestOf(late, early)).toBe('early')
    expect(bestOf(early, late)).toBe('early')
  })

  it('stays in the list of the last fifty, however many worse runs follow', () => {
    let runs = withRun([], run('best', { daysSurvived: 90 }))
    for (let n = 0; n < 80; n += 1) runs = withRun(runs, run(`run ${n}`, {}))
    expect(runs).toHaveLength(50)
    expect(bestOf(...runs)).toBe('best')
    expect(runs[0]?.rankedId).toBe('run 79')
  })

  it('stays in the list even if another account has a better one in the same browser', () => {
    let runs = withRun([], run('best of Ada', { daysSurvived: 20, owner: 'ada' }))
    runs = withRun(runs, run('best of Bob', { daysSurvived: 90, owner: 'bob' }))
    for (let n = 0; n < 80; n += 1) runs = withRun(runs, run(`run ${n}`, { owner: 'bob' }))
    expect(runs).toHaveLength(50)
    expect(runs.slice(-2).map(({ rankedId }) => rankedId)).toEqual(['best of Bob', 'best of Ada'])
  })

  it('is never an unranked run', () => {
    expect(bestOf(run(undefined, { daysSurvived: 100 }), run('ranked', {}))).toBe('ranked')
    expect(bestOf(run(undefined, {}))).toBeUndefined()
    expect(bestOf()).toBeUndefined()
  })
})

it('a ranked run is counted, but on a daily road only if the run ended on the day of that road', () => {
  const endedAt = Date.UTC(2026, 10, 22, 23, 59)
  expect(isCounted(run('r', { endedAt }))).toBe(true)
  expect(isCounted(run(undefined, { endedAt }))).toBe(false)
  expect(isCounted(run('r', { endedAt, road: '2026-11-22' }))).toBe(true)
  expect(isCounted(run('r', { endedAt, road: '2026-11-21' }))).toBe(false)
})

describe('the runs that ended in this browser', () => {
  const signIn = (userID: string) =>
    localStorage.setItem('GameVariables', JSON.stringify({ userID }))
  const days = () => finishedRuns().map(({ daysSurvived }) => daysSurvived)

  beforeEach(() => {
    localStorage.clear()
  })

  it('contain a ranked run once, however often its end is recorded', () => {
    for (const endedAt of [1, 2, 3]) recordRun(run('run-1', { endedAt }))
    recordRun(run('run-2', { daysSurvived: 30 }))
    expect(days()).toEqual([30, 10])
  })

  it('keep the day of the daily road they were on, and such a run is never the best ranked run', () => {
    recordRun(run('run-1', { road: '2026-11-22' }))
    expect(finishedRuns()).toMatchObject([{ rankedId: 'run-1', road: '2026-11-22' }])
    expect(bestRankedRun(finishedRuns())).toBeUndefined()
  })

  it('are visible to the account that played them, and the runs of guests to everyone', () => {
    recordRun(run(undefined, { daysSurvived: 1 }))
    signIn('wren')
    recordRun(run(undefined, { daysSurvived: 2 }))
    expect(days()).toEqual([2, 1])
    signIn('robin')
    expect(days()).toEqual([1])
    recordRun(run(undefined, { daysSurvived: 3 }))
    signIn('wren')
    expect(days()).toEqual([2, 1])
  })
})
