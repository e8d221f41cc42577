import { openWithoutLock } from '../../db/open-without-lock.ts'
import { StartError } from '../../lib/errors.ts'
import { warnOfNames, readSettings, type Settings } from '../../lib/settings.ts'
import { checkBackups } from './backups.ts'
import { checkDataFolder } from './data-folder.ts'
import { checkDesk } from './desk.ts'
import { type Finding, wrong } from './finding.ts'
import { checkMail } from './mail.ts'
import { checkMigrations } from './migrations.ts'
import { checkPostgres } from './postgres.ts'
import { checkRounds } from './rounds.ts'
import { checkServers } from './servers.ts'
import { checkSettings } from './settings.ts'

const EMBEDDED_FIX = 'Another program may hold its lock; "fuser" with the file names it.'

type Options = {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly sendTo: string | undefined
  readonly now: number
}

/** Checks the installation and suggests what to do about each problem. It changes nothing. */
export async function runDoctor({ environment, sendTo, now }: Options): Promise<Finding[]> {
  const misspelt = warnOfNames(environment).map(({ text, fix }) => wrong('settings', text, fix))
  try {
    const settings = readSettings(environment)
    return [
      ...misspelt,
      ...checkSettings(settings),
      ...(await checkDatabase(settings, now)),
      checkBackups(settings, now),
      ...(await checkServers(settings)),
      await checkMail(settings, sendTo),
    ]
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    const fix = 'Correct it; the server does not start with it.'
    const lines = error.message.split('\n').map((line) => wrong('settings', line, fix))
    return [...misspelt, ...lines]
  }
}

async function checkDatabase(
  { DATABASE_URL: databaseUrl, DIRECT_DATABASE_URL: directUrl, DATA_DIR: dataDir, ROUND }: Settings,
  now: number,
): Promise<Finding[]> {
  const found = databaseUrl === undefined ? await checkDataFolder(dataDir) : []
  // An embedded database that is damaged or missing has no migrations that could be compared.
  if (databaseUrl === undefined && found.at(-1)?.state !== 'good') return found
  const database = openWithoutLock({ databaseUrl, dataDir })
  try {
    const checks =
      databaseUrl === undefined
        ? [...found, await checkMigrations(database, EMBEDDED_FIX)]
        : await checkPostgres(database, directUrl !== undefined)
    const rounds = ROUND ? await checkRounds(database, now) : []
    return [...checks, ...(await checkDesk(database, now)), ...rounds]
  } finally {
    await database.close()
  }
}
