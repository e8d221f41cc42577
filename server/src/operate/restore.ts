import { existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { reasonOf, StartError } from '../lib/errors.ts'
import { flushToDisk } from './backup.ts'
import { checkFile } from '../db/check-file.ts'
import { copyEmbedded, removeCopy } from './move/copy-embedded.ts'
import { claimDataFolder, DATABASE_FILE, inDataFolder, SIDE_FILES } from '../db/data-folder.ts'

type Restore = {
  readonly dataDir: string
  /** The path of the backup. */
  readonly file: string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Replaces the database by the copy. The previous files, including the log, are moved to a folder of their own. */
const replaceDatabase = (dataDir: string, { copy, now }: { copy: string; now: number }) => {
  const path = join(dataDir, DATABASE_FILE)
  const aside = join(
    dataDir,
    `before-restore-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`,
  )
  const present = ['', ...SIDE_FILES].filter((suffix) => existsSync(path + suffix))
  if (present.length > 0) {
    mkdirSync(aside, { mode: 0o700 })
    // The files are linked before they are removed, so that after an interruption they may be in both places, but never
    // in none.
    for (const suffix of present) linkSync(path + suffix, join(aside, DATABASE_FILE + suffix))
    flushToDisk(aside)
    for (const suffix of SIDE_FILES) rmSync(path + suffix, { force: true })
  }
  renameSync(copy, path)
  flushToDisk(dataDir)
  return present.length > 0 ? aside : undefined
}

/**
 * Replaces the embedded database by a backup: checks it, migrates a copy of it, and moves the previous files to a
 * folder, whose path it returns. Throws a StartError if a server uses the data folder or the backup cannot be used;
 * nothing has changed then.
 */
export const restore = async ({ dataDir, file, now }: Restore): Promise<string | undefined> => {
  if (!existsSync(file)) throw new StartError(`There is no file "${file}".`)
  const problem = await checkFile(file)
  if (problem) throw new StartError(`"${file}" cannot be restored: ${problem.text}.`)
  const release = await claimDataFolder(dataDir, 0)
  const copy = join(dataDir, `${DATABASE_FILE}.restoring`)
  try {
    removeCopy(copy)
    await copyEmbedded(file, copy)
    return inDataFolder(dataDir, () => replaceDatabase(dataDir, { copy, now }))
  } catch (error) {
    removeCopy(copy)
    if (error instanceof StartError) throw error
    throw new StartError(`"${file}" was not restored, and nothing has changed: ${reasonOf(error)}.`)
  } finally {
    release()
  }
}
