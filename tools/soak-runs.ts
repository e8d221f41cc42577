/**
 * Plays ranked runs on a real server with an embedded database that is killed (-9) repeatedly, and
 * reports whether anything was lost.
 *   node tools/soak-runs.ts             1,000 runs, 10 kills
 *   node tools/soak-runs.ts 5000 50     5,000 runs, 50 kills
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { soakRuns } from '@fable/server/testing'
import { readOptions } from './options.ts'

const { positionals } = readOptions('soak', { allowPositionals: true })
const [runs = 1000, kills = 10] = positionals.map(Number)
if (!Number.isInteger(runs) || !Number.isInteger(kills)) {
  console.error('soak: say two whole numbers, the runs and the kills, for example: 5000 50.')
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'fable-soak-'))
try {
  const { errors, seconds, ...counts } = await soakRuns({ runs, kills, players: 32, folder })
  const rate = Math.round(counts.responses / seconds)
  console.table({
    runs,
    kills,
    ...counts,
    seconds: Number(seconds.toFixed(1)),
    'responses/s': rate,
  })
  console.log(
    errors.length === 0
      ? 'Every ended run is on the leaderboard once, and every open run was continued.'
      : errors.join('\n'),
  )
  process.exitCode = errors.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
