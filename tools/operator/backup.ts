import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { backUp, DATABASE_FILE, moveToPostgres, restore, StartError } from '@fable/server/operator'
import { type Command, CONFIRM, requireYes, typed } from './command.ts'
import { counted } from './entries.ts'

const seconds = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1)

const backupCommand: Command = {
  name: 'backup',
  usage: '<file>',
  summary: 'copies the embedded database into a new file, even while the server runs',
  details:
    'The file gets its name when the copy is complete, checked and on the disk. Only you can read it, because it holds e-mails. It does not contain the secret in DATA_DIR (auth-secret); without that, everybody has to sign in again.',
  names: [1, 1],
  run: async ({ names: [file = ''] }, { database }) => {
    const opened = database()
    if (opened.dialect === 'postgres') {
      throw new StartError(
        'DATABASE_URL is a PostgreSQL database; use its own backup: pg_dump --format=custom --file=<file> "$DATABASE_URL"',
      )
    }
    const begun = performance.now()
    const { bytes, caveats } = await backUp(opened, file)
    const done = `Everything is in ${file}: ${(bytes / 1e6).toFixed(1)} MB, checked, in ${seconds(begun)} s. To restore it: stop the server, ${typed(restoreCommand, `${JSON.stringify(file)} --yes`)}`
    return [done, ...caveats].join('\n')
  },
}

const secretText = (dataDir: string) =>
  existsSync(join(dataDir, 'auth-secret'))
    ? ''
    : `\nThere is no auth-secret in "${dataDir}": first copy that of the backed-up server there, or everybody has to sign in again.`

const restoreCommand: Command = {
  name: 'restore',
  usage: '<file> [--yes]',
  summary: 'replaces the embedded database by a backup; the previous files are kept',
  details:
    'Stop the server first. The backup is checked before anything changes, and migrated to this version. The previous files are moved to the folder before-restore-<time> in DATA_DIR. Replacing a database needs --yes.',
  options: CONFIRM,
  names: [1, 1],
  run: async (given, { settings }) => {
    const { DATABASE_URL, DATA_DIR: dataDir } = settings()
    const [file = ''] = given.names
    if (DATABASE_URL !== undefined) {
      throw new StartError(
        'DATABASE_URL is a PostgreSQL database; use its own restore: pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" <file>',
      )
    }
    if (existsSync(join(dataDir, DATABASE_FILE))) {
      requireYes(
        given,
        `This replaces the database in "${dataDir}" and keeps it in a folder there.`,
        typed(restoreCommand, `${JSON.stringify(file)} --yes`),
      )
    }
    const { aside, caveats } = await restore({ dataDir, file, now: Date.now() })
    const kept = aside === undefined ? '' : ` The previous files are in ${aside}.`
    const done = `${file} is restored, and the server can be started.${kept}${secretText(dataDir)}`
    return [done, ...caveats].join('\n')
  },
}

const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  summary:
    'copies everything from the embedded database in DATA_DIR to the PostgreSQL at DATABASE_URL',
  details:
    'Stop the server first. The PostgreSQL database must be empty, or contain only the rows of a first start. Every row is read back and compared; if anything fails, nothing is left there. The embedded database does not change; a copy of it, for which DATA_DIR needs room, is migrated to this version.',
  run: async (_, { settings }) => {
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = settings()
    if (databaseUrl === undefined) {
      throw new StartError(
        'DATABASE_URL, the target, is not set; for example DATABASE_URL=postgres://fable:secret@localhost:5432/fable.',
      )
    }
    const begun = performance.now()
    const tables = await moveToPostgres({ dataDir, databaseUrl })
    const width = Math.max(...tables.map(({ name }) => name.length))
    const total = tables.reduce((sum, { rows }) => sum + rows, 0)
    return [
      ...tables.map(({ name, rows, checksum }) =>
        [name.padEnd(width), String(rows).padStart(9), checksum].join('  '),
      ),
      '',
      `${counted(total, 'row')} copied, read back and compared in ${seconds(begun)} s.`,
      `Start the server with this DATABASE_URL, and with AUTH_SECRET set to the content of ${join(dataDir, 'auth-secret')} (or to your present AUTH_SECRET); otherwise everybody has to sign in again.`,
    ].join('\n')
  },
}

export const backupCommands: readonly Command[] = [backupCommand, restoreCommand, migrateCommand]
