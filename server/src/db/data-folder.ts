import { accessSync, constants, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { reasonOf, StartError } from '../lib/errors.ts'
import { fromDriver, isBusy, UnavailableError } from './errors.ts'

export const DATABASE_FILE = 'fable.sqlite'

export const SECRET_FILE = 'auth-secret'

export const SIDE_FILES = ['-wal', '-shm'] as const

const LOCK_FILE = 'in-use.lock'
const RETRY_MS = 100

/** Runs `use`. If it throws, throws a StartError about DATA_DIR. */
export function inDataFolder<Result>(dataDir: string, use: () => Result): Result {
  try {
    return use()
  } catch (error) {
    // `fromDriver` adds to an error of SQLite what the operator can do.
    const reason = reasonOf(fromDriver(error))
    throw new StartError(
      `DATA_DIR is "${dataDir}", a folder that cannot be used (${reason}); give it to the user that runs the server (chown), make room on its disk, or choose another folder, for example DATA_DIR=/var/lib/fable.`,
    )
  }
}

/**
 * Makes the folder and its parents one by one. Node's recursive mkdir never returns if it cannot make a folder in an
 * existing one, as in /proc.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process may have made the folder at the same time.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

function tryLock(path: string): DatabaseSync | undefined {
  // SQLite gives its journal the mode of this file. An existing file is not opened here, because closing it would
  // release the lock.
  if (!existsSync(path)) writeFileSync(path, '', { flag: 'a', mode: 0o600 })
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

/**
 * Returns a function that releases the lock. Waits up to `waitMs` for another process that is shutting down. The
 * operating system releases the lock when a process ends, even after kill -9.
 */
export async function claimDataFolder(dataDir: string, waitMs: number): Promise<() => void> {
  inDataFolder(dataDir, () => {
    makeFolder(dataDir)
    // SQLite's own error would not say which permission is missing.
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  })

  const path = join(dataDir, LOCK_FILE)
  for (let waited = 0; waited <= waitMs; waited += RETRY_MS) {
    const lock = inDataFolder(dataDir, () => tryLock(path))
    if (lock) {
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

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0

/**
 * SQLite would delete a log without a database and start with an empty database. If the database file is missing, a log
 * of 0 bytes also counts: a checkpoint leaves such a log, so there was a database.
 */
export function refuseLogWithoutDatabase(dataDir: string): void {
  const path = join(dataDir, DATABASE_FILE)
  const log = `${path}-wal`
  const isOrphan = existsSync(path) ? sizeOf(path) === 0 && sizeOf(log) > 0 : existsSync(log)
  if (!isOrphan) return
  throw new StartError(
    `DATA_DIR is "${dataDir}", which contains ${DATABASE_FILE}-wal but no ${DATABASE_FILE}, so data would be lost. Bring that file back; or restore a backup (npm run operator restore <file>); or move ${DATABASE_FILE}-wal away to start with an empty database.`,
  )
}

/**
 * Throws a StartError if the database is empty but a secret exists. A first start creates the secret after the tables,
 * so an interrupted first start leaves no secret.
 */
export function refuseEmptyDatabase(dataDir: string): void {
  const path = join(dataDir, DATABASE_FILE)
  if (!existsSync(path) || sizeOf(path) > 0 || !existsSync(join(dataDir, SECRET_FILE))) return
  throw new StartError(
    `DATA_DIR is "${dataDir}", whose ${DATABASE_FILE} is empty although a server has run here, so data would be lost. Bring that file back; or restore a backup (npm run operator restore <file>); or move ${DATABASE_FILE} away to start with an empty database.`,
  )
}

export const toOpeningError = (error: unknown, dataDir: string): unknown =>
  error instanceof UnavailableError
    ? new StartError(
        `DATA_DIR is "${dataDir}", whose ${DATABASE_FILE} cannot be used: ${error.message}. A ${DATABASE_FILE}-wal beside it belongs to it; beside a file that was copied there by hand it must be moved away.`,
      )
    : error
