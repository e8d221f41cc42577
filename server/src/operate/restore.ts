import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { checkFile } from '../db/check-file.ts'
import { claimDataFolder, DATABASE_FILE, inDataFolder, SIDE_FILES } from '../db/data-folder.ts'
import { errorCode, reasonOf, StartError } from '../lib/errors.ts'
import { flushDone, flushToDisk } from './backup.ts'
import { copyEmbedded, removeCopy } from './move/copy-embedded.ts'

type Restore = {
  readonly dataDir: string
  readonly file: string
  readonly now: number
}

/**
 * `aside` is the folder with the previous files, if there were any. `caveats` are sentences about writes that may not
 * survive a power failure.
 */
type Restored = { readonly aside: string | undefined; readonly caveats: readonly string[] }

/** Error codes of a disk without hard links, such as exFAT and many network disks, or of a file of another user. */
const CANNOT_LINK: ReadonlySet<string | undefined> = new Set([
  'EPERM',
  'EACCES',
  'EINVAL',
  'EMLINK',
  'ENOSYS',
  'ENOTSUP',
  'EOPNOTSUPP',
])

/** It is assumed that no table has given out more ids since the backup. */
const IDS_SKIPPED = 10_000

/**
 * Puts a migrated copy of the backup in the place of the database. The previous files are moved to a folder. Throws a
 * StartError if a server uses the data folder or the backup cannot be used; then nothing has changed.
 */
export async function restore({ dataDir, file, now }: Restore): Promise<Restored> {
  if (!existsSync(file)) throw new StartError(`There is no file "${file}".`)
  const problem = await checkFile(file)
  if (problem) throw new StartError(`"${file}" cannot be restored: ${problem.text}.`)

  const release = await claimDataFolder(dataDir, 0)
  const copy = join(dataDir, `${DATABASE_FILE}.restoring`)
  try {
    removeCopy(copy)
    const unsure = await copyEmbedded(file, copy)
    skipNumbers(copy)
    flushToDisk(copy)
    const { aside, caveats } = inDataFolder(dataDir, () => replaceDatabase(dataDir, { copy, now }))
    return { aside, caveats: unsure === undefined ? caveats : [unsure, ...caveats] }
  } catch (error) {
    removeCopy(copy)
    if (error instanceof StartError) throw error
    throw new StartError(`"${file}" was not restored, and nothing has changed: ${reasonOf(error)}.`)
  } finally {
    release()
  }
}

/**
 * Posts from after the backup are lost, but links and feed entries with their ids remain. These must lead nowhere, not
 * to a later post of somebody else.
 */
function skipNumbers(path: string): void {
  const database = new DatabaseSync(path)
  try {
    database.prepare('update sqlite_sequence set seq = seq + ?').run(IDS_SKIPPED)
  } finally {
    database.close()
  }
}

/** The previous files, including the log, are moved to a folder of their own. */
function replaceDatabase(dataDir: string, { copy, now }: { copy: string; now: number }): Restored {
  const path = join(dataDir, DATABASE_FILE)
  const aside = join(
    dataDir,
    `before-restore-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`,
  )
  const present = ['', ...SIDE_FILES].filter((suffix) => existsSync(path + suffix))
  const caveats: (string | undefined)[] = []

  if (present.length > 0) {
    mkdirSync(aside, { mode: 0o700 })
    // The files are copied to the folder before they are removed. So after an interruption each file is in at least one
    // of the two places.
    try {
      for (const suffix of present)
        caveats.push(keep(path + suffix, join(aside, DATABASE_FILE + suffix)))
      caveats.push(flushToDisk(aside))
    } catch (error) {
      rmSync(aside, { recursive: true })
      throw error
    }
    for (const suffix of SIDE_FILES) rmSync(path + suffix, { force: true })
  }

  renameSync(copy, path)
  caveats.push(flushDone(dataDir))
  return {
    aside: present.length > 0 ? aside : undefined,
    caveats: caveats.filter((caveat) => caveat !== undefined),
  }
}

function keep(file: string, kept: string): string | undefined {
  try {
    linkSync(file, kept)
    return undefined
  } catch (error) {
    if (!CANNOT_LINK.has(errorCode(error))) throw error
    copyFileSync(file, kept)
    return flushToDisk(kept)
  }
}
