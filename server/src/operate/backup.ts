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
import { reasonOf, StartError } from '../lib/errors.ts'
import { checkFile } from '../db/check-file.ts'
import type { Database } from '../db/database.ts'

/** Flushes a file, or the entries of a folder, to the disk, so that they survive a power failure. */
export const flushToDisk = (path: string): void => {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

const refuseTarget = (file: string) => {
  const folder = dirname(resolve(file))
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new StartError(`The folder "${folder}" does not exist; create it first.`)
  }
  if (existsSync(file)) throw new StartError(`"${file}" already exists; choose another file.`)
}

/**
 * Copies a consistent state of the embedded database to a new file, even while a server writes, and returns its size in
 * bytes. The file gets its name only when the copy was checked and is on the disk, so an interrupted backup cannot be
 * mistaken for a complete one. Throws a StartError if the file exists or cannot be written.
 */
export const backUp = async ({ db }: Database, file: string): Promise<number> => {
  refuseTarget(file)
  const partial = `${file}.partial`
  try {
    rmSync(partial, { force: true })
    // The copy contains e-mail addresses, so it gets mode 600. SQLite keeps the mode of an existing empty file.
    writeFileSync(partial, '', { flag: 'wx', mode: 0o600 })
    await sql`vacuum into ${partial}`.execute(db)
    const problem = await checkFile(partial)
    if (problem) throw new Error(problem.text)
    flushToDisk(partial)
    renameSync(partial, file)
    flushToDisk(dirname(resolve(file)))
    return statSync(file).size
  } catch (error) {
    rmSync(partial, { force: true })
    throw new StartError(`Nothing was written to "${file}": ${reasonOf(error)}.`)
  }
}
