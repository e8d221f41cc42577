import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findUnprivilegedUser, install } from './debian.ts'
import { childrenOf, signalAll } from './processes.ts'

const DEBIAN_FOLDER = '/usr/lib/postgresql'
const TIMEOUT_MS = 30_000
const RETRY_MS = 100

export type PostgresServer = {
  /** The address of the database `postgres`, as a superuser. */
  readonly url: string
  readonly stop: () => Promise<void>
  /** Ends the server process with the signal (SIGKILL: all its processes) and keeps the data. `start` restarts it. */
  readonly kill: (signal: NodeJS.Signals) => Promise<void>
  /** Sends a signal that ends nothing to all its processes. */
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT') => void
  readonly start: () => Promise<void>
}

/** The program folder of the newest installed PostgreSQL. */
export const findPrograms = (): string | undefined =>
  (existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))

/** Stops the server and removes its folder when standard input closes, even if the parent was killed. */
const GUARD = `
  folder=$1; shift
  "$@" & server=$!
  cat > /dev/null
  kill -INT $server
  wait $server
  rm -rf "$folder"
`

/**
 * Starts a PostgreSQL server in a temporary folder of `parent`, with a socket in that folder. `durable` turns
 * fsync on, for benchmarks and drills.
 */
export async function startPostgres({
  durable = false,
  parent = tmpdir(),
} = {}): Promise<PostgresServer> {
  const bin = programs()
  const user = findUnprivilegedUser()
  const folder = mkdtempSync(join(parent, 'fable-pg-'))
  const logFile = join(folder, 'log')
  const log = openSync(logFile, 'a')
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, cwd: folder, stdio: ['ignore', log, log] },
  )

  const sync = durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off']
  const place = ['-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=200']
  const command = [join(bin, 'postgres'), '-D', data, ...place, ...sync]
  const guards: ChildProcess[] = []
  const url = `postgres://postgres@localhost/postgres?host=${folder}`

  const start = async () => {
    const guard = spawn('sh', ['-c', GUARD, 'sh', folder, ...command], {
      ...user,
      cwd: folder,
      detached: true,
      stdio: ['pipe', log, log],
    })
    guards.push(guard)
    await waitUntilReady(url, logFile)
  }
  const stop = async () => {
    // Stop the running server first, because each guard removes the folder.
    for (const guard of guards.reverse()) {
      const ended = once(guard, 'exit')
      guard.stdin?.end()
      await ended
    }
  }
  const pidFile = join(data, 'postmaster.pid')
  const signal = (name: NodeJS.Signals) => signalAll(findProcesses(pidFile), name)
  const kill = async (name: NodeJS.Signals) => {
    if (name === 'SIGKILL') {
      signal(name)
      // Nothing else removes it, and the guard keeps the process as a zombie, which looks alive.
      rmSync(pidFile)
    } else {
      const [server = 0] = findProcesses(pidFile)
      process.kill(server, name)
      while (existsSync(pidFile)) await sleep(RETRY_MS)
    }
  }

  try {
    await start()
    return { url, stop, kill, signal, start }
  } catch (error) {
    await stop()
    throw error
  }
}

function programs(): string {
  const folder = findPrograms() ?? (install('postgresql') ? findPrograms() : undefined)
  if (folder !== undefined) return folder
  throw new Error(
    'The tests need PostgreSQL: install it (apt-get install postgresql), or give the address of one, for example TEST_DATABASE_URL=postgres://postgres@localhost/postgres.',
  )
}

async function waitUntilReady(url: string, logFile: string) {
  for (let waited = 0; ; waited += RETRY_MS) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      if (waited > TIMEOUT_MS) {
        throw new Error(`PostgreSQL does not start: ${readFileSync(logFile, 'utf8').trim()}`)
      }
      await sleep(RETRY_MS)
    }
  }
}

/** The server process that a postmaster.pid names, and its children. */
function findProcesses(pidFile: string): number[] {
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  return [pid, ...childrenOf(pid)]
}
