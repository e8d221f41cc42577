import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { listMigrations } from '../platform/db/migrate.ts'
import { openWithoutLock } from '../platform/db/open-without-lock.ts'
import { compareClocks } from './clock.ts'
import { type Finding, findingsOf, pendingText, reasonOf } from './finding.ts'

const { good, note, wrong } = findingsOf('database')

/** The oldest one that still gets corrections. */
const VERSION_MIN = 14

type State = {
  version: string
  number: number
  encoding: string
  isStandby: boolean
  isReadOnly: string
  now: Date
  connections: number
  connectionsMax: number
  invalid: string | null
}

const readState = async ({ db }: Database): Promise<State | undefined> => {
  const { rows } = await sql<State>`
    select current_setting('server_version') as "version",
      current_setting('server_version_num')::integer / 10000 as "number",
      current_setting('server_encoding') as "encoding",
      pg_is_in_recovery() as "isStandby",
      current_setting('default_transaction_read_only') as "isReadOnly",
      clock_timestamp() as "now",
      (select count(*)::integer from pg_stat_activity) as "connections",
      current_setting('max_connections')::integer as "connectionsMax",
      (select string_agg(indexrelid::regclass::text, ', ') from pg_index where not indisvalid) as "invalid"
  `.execute(db)
  return rows[0]
}

const judge = (state: State): Finding[] => {
  const findings: Finding[] = []
  const { number, encoding, isStandby, isReadOnly, connections, connectionsMax, invalid } = state
  if (number < VERSION_MIN)
    findings.push(note(`PostgreSQL ${state.version} gets no corrections any more.`, 'Update it.'))
  if (encoding !== 'UTF8')
    findings.push(
      wrong(
        `Its encoding is ${encoding}.`,
        'Create the database with encoding UTF8 and move the data.',
      ),
    )
  if (isStandby || isReadOnly === 'on')
    findings.push(
      wrong('It takes no writes: a standby, or read-only.', 'Let DATABASE_URL name the primary.'),
    )
  if (connections > 0.8 * connectionsMax)
    findings.push(
      wrong(
        `${connections} of ${connectionsMax} connections are open; each server needs up to ten.`,
        'Raise max_connections, or put PgBouncer in between.',
      ),
    )
  if (invalid !== null)
    findings.push(wrong(`These indexes are not valid: ${invalid}.`, 'reindex index "<name>"'))
  return findings.length > 0 ? findings : [good(`PostgreSQL ${state.version} takes writes.`)]
}

const checkMigrations = async ({ db }: Database): Promise<Finding> => {
  const { rows: found } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as "found"`.execute(db)
  if (found[0]?.found !== true) return note('It has no tables yet; the first start makes them.')
  const { rows } = await sql<{ name: string }>`select "name" from "kysely_migration"`.execute(db)
  const known = await listMigrations()
  const later = rows.filter(({ name }) => !known.includes(name)).map(({ name }) => name)
  if (later.length > 0)
    return wrong(`It was made by a newer version (${later.join(', ')}).`, 'Update this program.')
  const pending = known.length - rows.length
  return pending > 0 ? note(pendingText(pending)) : good('It has the tables of this version.')
}

type Setting = 'DATABASE_URL' | 'DIRECT_DATABASE_URL'

/** Checks the database at an address. */
const checkAt = async (
  setting: Setting,
  databaseUrl: string,
  check: (database: Database) => Promise<Finding[]>,
): Promise<Finding[]> => {
  const database = openWithoutLock({ databaseUrl, dataDir: '' })
  try {
    return await check(database)
  } catch (error) {
    // The address can contain a password, so the message does not contain it.
    return [
      wrong(
        `${setting} names a database that does not respond (${reasonOf(error)}).`,
        `Start it, or correct the address, the user and the password in ${setting}.`,
      ),
    ]
  } finally {
    await database.close()
  }
}

/** What no other database has at the same time: its name and when its server was started. */
const identify = async ({ db }: Database) => {
  const { rows } = await sql<{ identity: string }>`
    select extract(epoch from pg_postmaster_start_time()) || current_database() as "identity"
  `.execute(db)
  return rows[0]?.identity
}

/** Checks that migrations go to the database that the server uses, whose identity is `served`. */
const checkDirect = (direct: string, served: string | undefined) =>
  checkAt('DIRECT_DATABASE_URL', direct, async (database) =>
    (await identify(database)) === served
      ? [good('DIRECT_DATABASE_URL names the same database as DATABASE_URL.')]
      : [
          wrong(
            'DIRECT_DATABASE_URL names another database than DATABASE_URL, so migrations would change that one.',
            "Let both lead to the same one: DATABASE_URL through the pooler, DIRECT_DATABASE_URL at PostgreSQL's own address.",
          ),
        ],
  )

type Options = {
  readonly databaseUrl: string
  readonly directDatabaseUrl: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Checks a PostgreSQL, and its address for migrations if it has one of its own. */
export const checkPostgres = ({
  databaseUrl,
  directDatabaseUrl,
  now,
}: Options): Promise<Finding[]> =>
  checkAt('DATABASE_URL', databaseUrl, async (database) => {
    const state = await readState(database)
    if (!state) throw new Error('no row')
    return [
      ...judge(state),
      await checkMigrations(database),
      compareClocks(now() - state.now.getTime(), 'that of PostgreSQL'),
      ...(directDatabaseUrl === undefined
        ? []
        : await checkDirect(directDatabaseUrl, await identify(database))),
    ]
  })
