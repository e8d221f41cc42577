import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The endings of complete backups: of the embedded database, and of `pg_dump`. One under way ends otherwise. */
const BACKUP = /\.(sqlite|dump)$/

export type Backup = {
  readonly file: string
  /** When it was written, in milliseconds since 1970. */
  readonly at: number
}

/** The newest backup in the folder of BACKUP_DIR, or undefined. Throws if the folder cannot be read. */
export const findLastBackup = (folder: string): Backup | undefined =>
  readdirSync(folder)
    .filter((name) => BACKUP.test(name))
    .map((name) => ({ file: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
    .at(0)
