import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { sql } from 'kysely'
import { checkFile } from '../db/check-file.ts'
import type { Database } from '../db/database.ts'
import { errorCode, reasonOf, StartError } from '../lib/errors.ts'

/**
 * Error codes of a disk that cannot flush a file or (more often) a folder, and of a folder that this user may not read.
 */
const CANNOT_FLUSH: ReadonlySet<string | undefined> = new Set([
  'EINVAL',
  'EPERM',
  'EACCES',
  'EBADF',
  'EISDIR',
  'ENOSYS',
  'ENOTSUP',
  'EOPNOTSUPP',
])

const sayUnsure = (path: string, error: unknown) =>
  `It is not certain that "${path}" survives a power failure in the next minute (${reasonOf(error)}).`

/**
 * After this call the file, or the folder's list of files, survives a power failure. Some disks, such as network disks,
 * cannot flush; for these, returns a sentence that says so.
 */
export function flushToDisk(path: string): string | undefined {
  try {
    const descriptor = openSync(path, 'r')
    try {
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    return undefined
  } catch (error) {
    if (!CANNOT_FLUSH.has(errorCode(error))) throw error
    return sayUnsure(path, error)
  }
}

/** Never throws, because the work is already done and an error would say that it was not. */
export function flushDone(folder: string): string | undefined {
  try {
    return flushToDisk(folder)
  } catch (error) {
    return sayUnsure(folder, error)
  }
}

function refuseTarget(file: string) {
  const folder = dirname(resolve(file))
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new StartError(`The folder "${folder}" does not exist; create it first.`)
  }
  if (existsSync(file)) throw new StartError(`"${file}" already exists; choose another file.`)
}

type Backup = { readonly bytes: number; readonly caveats: readonly string[] }

/**
 * Works even while a server writes. The file gets its name only when the copy was checked and is on the disk, so an
 * interrupted backup cannot be mistaken for a complete one. Throws a StartError if the file exists or cannot be
 * written.
 */
export async function backUp({ db }: Database, file: string): Promise<Backup> {
  refuseTarget(file)
  const partial = `${file}.partial`

  try {
    rmSync(partial, { force: true })
    // The copy contains e-mail addresses, so it gets mode 600. SQLite keeps the mode of an existing empty file.
    writeFileSync(partial, '', { flag: 'wx', mode: 0o600 })
    await sql`vacuum into ${partial}`.execute(db)
    const problem = await checkFile(partial)
    if (problem) throw new Error(problem.text)
    const { size: bytes } = statSync(partial)
    const unsure = flushToDisk(partial)
    renameSync(partial, file)
    const caveats = [unsure, flushDone(dirname(resolve(file)))]
    return { bytes, caveats: caveats.filter((caveat) => caveat !== undefined) }
  } catch (error) {
    rmSync(partial, { force: true })
    throw new StartError(`Nothing was written to "${file}": ${reasonOf(error)}.`)
  }
}
