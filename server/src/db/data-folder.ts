import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.ts'

const RETRY_MS = 100

/** SQLite's result code for a lock that another holds. */
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

const makeFolder = (dataDir: string) => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `DATA_DIR is "${dataDir}", a folder that cannot be made (${reason}); for example DATA_DIR=data.`,
    )
  }
}

/**
 * Claims the data folder for this process, makes it if need be, and answers how to let go of it.
 * Waits `patienceMs` for another that holds it, which may be just ending. The claim is a lock of the operating system, which falls with the process, even by kill -9.
 */
export const claimDataFolder = async (dataDir: string, patienceMs: number): Promise<() => void> => {
  makeFolder(dataDir)
  const path = join(dataDir, 'in-use.lock')
  for (let waited = 0; waited <= patienceMs; waited += RETRY_MS) {
    const lock = tryLock(path)
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
