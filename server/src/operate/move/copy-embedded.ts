import { rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { StartError } from '../../lib/errors.ts'
import { flushToDisk } from '../backup.ts'
import { SIDE_FILES } from '../../db/data-folder.ts'
import { migrate } from '../../db/migrate.ts'
import { openSqlite } from '../../db/sqlite.ts'

const bringToThisVersion = async (path: string) => {
  const db = new Kysely({ dialect: openSqlite(path) })
  try {
    await migrate(db, 'sqlite')
  } finally {
    // Merges the log into the file and removes it.
    await db.destroy()
  }
}

/** Triggers of an embedded database, as SQL. */
const readTriggers = (path: string) => {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const select = `select "sql" from sqlite_schema where "type" in ('trigger', 'view') order by 1`
    return JSON.stringify(database.prepare(select).all())
  } finally {
    database.close()
  }
}

/** Checks whether a database has triggers that a new one lacks. */
const hasForeignTriggers = async (path: string) => {
  const fresh = `${path}.new`
  try {
    await bringToThisVersion(fresh)
    return readTriggers(path) !== readTriggers(fresh)
  } finally {
    removeCopy(fresh)
  }
}

/**
 * Copies an embedded database to a new file, including what is only in its write-ahead log (`-wal`), and migrates the
 * copy to this version. When this returns, the copy is on the disk and has no log. Throws a StartError if the database
 * has triggers that this program did not create.
 */
export const copyEmbedded = async (file: string, copy: string): Promise<void> => {
  // Readable by its owner alone from the first byte on.
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
  // Reading leaves them behind, empty.
  for (const suffix of SIDE_FILES) rmSync(copy + suffix, { force: true })
  flushToDisk(copy)
}

/** Removes a copy, also an unfinished one. */
export const removeCopy = (copy: string): void => {
  for (const suffix of ['', ...SIDE_FILES]) rmSync(copy + suffix, { force: true })
}
