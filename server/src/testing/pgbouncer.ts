import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findUnprivilegedUser, install } from './debian.ts'

const PROGRAM = '/usr/sbin/pgbouncer'
const RETRY_MS = 50

/** Two connections to PostgreSQL, so that consecutive transactions of a client get different ones. */
const POOL_SIZE = 2

export type PgBouncer = {
  /** The address of the database that it was started for. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts PgBouncer in transaction mode, on a socket in a temporary folder, in front of the database at `url`. */
export async function startPgBouncer(url: string): Promise<PgBouncer> {
  if (!existsSync(PROGRAM) && !install('pgbouncer')) {
    throw new Error('This needs PgBouncer: install it, for example apt-get install pgbouncer.')
  }
  const { pathname, searchParams } = new URL(url)
  const database = pathname.slice(1)
  const folder = mkdtempSync(join(tmpdir(), 'fable-pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(join(folder, 'users'), '"postgres" ""')
  writeFileSync(
    file,
    `[databases]
${database} = host=${searchParams.get('host') ?? ''} dbname=${database}
[pgbouncer]
listen_addr =
unix_socket_dir = ${folder}
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
max_client_conn = 500
auth_type = trust
auth_file = ${join(folder, 'users')}
`,
  )
  const user = findUnprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const bouncer = spawn(PROGRAM, [file], { ...user, cwd: folder, stdio: 'ignore' })
  const ended = once(bouncer, 'exit')
  while (!existsSync(join(folder, '.s.PGSQL.6432'))) {
    if (bouncer.exitCode !== null) throw new Error('PgBouncer does not start.')
    await sleep(RETRY_MS)
  }
  return {
    url: `postgres://postgres@localhost:6432/${database}?host=${folder}`,
    stop: async () => {
      bouncer.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
