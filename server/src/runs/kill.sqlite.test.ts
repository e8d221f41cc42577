import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { soakRuns } from '../testing/soak-runs.ts'

const folder = mkdtempSync(join(tmpdir(), 'fable-kill-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** On the embedded database; the drill `kill` does the same with more. */
it('kill -9 loses no turn and no end: every ended run is on the leaderboard once, every open one continues', async () => {
  const report = await soakRuns({ runs: 60, kills: 4, players: 16, folder })
  expect(report.errors).toEqual([])
  expect(report.ended).toBe(60)
  expect(report.retries).toBeGreaterThan(0)
}, 120_000)
