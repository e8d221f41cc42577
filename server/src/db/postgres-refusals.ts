import { type Kysely, sql } from 'kysely'
import { adviceOnCertificate, withoutNodeAdvice } from '../lib/certificates.ts'
import { errorCode, reasonOf, StartError } from '../lib/errors.ts'
import { UnavailableError } from './errors.ts'

/** `cause` completes the words "a database …". `mend` says what to do. */
export type Refusal = { readonly cause: string; readonly mend: string }

export type PostgresState = {
  readonly user: string
  readonly database: string
  readonly encoding: string
  readonly isStandby: boolean
  readonly isReadOnly: boolean
  readonly mayCreate: boolean
}

export const READ_STATE = `select current_user as "user", current_database() as "database",
  current_setting('server_encoding') as "encoding", pg_is_in_recovery() as "isStandby",
  current_setting('transaction_read_only') = 'on' as "isReadOnly",
  coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate"`

/**
 * A database with one of these encodings can store every text. SQL_ASCII stores bytes unchanged, and the server sends
 * UTF-8.
 */
const ENCODINGS: readonly string[] = ['UTF8', 'SQL_ASCII']

const standby: Refusal = {
  cause: 'that is a standby, which is read-only',
  mend: 'point it to the primary',
}

const readOnly = ({ user }: Pick<PostgresState, 'user'>): Refusal => ({
  cause: `that is read-only for the user "${user}" (default_transaction_read_only)`,
  mend: `switch that off where it is set: for the user (alter role "${user}" reset default_transaction_read_only), for the database, or in postgresql.conf`,
})

const lacksRight = ({ user, database }: PostgresState, reason: string): Refusal => ({
  cause: `in which the user "${user}" lacks a right (${reason})`,
  mend: `make that user its owner, with psql: alter database "${database}" owner to "${user}"; and, connected to it, if another user has made the tables: reassign owned by <that user> to "${user}";`,
})

export function refusalOfState(state: PostgresState): Refusal | undefined {
  const { database, encoding } = state
  if (!ENCODINGS.includes(encoding)) {
    return {
      cause: `whose encoding is ${encoding}, which cannot store every text`,
      mend: `create another one with psql: create database "${database}_utf8" template template0 encoding 'UTF8' locale 'C.UTF-8';`,
    }
  }
  if (state.isStandby) return standby
  return state.isReadOnly ? readOnly(state) : undefined
}

export function refusalOfError(
  error: unknown,
  state: PostgresState | undefined,
): Refusal | undefined {
  const raw = error instanceof UnavailableError ? (error.cause ?? error) : error
  const code = errorCode(raw) ?? ''
  const reason = withoutNodeAdvice(reasonOf(raw))

  if (['42501', '3F000'].includes(code) && state) return lacksRight(state, reason)
  if (code === '25006') return state ? readOnly(state) : standby
  if (code === '53100') return { cause: `whose disk is full (${reason})`, mend: 'make room on it' }
  if (code.startsWith('28')) {
    const mend = 'correct the user and the password, its pg_hba.conf, or sslmode in the address'
    return { cause: `that does not let this user in (${reason})`, mend }
  }
  if (code === '3D000') return { cause: `that does not exist (${reason})`, mend: 'create it' }
  if (adviceOnCertificate(raw) !== undefined) {
    const mend = 'add the authority to its address: ?sslmode=verify-full&sslrootcert=/path/ca.pem'
    return { cause: `whose certificate comes from a private authority (${reason})`, mend }
  }
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return {
      cause: `whose certificate is for another name (${reason})`,
      mend: 'write that name as its host',
    }
  if (reason.includes('does not support SSL'))
    return { cause: 'that does not encrypt connections', mend: 'remove sslmode from its address' }
  return undefined
}

/** The message leaves the address out, because it can contain a password. */
export const toStartError = (setting: string, { cause, mend }: Refusal): StartError =>
  new StartError(`${setting} names a database ${cause}; ${mend.replace(/;$/, '')}.`)

/**
 * Finds a table that the user may not read and write. Tables of extensions are ignored: their owner is not the owner of
 * the migration table.
 */
export async function findMissingRight<Tables>(
  db: Kysely<Tables>,
  state: PostgresState,
): Promise<Refusal | undefined> {
  const { rows } = await sql<{ name: string }>`
    select relname as "name" from pg_class
    where relkind = 'r' and pg_table_is_visible(oid) and relname not like 'kysely%'
      and relowner = (select relowner from pg_class where oid = to_regclass('kysely_migration'))
      and not (has_table_privilege(oid, 'select')
        and has_table_privilege(oid, 'insert')
        and has_table_privilege(oid, 'update')
        and has_table_privilege(oid, 'delete'))
    limit 1`.execute(db)
  const [table] = rows
  return table && lacksRight(state, `permission denied for table ${table.name}`)
}

const ROLLED_BACK = new Error('rolled back')

/**
 * Tries what migrations do, in a transaction that is rolled back. Rejects with the error of PostgreSQL if the user
 * lacks a right.
 */
export async function tryMigrating<Tables>(db: Kysely<Tables>): Promise<void> {
  const trial = db.transaction().execute(async (transaction) => {
    await sql`create table "fable_trial" ("text" text)`.execute(transaction)
    await sql`insert into "fable_trial" values ('…')`.execute(transaction)
    throw ROLLED_BACK
  })
  await trial.catch((error: unknown) => {
    if (error !== ROLLED_BACK) throw error
  })
}
