import { execFile, execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  openSync,
  closeSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { rngFrom } from '@fable/engine'
import { DATABASE_FILE } from '@fable/server/operator'
import {
  findPrograms,
  readRowsOf,
  startMixedWrites,
  startPostgres,
  signalAll,
} from '@fable/server/testing'
import { inFolder, startProduct, until } from './product.ts'
import { startTcpProxy } from './tcp-proxy.ts'

export type Plan = {
  readonly database: 'sqlite' | 'postgres'
  readonly faults: number
  readonly seed: string
}

/** Lasts for `ms`, and resolves when the cause of the fault is over. */
type Fault = (ms: number) => Promise<unknown>

const LONGEST_MS = 2500
const PAUSE_MS = 500
/** Shorter than the longest fault, so that the server also meets queries without an end. */
const QUERY_TIMEOUT_MS = 1000
const DISK = '400m'
const KILL = 'kill -9 of the server'
/** Seconds, forwards and backwards. */
const OFFSETS = [60, -3600, 3600, 86_400]

function drawFaults({ faults, seed }: Plan, kinds: readonly string[]) {
  const rng = rngFrom(seed)
  return Array.from({ length: faults }, () => ({
    kind: rng.pick(kinds) ?? '',
    ms: 1 + rng.int(LONGEST_MS),
    pauseMs: rng.int(PAUSE_MS),
  }))
}

/** Only root can mount the small disk; without it the fault of a full disk is left out. */
async function onSmallDisk<T>(folder: string, work: (disk: string | undefined) => Promise<T>) {
  if (process.getuid?.() !== 0) {
    console.log('Without root there is no fault "full disk".')
    return work(undefined)
  }
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=777`, 'fable-drill', disk])
  try {
    return await work(disk)
  } finally {
    execFileSync('umount', ['--lazy', disk])
  }
}

async function fill(disk: string, ms: number) {
  const ballast = join(disk, 'ballast')
  const file = openSync(ballast, 'w')
  const block = Buffer.alloc(1 << 20)
  for (let size = block.length; size > 0;) {
    try {
      writeSync(file, block, 0, size)
    } catch {
      size >>= 1
    }
  }
  await sleep(ms)
  closeSync(file)
  rmSync(ballast)
}

/** The clock of the server follows a file: by Debian's faketime, else by a module. */
function clockSettings(file: string): Record<string, string> {
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1')
  console.log(`The clock jumps by ${library ?? 'tools/shift-date.mjs'}.`)
  if (library === undefined) {
    const module = fileURLToPath(new URL('../shift-date.mjs', import.meta.url))
    return { NODE_OPTIONS: `--import ${module}`, SHIFT_FILE: file }
  }
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    DONT_FAKE_MONOTONIC: '1',
  }
}

const SQLITE_LOCK = `
  const database = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 5000 })
  database.exec('begin immediate')
  setTimeout(() => database.exec('rollback'), Number(process.argv[2]))`

/** Another process holds a write transaction. Rejects if it does not get one. */
const lock = (place: string, ms: number) =>
  place.startsWith('postgres:')
    ? promisify(execFile)(join(findPrograms() ?? '', 'psql'), [
        place,
        '--quiet',
        '--command',
        `begin; lock table "Facts", "Runs" in exclusive mode; select pg_sleep(${ms / 1000})`,
      ])
    : promisify(execFile)(process.execPath, ['-e', SQLITE_LOCK, place, String(ms)])

type Base = {
  readonly place: string
  readonly settings: Record<string, string>
  readonly faults: Record<string, Fault>
  /** A fault, such as a full disk, may have ended the database. */
  readonly revive: () => Promise<void>
  readonly stop: () => Promise<void>
}

const embeddedBase = (folder: string): Base => ({
  place: join(folder, DATABASE_FILE),
  settings: { DATA_DIR: folder },
  faults: {},
  revive: () => Promise.resolve(),
  stop: () => Promise.resolve(),
})

async function postgresBase(folder: string): Promise<Base> {
  const postgres = await startPostgres({ durable: true, parent: folder })
  const { searchParams } = new URL(postgres.url)
  const data = searchParams.get('host') ?? ''
  const proxy = await startTcpProxy({ path: join(data, '.s.PGSQL.5432') })
  const url = `postgres://postgres@127.0.0.1:${proxy.port}/postgres?query_timeout=${QUERY_TIMEOUT_MS}`

  return {
    place: postgres.url,
    settings: { DATABASE_URL: url, WORKERS: '2' },
    faults: {
      'kill -9 of the database': async (ms) => {
        await postgres.kill('SIGKILL')
        await sleep(ms)
        await postgres.start()
      },
      'the database stands still': async (ms) => {
        postgres.signal('SIGSTOP')
        await sleep(ms)
        postgres.signal('SIGCONT')
      },
      'connections of the database cut': proxy.cut,
    },
    revive: async () => {
      if (!existsSync(join(data, 'data', 'postmaster.pid'))) await postgres.start()
    },
    stop: async () => {
      proxy.stop()
      await postgres.stop()
    },
  }
}

// A file with the clock's offset as faketime reads it: seconds with a sign.
function setClock(file: string, offset: number) {
  writeFileSync(file, `${offset < 0 ? '' : '+'}${offset}`)
}

/** Under mixed writes. Returns a row for each kind, and the faults found afterwards. */
export const tryFaults = (plan: Plan): Promise<{ rows: object[]; anomalies: string[] }> =>
  inFolder((folder) =>
    onSmallDisk(folder, async (disk) => {
      const base = await (plan.database === 'sqlite' ? embeddedBase : postgresBase)(disk ?? folder)
      const clock = join(folder, 'clock')
      setClock(clock, 0)
      const product = await startProduct(folder, { ...base.settings, ...clockSettings(clock) })
      const proxy = await startTcpProxy({ port: Number(new URL(product.address).port) })

      const kinds: Record<string, Fault> = {
        [KILL]: async () => {
          await product.end('SIGKILL')
          await product.start()
        },
        'the server stands still': async (ms) => {
          const pids = product.processes()
          signalAll(pids, 'SIGSTOP')
          await sleep(ms)
          signalAll(pids, 'SIGCONT')
        },
        'connections of clients cut': proxy.cut,
        'another process holds a lock': (ms) => lock(base.place, ms),
        'the clock jumps': (ms) => {
          setClock(clock, OFFSETS[ms % OFFSETS.length] ?? 0)
          return sleep(ms)
        },
        ...(disk !== undefined && { 'the disk is full': (ms) => fill(disk, ms) }),
        ...base.faults,
      }

      const anomalies: string[] = []
      const counts = new Map<string, { times: number; 'longest recovery, s': number }>()

      try {
        const writes = await startMixedWrites(`http://127.0.0.1:${proxy.port}`)
        for (const { kind, ms, pauseMs } of drawFaults(plan, Object.keys(kinds))) {
          await sleep(pauseMs)
          const processes = product.processes()
          await kinds[kind]?.(ms)
          const begun = performance.now()
          const before = writes.acknowledged()
          await until(`a write after "${kind}"`, async () => {
            await base.revive()
            return writes.acknowledged() > before
          })
          const seconds = Math.round((performance.now() - begun) / 100) / 10
          const { times = 0, 'longest recovery, s': longest = 0 } = counts.get(kind) ?? {}
          counts.set(kind, { times: times + 1, 'longest recovery, s': Math.max(longest, seconds) })
          const left = product.processes()
          if (kind !== KILL && !processes.every((pid) => left.includes(pid)))
            anomalies.push(`a process of ours ended by itself: ${kind}`)
        }
        await writes.stop()
        // Statements that were only waiting may still end.
        await sleep(QUERY_TIMEOUT_MS)
        const read = readRowsOf(base.place)
        anomalies.push(...(await writes.contradictions(read)), ...product.deaths)
        const damage = await (plan.database === 'sqlite'
          ? read('select integrity_check as key from pragma_integrity_check')
          : [])
        anomalies.push(...damage.map(({ key }) => key).filter((line) => line !== 'ok'))
        const errors = writes.statuses.get(500) ?? 0
        if (errors > 0) anomalies.push(`${errors} responses with 500`)
        const bare = writes.withoutRetryAfter()
        if (bare > 0) anomalies.push(`${bare} responses with 503 and no Retry-After`)
        const statuses = JSON.stringify(Object.fromEntries(writes.statuses))
        console.log(`${writes.acknowledged()} acknowledged; by status, 0 for none: ${statuses}`)
      } finally {
        proxy.stop()
        await product.end('SIGKILL')
        await base.stop()
      }

      return { rows: [...counts].map(([fault, count]) => ({ fault, ...count })), anomalies }
    }),
  )
