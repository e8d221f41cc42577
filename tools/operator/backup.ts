import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { type Database, StartError } from '@fable/server/operator'

/** Copies a consistent snapshot of the embedded database to a new file, also while the server runs. */
export const backUp = async (
  { db, dialect }: Database,
  args: readonly string[],
): Promise<string> => {
  const [file, ...more] = args
  if (file === undefined || more.length > 0) {
    throw new StartError('Where to? Say one file, for example: backup fable-backup.sqlite.')
  }
  if (dialect === 'postgres') {
    throw new StartError('This database is a PostgreSQL, which brings its own: pg_dump.')
  }
  if (existsSync(file)) throw new StartError(`${JSON.stringify(file)} is there already.`)
  try {
    // The copy contains e-mails, so it gets mode 600. SQLite keeps the mode of an existing empty file.
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 })
    await sql`vacuum into ${file}`.execute(db)
  } catch (error) {
    rmSync(file, { force: true })
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`Nothing was written to ${JSON.stringify(file)}: ${reason}.`)
  }
  return `Everything is in ${file}. To go back to it: stop the server and put it in the place of fable.sqlite in DATA_DIR.`
}
