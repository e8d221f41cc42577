import { rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { SIDE_FILES } from '../../db/data-folder.ts'
import { migrate } from '../../db/migrate.ts'
import { openSqlite } from '../../db/sqlite.ts'
import { StartError } from '../../lib/errors.ts'
import { flushToDisk } from '../backup.ts'

/**
 * Copies the database, including what is only in the write-ahead log (`-wal`), and migrates the copy to this version.
 * When this returns, the copy is on the disk and has no log. Returns a sentence if the disk cannot flush it. Throws a
 * StartError if the database has triggers or views that this program did not create.
 */
export async function copyEmbedded(file: string, copy: string): Promise<string | undefined> {
  // The file has this mode from the start, so that no other user can ever read it.
  writeFileSync(copy, '', { flag: 'wx', mode: 0o600 })
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    source.prepare('vacuum into ?').run(copy)
  } finally {
    source.close()
  }
  await bringToThisVersion(copy)
  if (await hasForeignTriggers(copy)) {
    throw new StartError(`"${file}" cannot be used: it has triggers or views of another program.`)
  }
  // The reading connection has left these files behind, empty.
  for (const suffix of SIDE_FILES) rmSync(copy + suffix, { force: true })
  return flushToDisk(copy)
}

async function bringToThisVersion(path: string) {
  const db = new Kysely({ dialect: openSqlite(path) })
  try {
    await migrate(db, 'sqlite')
  } finally {
    // Closing the database merges the log into the file and removes the log.
    await db.destroy()
  }
}

async function hasForeignTriggers(path: string) {
  const fresh = `${path}.new`
  try {
    await bringToThisVersion(fresh)
    return readTriggers(path) !== readTriggers(fresh)
  } finally {
    removeCopy(fresh)
  }
}

function readTriggers(path: string) {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const select = `select "sql" from sqlite_schema where "type" in ('trigger', 'view') order by 1`
    return JSON.stringify(database.prepare(select).all()).replaceAll(/(\\n|\s)+/g, ' ')
  } finally {
    database.close()
  }
}

export function removeCopy(copy: string): void {
  for (const suffix of ['', ...SIDE_FILES]) rmSync(copy + suffix, { force: true })
}
