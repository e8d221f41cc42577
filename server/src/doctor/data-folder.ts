import { existsSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE_FILE } from '../platform/db/embedded.ts'
import { type Finding, findingsOf, reasonOf, shownSize } from './finding.ts'

const { good, note, wrong } = findingsOf('DATA_DIR')
const disk = findingsOf('disk')

/** Below this nothing else fits on the disk, such as a growing log. */
const FREE_MIN = 100e6

const PRIVATE = new Set([DATABASE_FILE, 'auth-secret'])
const OPEN_TO_OTHERS = 0o077

/** Files of work that was interrupted. */
const LEFTOVER =
  /^(auth-secret\.new|fable\.sqlite\.(restoring|migrating).*|fable\.sqlite-journal|.+\.partial)$/

const checkWritable = (dataDir: string): Finding => {
  const probe = join(dataDir, `.doctor-${process.pid}`)
  try {
    writeFileSync(probe, 'x', { flag: 'wx', flush: true })
    return good(`${dataDir} can be written.`)
  } catch (error) {
    return wrong(
      `${dataDir} cannot be written (${reasonOf(error)}).`,
      'Run this as the user of the server; if it still fails, give the folder to that user (chown), or make room.',
    )
  } finally {
    rmSync(probe, { force: true })
  }
}

const checkModes = (dataDir: string, names: readonly string[]): Finding[] =>
  ['.', ...names.filter((name) => PRIVATE.has(name))]
    .filter((name) => (statSync(join(dataDir, name)).mode & OPEN_TO_OTHERS) !== 0)
    .map((name) => {
      const path = join(dataDir, name)
      return wrong(
        `${path} is open to other users of this machine; it holds e-mails or the secret.`,
        `chmod ${name === '.' ? '700' : '600'} ${path}`,
      )
    })

const checkLeftovers = (dataDir: string, names: readonly string[]): Finding[] => {
  const leftovers = names.filter((name) => LEFTOVER.test(name))
  const aside = names.filter((name) => name.startsWith('before-restore-'))
  return [
    ...(leftovers.length > 0
      ? [
          note(
            `Left over from something interrupted: ${leftovers.join(', ')}.`,
            `If nothing is running there: rm ${leftovers.map((name) => join(dataDir, name)).join(' ')}`,
          ),
        ]
      : []),
    ...(aside.length > 0
      ? [note(`Kept by a restore: ${aside.join(', ')}.`, 'Remove it when you do not need it.')]
      : []),
  ]
}

const sizeOf = (path: string) => (existsSync(path) ? statSync(path).size : 0)

/** A backup and an update need as much room as the database. */
const checkDisk = (dataDir: string): Finding => {
  const { bavail, bsize } = statfsSync(dataDir)
  const free = bavail * bsize
  const size = sizeOf(join(dataDir, DATABASE_FILE))
  const text = `${shownSize(free)} free, the database has ${shownSize(size)}.`
  if (free < FREE_MIN) return disk.wrong(text, 'Make room: the next write may be refused.')
  if (free < 2 * size) return disk.note(text, 'Make room: an update can need twice its size.')
  return disk.good(text)
}

/** Checks the folder: whether it can be written, by whom it can be read, and how full its disk is. */
export const checkDataFolder = (dataDir: string): Finding[] => {
  if (!existsSync(dataDir)) return [note(`${dataDir} is not there yet; the first start makes it.`)]
  if (!statSync(dataDir).isDirectory()) {
    return [wrong(`${dataDir} is no folder.`, 'Choose another one, for example DATA_DIR=data.')]
  }
  const names = readdirSync(dataDir)
  return [
    checkWritable(dataDir),
    ...checkModes(dataDir, names),
    ...checkLeftovers(dataDir, names),
    checkDisk(dataDir),
  ]
}
