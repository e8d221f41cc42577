import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { type Database, StartError } from '@fable/server/operator'

/** Copies the embedded database, whole as of one moment, into a new file; the server may run on meanwhile. */
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
    // It holds e-mails, like the database itself: SQLite fills the empty file, and its mode stays.
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 })
    await sql`vacuum into ${file}`.execute(db)
  } catch (error) {
    rmSync(file, { force: true })
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`Nothing was written to ${JSON.stringify(file)}: ${reason}.`)
  }
  return `Everything is in ${file}. To go back to it: stop the server and put it in the place of fable.sqlite in DATA_DIR.`
}
