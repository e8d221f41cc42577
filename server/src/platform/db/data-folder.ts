import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { fromDriver, isBusy } from './errors.ts'

const RETRY_MS = 100

const tryLock = (path: string): DatabaseSync | undefined => {
  const lock = new DatabaseSync(path)
  try {
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (isBusy(error)) return undefined
    throw error
  }
}

/** Creates one folder at a time: Node's recursive mkdir hangs in places such as /proc. */
const makeFolder = (path: string) => {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another server that starts at the same time can create it first.
    if (!existsSync(path)) throw error
  }
}

const NOT_OURS = 'give it to the user that runs the server (chown), or choose another folder'

/** What the operator does about errors of the file system. */
const ADVICE: ReadonlyMap<unknown, string> = new Map([
  ['EACCES', NOT_OURS],
  ['EPERM', NOT_OURS],
  ['EROFS', 'its file system is read-only; choose another folder'],
  ['ENOSPC', 'make room on its disk'],
])

const adviceFor = (error: unknown) => {
  const advice = error instanceof Error && 'code' in error ? ADVICE.get(error.code) : undefined
  return advice === undefined ? '' : `; ${advice}`
}

/** Runs `use` and converts its error to a StartError about DATA_DIR. */
export const inDataFolder = <Result>(dataDir: string, use: () => Result): Result => {
  try {
    return use()
  } catch (error) {
    // Adds what to do about an error of SQLite.
    const known = fromDriver(error)
    const reason = known instanceof Error ? known.message : String(known)
    throw new StartError(
      `DATA_DIR is "${dataDir}", a folder that cannot be used (${reason})${adviceFor(error)}; for example DATA_DIR=data.`,
    )
  }
}

const LOCK_FILE = 'in-use.lock'

/** Whether a process holds the data folder now. */
export const isClaimed = (dataDir: string): boolean => {
  const path = join(dataDir, LOCK_FILE)
  if (!existsSync(path)) return false
  try {
    const lock = tryLock(path)
    lock?.close()
    return lock === undefined
  } catch {
    // It cannot be read, which a start says by itself.
    return false
  }
}

/**
 * Locks the data folder for this process, creates it if necessary, and returns a function that
 * releases the lock. Waits up to `waitMs` for another process that is shutting down. The operating
 * system releases the lock when the process ends, even after kill -9.
 */
export const claimDataFolder = async (dataDir: string, waitMs: number): Promise<() => void> => {
  inDataFolder(dataDir, () => {
    makeFolder(resolve(dataDir))
    // SQLite's own error would not say which permission is missing.
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  })
  const path = join(dataDir, LOCK_FILE)
  for (let waited = 0; waited <= waitMs; waited += RETRY_MS) {
    const lock = inDataFolder(dataDir, () => tryLock(path))
    if (lock) {
      chmodSync(path, 0o600)
      return () => {
        if (lock.isOpen) lock.close()
      }
    }
    await sleep(RETRY_MS)
  }
  throw new StartError(
    `DATA_DIR is "${dataDir}", which another server is using; stop that one, or choose another folder, for example DATA_DIR=data-2.`,
  )
}
