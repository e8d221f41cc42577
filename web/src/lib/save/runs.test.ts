import { describe, expect, it } from 'vitest'
import { bestRankedRun, type FinishedRun } from './runs.ts'

const run = (rankedId: string | undefined, more: Partial<FinishedRun>): FinishedRun => ({
  cause: 'death',
  daysSurvived: 10,
  strength: 5,
  kills: 0,
  bestHit: 0,
  gold: 0,
  playerName: 'Wren',
  endedAt: 1_000,
  ...(rankedId !== undefined && { rankedId }),
  ...more,
})

const bestOf = (...runs: FinishedRun[]) => bestRankedRun(runs)?.rankedId

describe("a player's best ranked run", () => {
  it('is the one that the board places first: by days, then strength, then the earlier', () => {
    const long = run('long', { daysSurvived: 20, strength: 1, endedAt: 9_000 })
    const strong = run('strong', { strength: 9, endedAt: 9_000 })
    const early = run('early', { endedAt: 1_000 })
    const late = run('late', { endedAt: 2_000 })
    expect(bestOf(late, early, strong, long)).toBe('long')
    expect(bestOf(late, early, strong)).toBe('strong')
    expect(bestOf(late, early)).toBe('early')
    expect(bestOf(early, late)).toBe('early')
  })

  it('is none of those that are not ranked', () => {
    expect(bestOf(run(undefined, { daysSurvived: 100 }), run('ranked', {}))).toBe('ranked')
    expect(bestOf(run(undefined, {}))).toBeUndefined()
    expect(bestOf()).toBeUndefined()
  })
})
