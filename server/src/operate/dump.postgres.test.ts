import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '../db/open.ts'
import { atEnd } from '../testing/at-end.ts'
import { freshDatabase } from '../testing/fresh-database.ts'
import { findPrograms } from '../testing/postgres-server.ts'

const UNIT = new URL('../../../deploy/fable-dump.service', import.meta.url)

/** The commands of systemd, which writes % and $ twice. */
function readScript() {
  const [, script = ''] = /^ExecStart=\/bin\/sh -ec '(.+)'$/m.exec(readFileSync(UNIT, 'utf8')) ?? []
  return script.replaceAll('%%', '%').replaceAll('$$', '$')
}

it('the unit for PostgreSQL writes a complete dump that pg_restore can read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fable-dump-'))
  atEnd(async () => {
    rmSync(folder, { recursive: true })
    return Promise.resolve()
  })
  const { options } = await freshDatabase()
  await (await openDatabase(options)).close()
  const programs = findPrograms() ?? ''
  const dump = (databaseUrl: string) =>
    execFileSync('/bin/sh', ['-ec', readScript().replace('/var/lib/fable-backups', folder)], {
      env: {
        PATH: [programs, process.env.PATH ?? ''].join(delimiter),
        DATABASE_URL: databaseUrl,
      },
      stdio: 'pipe',
    })
  expect(() => dump('postgres://fable@127.0.0.1:1/fable')).toThrow()
  const dumps = () => readdirSync(folder).filter((name) => name.endsWith('.dump'))
  expect(dumps()).toEqual([])
  dump(options.databaseUrl ?? '')
  const [name = ''] = dumps()
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT\d{6}\.dump$/)
  const list = execFileSync(join(programs, 'pg_restore'), ['--list', join(folder, name)])
  expect(list.toString()).toContain('TABLE DATA public Facts')
})
