import { type FileHandle, open } from 'node:fs/promises'
import { UnavailableError } from './errors.ts'

export type Flush = {
  /** Resolves when all that was committed before is on the disk. Not to be called twice at once. */
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
}

/**
 * Flushes SQLite's write-ahead log in a thread of Node's pool, so that the server works while the disk does: a
 * commit that flushes by itself holds up every other request. `onFailure` is called if it fails.
 */
export const makeFlush = (log: string, onFailure: () => void): Flush => {
  let file: FileHandle | undefined
  return {
    flush: async () => {
      try {
        // The log exists since the first write, and stays until the database is closed.
        file ??= await open(log, 'r')
        await file.datasync()
      } catch (error) {
        onFailure()
        throw new UnavailableError(`${log} could not be flushed to the disk`, { cause: error })
      }
    },
    close: async () => {
      await file?.close()
    },
  }
}
