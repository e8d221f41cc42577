import { existsSync } from 'node:fs'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import {
  findMissingRight,
  type PostgresState,
  READ_STATE,
  type Refusal,
  refusalOfError,
  refusalOfState,
  tryMigrating,
} from '../../db/postgres-refusals.ts'
import { reasonOf } from '../../lib/errors.ts'
import { checkRoom } from './data-folder.ts'
import { type Finding, good, note, wrong } from './finding.ts'
import { checkMigrations } from './migrations.ts'

// No text of a finding contains the value of DATABASE_URL, because that can contain a password.
const FIX = 'Start it, or correct the address, the user and the password in DATABASE_URL.'

/** Above this share of max_connections, a new server might get no connection. */
const FULL = 0.8

type Load = {
  readonly connections: number
  readonly most: number
  readonly megabytes: number
  /** null if PostgreSQL runs on another machine, or if this user may not read the setting. */
  readonly folder: string | null
}

const toFinding = ({ cause, mend }: Refusal): Finding =>
  wrong(
    'database',
    `DATABASE_URL names a database ${cause}.`,
    `${mend.charAt(0).toUpperCase()}${mend.slice(1)}`,
  )

export async function checkPostgres(database: Database, hasDirect: boolean): Promise<Finding[]> {
  let state: PostgresState | undefined
  try {
    state = (await sql.raw<PostgresState>(READ_STATE).execute(database.db)).rows[0]
    if (!state) throw new Error('no row')
    const load = await readLoad(database)
    const migrations = await checkMigrations(database, FIX)
    const migrates = migrations.state === 'note' && !hasDirect
    const refusal = await findRefusal(database, state, migrates)
    return [
      checkDisk(load),
      ...(refusal === undefined ? [] : [toFinding(refusal)]),
      checkConnections(load),
      migrations,
    ]
  } catch (error) {
    const refusal = refusalOfError(error, state)
    if (refusal !== undefined) return [toFinding(refusal)]
    return [wrong('database', `It does not respond (${reasonOf(error)}).`, FIX)]
  }
}

/** Behind a pooler, this is still the load of PostgreSQL itself. */
async function readLoad({ db }: Database): Promise<Load> {
  const { rows } = await sql<Load>`
    select (select count(*)::integer from pg_stat_activity where backend_type = 'client backend') as "connections",
      current_setting('max_connections')::integer as "most",
      (pg_database_size(current_database()) / 1000000)::integer as "megabytes",
      case when inet_server_addr() is null or host(inet_server_addr()) in ('127.0.0.1', '::1')
        then (select setting from pg_settings where name = 'data_directory') end as "folder"`.execute(
    db,
  )
  const [load] = rows
  if (!load) throw new Error('no row')
  return load
}

/** Changes nothing. `migrates`: a start has migrations to run with this address. */
async function findRefusal(
  { db }: Database,
  state: PostgresState,
  migrates: boolean,
): Promise<Refusal | undefined> {
  const refusal = refusalOfState(state) ?? (await findMissingRight(db, state))
  if (refusal !== undefined) return refusal
  try {
    // Even without migrations to run, the attempt shows whether the disk has room for a write.
    if (migrates || state.mayCreate) await tryMigrating(db)
    return undefined
  } catch (error) {
    const found = refusalOfError(error, state)
    if (found === undefined) throw error
    return found
  }
}

// The free space can be checked only if PostgreSQL runs on this machine and the database user may see its folder.
function checkDisk({ folder, megabytes }: Load): Finding {
  if (folder !== null && existsSync(folder)) return checkRoom(folder)
  const text = `The database takes up ${megabytes} MB. Free disk space cannot be checked from here: run df -h on its machine.`
  return note('disk', text)
}

function checkConnections({ connections, most }: Load): Finding {
  const text = `${connections} of ${most} connections are in use.`
  const fix =
    'Raise max_connections, or put PgBouncer in between: each server process opens up to twelve.'
  return connections > FULL * most ? wrong('database', text, fix) : good('database', text)
}
