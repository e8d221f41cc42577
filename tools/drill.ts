/**
 * Tries a fault on real processes and prints what it cost: what was acknowledged, what was lost, and how long the
 * product did not serve. Addresses this machine only.
 *   npm run drill help             all drills
 *   npm run drill restart          rolling restart behind nginx and Caddy, under load
 *   npm run drill soak 30          half an hour of mixed writes
 */
import { connections } from './drill/connections.ts'
import { databaseRestart } from './drill/database-restart.ts'
import { failover } from './drill/failover.ts'
import { freeze } from './drill/freeze.ts'
import { fullDisk } from './drill/full-disk.ts'
import { kill } from './drill/kill.ts'
import { lag } from './drill/lag.ts'
import { partition } from './drill/partition.ts'
import { restart } from './drill/restart.ts'
import { soak } from './drill/soak.ts'
import { readOptions } from './options.ts'

type Drill = {
  readonly tries: string
  /** How many numbers may follow its name. Default: none. */
  readonly numbers?: number
  readonly run: (...parameters: number[]) => Promise<readonly object[]>
}

const DRILLS: Readonly<Record<string, Drill>> = {
  restart: { tries: 'a rolling restart of two servers behind nginx and Caddy', run: restart },
  kill: { tries: 'kill -9 of the server, on both databases, and of a worker', run: kill },
  freeze: { tries: 'PostgreSQL, and then the server, that stand still (SIGSTOP)', run: freeze },
  'database-restart': { tries: 'kill -9 and a restart of PostgreSQL', run: databaseRestart },
  'full-disk': { tries: 'a full disk under the embedded database', run: fullDisk },
  failover: { tries: 'kill -9 of the primary of a replicated PostgreSQL', run: failover },
  partition: {
    tries: 'a cut network between the primary and the others (needs root)',
    run: partition,
  },
  lag: { tries: 'a standby that lags, and one that dies', run: lag },
  connections: { tries: '2,000 connections, on both databases', run: connections },
  soak: {
    tries:
      'minutes of mixed writes (2), with a pause of milliseconds after each (15), and the memory',
    numbers: 2,
    run: soak,
  },
}

const { positionals } = readOptions('drill', { allowPositionals: true })
const [name = '', ...words] = positionals
if (name === 'help') {
  for (const [drill, { tries }] of Object.entries(DRILLS)) console.log(drill.padEnd(18), tries)
  process.exit(0)
}
const drill = DRILLS[name]
const parameters = words.map(Number)
if (!drill || parameters.length > (drill.numbers ?? 0) || !parameters.every((n) => n > 0)) {
  console.error(`drill: say help, or one of ${Object.keys(DRILLS).join(', ')}.`)
  process.exit(1)
}
const rows = await drill.run(...parameters)
console.table(rows)
process.exitCode = rows.some((row) => 'lost' in row && Number(row.lost) > 0) ? 1 : 0
