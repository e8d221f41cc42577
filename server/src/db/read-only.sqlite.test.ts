import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { PROGRAM_ENV } from '../testing/real-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'fable-read-only-'))
afterAll(() => {
  rmSync(folder, { recursive: true })
})

const address = (name: string) => JSON.stringify(import.meta.resolve(name))

/** A first start, an index whose sort needs more than SQLite's cache, a backup of it, and its restoring. */
const PROGRAM = `
  import { sql } from ${address('kysely')}
  import { pino } from ${address('pino')}
  import { backUp } from ${address('../operate/backup.ts')}
  import { openServerDatabase } from ${address('../operate/lifecycle.ts')}
  import { restore } from ${address('../operate/restore.ts')}
  const log = pino({ enabled: false })
  const [dataDir, file] = [process.argv[1], process.argv[1] + '/backup.sqlite']
  const database = await openServerDatabase({ dataDir, log, sampleFacts: true })
  await sql\`create table "Large" ("text" text)\`.execute(database.db)
  await sql\`with recursive n(i) as (select 1 union all select i + 1 from n where i < 30000)
    insert into "Large" select hex(randomblob(60)) from n\`.execute(database.db)
  await sql\`create index "large_text" on "Large" ("text")\`.execute(database.db)
  await backUp(database, file)
  await database.close()
  await restore({ dataDir, file, now: 0 })
  console.log('done')
`

/** Makes all folders for temporary files read-only, and leaves the data folder as it is. */
const READ_ONLY = `
  data=$1; parent=$(dirname $1); shift
  mount --bind "$data" "$data"
  for folder in /tmp /var/tmp "$parent"; do
    mount --rbind $folder $folder && mount -o remount,ro,bind $folder || exit 3
  done
  cd /tmp && ! touch probe && exec "$@"
`

const OPTIONS = { env: { ...PROGRAM_ENV }, encoding: 'utf8' } as const

function inReadOnly(command: string, args: string[]) {
  const user = process.getuid?.() === 0 ? [] : ['--map-root-user']
  const parameters = [...user, '--mount', 'sh', '-c', READ_ONLY, 'sh', folder, command, ...args]
  return spawnSync('unshare', parameters, OPTIONS)
}

/** Programs with all folders, and with only the data folder. The second needs rights that not every machine gives. */
const CASES = [
  {
    where: 'on a disk',
    run: (command: string, args: string[]) => spawnSync(command, args, OPTIONS),
  },
  { where: 'in a container that is read-only', run: inReadOnly },
].filter(({ run }) => run('true', []).status === 0)

it.each(CASES)('a database $where is created, indexed, backed up and restored', ({ run }) => {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const flags = ['--input-type=module-typescript', '--eval', PROGRAM]
  const { stdout, stderr } = run(process.execPath, [...flags, dataDir])
  expect(stderr).not.toContain('Error')
  expect(stdout).toBe('done\n')
})
