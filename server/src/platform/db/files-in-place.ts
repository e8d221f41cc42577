import { statSync } from 'node:fs'
import { SIDE_FILES } from './embedded.ts'
import { UnavailableError } from './errors.ts'

/** Identifies the file at the path. Returns undefined if it does not exist or cannot be read. */
const identityOf = (path: string): string | undefined => {
  try {
    const { dev, ino } = statSync(path)
    return `${dev}:${ino}`
  } catch {
    return undefined
  }
}

/**
 * Creates a check that the database and its side files are still the files that were opened. On Linux
 * writes to a deleted file succeed, but the data is lost when the process ends. If only the log was
 * deleted, the check copies its content to the database before it fails.
 */
export const makeFileCheck = (path: string, checkpoint: () => void): (() => void) => {
  const opened = identityOf(path)
  // The side files exist only after the first write.
  const openedSideFiles = new Map<string, string>()
  const isInPlace = (suffix: string) => {
    const found = identityOf(path + suffix)
    const known = openedSideFiles.get(suffix)
    if (known === undefined && found !== undefined) openedSideFiles.set(suffix, found)
    return known === undefined || found === known
  }
  return () => {
    const isDatabase = identityOf(path) === opened
    const [isLog, isIndex] = SIDE_FILES.map(isInPlace)
    if (isDatabase && isLog && isIndex) return
    if (isDatabase && isIndex && identityOf(`${path}-wal`) === undefined) checkpoint()
    throw new UnavailableError(
      `${path} or a file beside it was deleted or replaced while the server runs; nothing is stored until it is restarted`,
    )
  }
}
