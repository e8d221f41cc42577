import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { checkFile } from '../platform/db/check-file.ts'
import { isClaimed } from '../platform/db/data-folder.ts'
import { DATABASE_FILE, refuseLogWithoutDatabase } from '../platform/db/embedded.ts'
import { listMigrations } from '../platform/db/migrate.ts'
import { clockFinding } from './clock.ts'
import { type Finding, findingsOf, pendingText, reasonOf, shownSize } from './finding.ts'

const { good, note, wrong } = findingsOf('database')

/** The log is brought into the database at 4 MB. It grows further while another program reads for long. */
const LOG_MAX = 64e6

const RESTORE = 'Stop the server, then npm run operator -- restore <backup> --yes'

const checkLog = (path: string): Finding => {
  const log = `${path}-wal`
  const size = existsSync(log) ? statSync(log).size : 0
  const text = `The write-ahead log has ${shownSize(size)}.`
  return size > LOG_MAX
    ? wrong(
        text,
        'Another program reads the database without an end; end it ("fuser" with the file names it).',
      )
    : good(text)
}

/** How far the database is behind this version, and what its rows say about the clock. */
const readRows = async (path: string, now: number): Promise<Finding[]> => {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const version = database.prepare('select sqlite_version() as version').get()?.version
    const ran = database.prepare('select count(*) as n from "kysely_migration"').get()?.n
    const pending = (await listMigrations()).length - Number(ran)
    const last = database.prepare('select max("timestamp") as "last" from "kysely_migration"').get()
    return [
      pending > 0
        ? note(`SQLite ${String(version)}; ${pendingText(pending)}`)
        : good(`SQLite ${String(version)}, with the tables of this version.`),
      clockFinding(now - Date.parse(String(last?.last)), 'the newest migration'),
    ]
  } finally {
    database.close()
  }
}

const checkLock = (path: string): Finding => {
  const database = new DatabaseSync(path)
  try {
    database.exec('pragma busy_timeout = 1000; begin immediate; rollback')
    return good('Can be written.')
  } catch (error) {
    return wrong(
      `Cannot be written (${reasonOf(error)}).`,
      'If another program holds the lock, end it ("fuser" with the file names it); else look at the owner of the file.',
    )
  } finally {
    database.close()
  }
}

const isWritable = (path: string) => {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** What is said of a database that has no file, or an empty one. */
const missing = (dataDir: string, path: string): Finding =>
  isClaimed(dataDir)
    ? wrong(
        `${path} is gone, although a server runs on it.`,
        `Put the file back in its place; if nobody has it, stop the server, and npm run operator -- restore <backup>`,
      )
    : note(`${path} is not there yet; the first start makes it.`)

/** Checks the embedded database. Reads all of it. */
export const checkEmbedded = async (dataDir: string, now: number): Promise<Finding[]> => {
  const path = join(dataDir, DATABASE_FILE)
  try {
    refuseLogWithoutDatabase(dataDir)
  } catch (error) {
    return [wrong(reasonOf(error), RESTORE)]
  }
  if (!existsSync(path) || statSync(path).size === 0) {
    return [missing(dataDir, path)]
  }
  if (!isWritable(dataDir) || !isWritable(path)) {
    return [
      wrong(
        `${path} cannot be written by this user, so it was not looked at.`,
        'Run this as the user of the server; if it still fails, give the file and its folder to that user (chown).',
      ),
    ]
  }
  const problems = await checkFile(path)
  if (problems.length > 0)
    return [wrong(`${path} cannot be used: ${problems.join('; ')}.`, RESTORE)]
  return [
    good(isClaimed(dataDir) ? 'In use by a server.' : 'No server is running on it.'),
    ...(await readRows(path, now)),
    good('Its structure, indexes and references are sound.'),
    checkLock(path),
    checkLog(path),
  ]
}
