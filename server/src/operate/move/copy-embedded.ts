import { rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { flushToDisk } from '../backup.ts'
import { SIDE_FILES } from '../../db/data-folder.ts'
import { migrate } from '../../db/migrate.ts'
import { openSqlite } from '../../db/sqlite.ts'

/**
 * Copies what an embedded database holds, with what is in a `-wal` beside it, to a new file and brings the copy to this
 * version. The copy is on the disk then, without a log.
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
  const db = new Kysely({ dialect: openSqlite(copy) })
  try {
    await migrate(db, 'sqlite')
  } finally {
    // Brings the log into the file and removes it.
    await db.destroy()
  }
  flushToDisk(copy)
}

/** Removes a copy, also an unfinished one. */
export const removeCopy = (copy: string): void => {
  for (const suffix of ['', ...SIDE_FILES]) rmSync(copy + suffix, { force: true })
}
