import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Matches complete backups: files of the embedded database and of `pg_dump`. A backup in progress has another ending.
 */
const BACKUP = /\.(sqlite|dump)$/

export type Backup = {
  readonly file: string
  /** In milliseconds since 1970. */
  readonly at: number
}

/** Throws if the folder cannot be read. */
export const findLastBackup = (folder: string): Backup | undefined =>
  readdirSync(folder)
    .filter((name) => BACKUP.test(name))
    .map((name) => ({ file: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
    .at(0)
