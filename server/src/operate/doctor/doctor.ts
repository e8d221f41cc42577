import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import { checkFile } from '../db/check-file.ts'
import { DATABASE_FILE, refuseLogWithoutDatabase } from '../db/data-folder.ts'
import type { Database } from '../db/database.ts'
import { isWithoutTables } from '../db/errors.ts'
import { listMigrations } from '../db/migrate.ts'
import { openWithoutLock } from '../db/open-without-lock.ts'
import { readSettings, type Settings } from '../lib/settings.ts'
import { reasonOf, StartError } from '../lib/errors.ts'

type Subject = 'settings' | 'disk' | 'database' | 'mail'

/** What the doctor found about a subject. `wrong`: it does harm, and `fix` says what to do. */
export type Finding = {
  readonly subject: Subject
  readonly state: 'good' | 'note' | 'wrong'
  readonly text: string
  readonly fix?: string
}

const good = (subject: Subject, text: string): Finding => ({ subject, state: 'good', text })
const note = (subject: Subject, text: string): Finding => ({ subject, state: 'note', text })
const wrong = (subject: Subject, text: string, fix: string): Finding => {
  return { subject, state: 'wrong', text, fix }
}

/** What valid settings do to each other. */
const checkSettings = ({ PUBLIC_URL, TRUST_PROXY, RATE_LIMITS }: Settings): Finding => {
  if (!RATE_LIMITS) {
    const text = 'RATE_LIMITS is off: passwords can be guessed as fast as the server responds.'
    return wrong('settings', text, 'Remove the setting. It is for load tests.')
  }
  if (PUBLIC_URL?.protocol === 'https:' && TRUST_PROXY.length === 0) {
    const text =
      'PUBLIC_URL is https, which a proxy must serve, but TRUST_PROXY is not set: all visitors count as one.'
    return wrong('settings', text, 'TRUST_PROXY=127.0.0.1, or the address of the proxy.')
  }
  return good('settings', 'All can be used.')
}

/** Below this the next write may be refused. */
const FREE_MIN = 100e6

/** Whether the data folder can be written, and whether its disk has room. */
const checkDisk = (dataDir: string): Finding => {
  if (!existsSync(dataDir))
    return note('disk', `${dataDir} is not there yet; the first start makes it.`)
  const probe = join(dataDir, `.doctor-${process.pid}`)
  try {
    writeFileSync(probe, 'x', { flag: 'wx', flush: true })
  } catch (error) {
    const fix =
      'Run this as the user of the server; if it still fails, give the folder to that user (chown), or make room.'
    return wrong('disk', `${dataDir} cannot be written (${reasonOf(error)}).`, fix)
  } finally {
    rmSync(probe, { force: true })
  }
  const { bavail, bsize } = statfsSync(dataDir)
  const free = bavail * bsize
  const text = `${Math.round(free / 1e6)} MB free.`
  if (free < FREE_MIN) return wrong('disk', text, 'Make room: the next write may be refused.')
  return good('disk', text)
}

/** Reads the whole embedded database. */
const checkIntegrity = async (dataDir: string): Promise<Finding> => {
  const fix = 'Stop the server, then npm run operator -- restore <backup> --yes'
  const path = join(dataDir, DATABASE_FILE)
  try {
    refuseLogWithoutDatabase(dataDir)
  } catch (error) {
    return wrong('database', reasonOf(error), fix)
  }
  if (!existsSync(path))
    return note('database', `${path} is not there yet; the first start makes it.`)
  const problems = await checkFile(path)
  return problems.length > 0
    ? wrong('database', `${path} cannot be used: ${problems.join('; ')}.`, fix)
    : good('database', 'Its structure, indexes and references are sound.')
}

/** Compares the migrations that have run with those of this version. */
const checkMigrations = async ({ db }: Database): Promise<Finding> => {
  try {
    const { rows } = await sql<{ name: string }>`select "name" from kysely_migration`.execute(db)
    const known = await listMigrations()
    if (rows.some(({ name }) => !known.includes(name)))
      return wrong('database', 'It was made by a newer version.', 'Update this program.')
    const pending = known.length - rows.length
    if (pending === 0) return good('database', 'It has the tables of this version.')
    const text = `The tables are those of an earlier version (migrations that wait: ${pending}); the next start changes them, so back up before.`
    return note('database', text)
  } catch (error) {
    if (isWithoutTables(error))
      return note('database', 'It has no tables yet; the first start makes them.')
    // The address of PostgreSQL can contain a password, so the text does not contain it.
    const fix = 'Start it, or correct the address, the user and the password in DATABASE_URL.'
    return wrong('database', `It does not respond (${reasonOf(error)}).`, fix)
  }
}

const checkDatabase = async ({ DATABASE_URL, DATA_DIR }: Settings): Promise<Finding[]> => {
  const found =
    DATABASE_URL === undefined ? [checkDisk(DATA_DIR), await checkIntegrity(DATA_DIR)] : []
  // A database that is damaged or not there yet has no migrations to compare.
  if (found.at(-1)?.state === 'good' || DATABASE_URL !== undefined) {
    const database = openWithoutLock({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR })
    found.push(await checkMigrations(database))
    await database.close()
  }
  return found
}

const MAIL_TIMEOUT_MS = 10_000

/** Connects and signs in to the mail server. Sends a mail only if `sendTo` is given. */
const checkMail = async (
  { SMTP_URL, MAIL_FROM }: Settings,
  sendTo: string | undefined,
): Promise<Finding> => {
  if (SMTP_URL === undefined) {
    const text = 'SMTP_URL is not set: nobody can get a new password by mail.'
    const fix = 'SMTP_URL=smtp://user:secret@mail.example.com:587 and MAIL_FROM=fable@example.com'
    return { subject: 'mail', state: sendTo === undefined ? 'note' : 'wrong', text, fix }
  }
  const timeouts = { connectionTimeout: MAIL_TIMEOUT_MS, greetingTimeout: MAIL_TIMEOUT_MS }
  const transport = createTransport({ url: SMTP_URL, ...timeouts, socketTimeout: MAIL_TIMEOUT_MS })
  try {
    await transport.verify()
    if (sendTo === undefined)
      return good('mail', 'The mail server responds and takes the user. Sent nothing.')
    const text = 'The mail server works. The potato, too.'
    await transport.sendMail({ from: MAIL_FROM, to: sendTo, subject: 'Fact & Fable: a test', text })
    return good('mail', 'The mail server took a mail; see whether it arrives, and not among spam.')
  } catch (error) {
    const fix =
      'Correct host, port, user and password in SMTP_URL (smtps:// for port 465), or the sender in MAIL_FROM.'
    return wrong('mail', `The mail server cannot be used (${reasonOf(error)}).`, fix)
  } finally {
    transport.close()
  }
}

type Options = {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Where to send a mail. undefined: none is sent. */
  readonly sendTo: string | undefined
}

/** Checks settings, disk, integrity, migrations and mail, and says how to mend what is wrong. Changes nothing. */
export const runDoctor = async ({ environment, sendTo }: Options): Promise<Finding[]> => {
  try {
    const settings = readSettings(environment)
    const database = await checkDatabase(settings)
    return [checkSettings(settings), ...database, await checkMail(settings, sendTo)]
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const fix = 'Correct it; the server does not start with it.'
    return error.message.split('\n').map((line) => wrong('settings', line, fix))
  }
}
