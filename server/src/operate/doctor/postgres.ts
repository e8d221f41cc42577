import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { reasonOf } from '../../lib/errors.ts'
import { checkRoom } from './data-folder.ts'
import { type Finding, good, note, wrong } from './finding.ts'
import { checkMigrations } from './migrations.ts'

// No text contains the address, because it can contain a password.
const FIX = 'Start it, or correct the address, the user and the password in DATABASE_URL.'

/** The share of max_connections above which another server may get no connection. */
const FULL = 0.8

type State = {
  readonly connections: number
  readonly most: number
  readonly isStandby: boolean
  readonly megabytes: number
  /** The folder of its data; null if it is on another machine, or this user may not read the setting. */
  readonly folder: string | null
}

/** Reads the state of PostgreSQL. Behind a pooler it is that of the server, not of the pooler. */
const readState = async ({ db }: Database): Promise<State> => {
  const { rows } = await sql<State>`
    select (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as "connections",
      current_setting('max_connections')::integer as "most",
      pg_is_in_recovery() as "isStandby",
      (pg_database_size(current_database()) / 1000000)::integer as "megabytes",
      case when inet_server_addr() is null or host(inet_server_addr()) in ('127.0.0.1', '::1')
        then (select setting from pg_settings where name = 'data_directory') end as "folder"`.execute(
    db,
  )
  const [state] = rows
  if (!state) throw new Error('no row')
  return state
}

const checkConnections = ({ connections, most }: State): Finding => {
  const text = `${connections} of ${most} connections are in use.`
  const fix =
    'Raise max_connections, or put PgBouncer in between: each server process opens up to twelve.'
  return connections > FULL * most ? wrong('database', text, fix) : good('database', text)
}

/**
 * Checks the disk. This is possible only if PostgreSQL runs on this machine and the database user may see its folder.
 */
const checkDisk = ({ folder, megabytes }: State): Finding => {
  if (folder !== null && existsSync(folder)) return checkRoom(folder)
  const text = `The database takes up ${megabytes} MB. Free disk space cannot be checked from here: run df -h on its machine.`
  return note('disk', text)
}

/** Checks PostgreSQL: whether it responds, its tables, its connections and its disk. */
export const checkPostgres = async (database: Database): Promise<Finding[]> => {
  try {
    const state = await readState(database)
    const standby = wrong(
      'database',
      'It is a standby, which is read-only.',
      'Point DATABASE_URL to the primary.',
    )
    return [
      checkDisk(state),
      ...(state.isStandby ? [standby] : []),
      checkConnections(state),
      await checkMigrations(database, FIX),
    ]
  } catch (error) {
    return [wrong('database', `It does not respond (${reasonOf(error)}).`, FIX)]
  }
}
