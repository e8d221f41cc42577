import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.ts'

const RETRY_MS = 100

/** SQLite's result code for a lock that another connection holds. */
const SQLITE_BUSY = 5

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

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

/** Runs `use` and converts its error to a StartError about DATA_DIR. */
export const inDataFolder = <Result>(dataDir: string, use: () => Result): Result => {
  try {
    return use()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `DATA_DIR is "${dataDir}", a folder that cannot be used (${reason}); for example DATA_DIR=data.`,
    )
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
  })
  const path = join(dataDir, 'in-use.lock')
  for (let waited = 0; waited <= waitMs; waited += RETRY_MS) {
    const lock = inDataFolder(dataDir, () => tryLock(path))
    if (lock) {
      chmodSync(path, 0o600)
      return () => {
        lock.close()
      }
    }
    await sleep(RETRY_MS)
  }
  throw new StartError(
    `DATA_DIR is "${dataDir}", which another server is using; stop that one, or choose another folder, for example DATA_DIR=data-2.`,
  )
}
