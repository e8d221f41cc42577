import type { ResponseOf, Session, User } from '@fable/contract'
import { type Database, inTransaction } from '../db/database.ts'
import { truncateLog } from '../db/sqlite.ts'
import type { Forget } from '../http/feature.ts'
import { fold } from '../lib/words.ts'
import { usernameKey } from './usernames.ts'

export async function findUser({ db }: Database, userId: string): Promise<User> {
  const { createdAt, ...user } = await db
    .selectFrom('user')
    .select(['id', 'username', 'email', 'createdAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...user, createdAt: new Date(createdAt).toISOString() }
}

type Reset = ResponseOf<'GET /api/account/export'>['resets'][number]

export async function listResets({ db }: Database, userId: string, now: number): Promise<Reset[]> {
  const rows = await db
    .selectFrom('verification')
    .select(['createdAt', 'expiresAt'])
    .where('value', '=', userId)
    .where('expiresAt', '>', new Date(now))
    .execute()
  return rows.map(({ createdAt, expiresAt }) => ({
    requestedAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  }))
}

export type FoundUser = {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly disabledAt: string | null
}

export type ListedUser = Omit<FoundUser, 'id'> & { readonly createdAt: string }

export const findUserByName = (
  { db }: Database,
  username: string,
): Promise<FoundUser | undefined> =>
  db
    .selectFrom('user')
    .select(['id', 'username', 'email', 'disabledAt'])
    .where('usernameKey', '=', usernameKey(username.trim()))
    .executeTakeFirst()

export async function searchUsers(
  { db }: Database,
  part: string,
  limit: number,
): Promise<ListedUser[]> {
  const rows = await db
    .selectFrom('user')
    .select(['username', 'email', 'createdAt', 'disabledAt'])
    .orderBy('username')
    .execute()
  // The search does not use SQL, because the two databases fold letters differently.
  return rows
    .filter(({ username, email }) =>
      [username, email].some((one) => fold(one).includes(fold(part))),
    )
    .slice(0, limit)
    .map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }))
}

// New runs and sessions of the account wait until the transaction has ended.
async function lockUser({ db, dialect }: Database, userId: string): Promise<void> {
  // The embedded database has only one writer, so it needs no lock.
  if (dialect === 'sqlite') return
  await db.selectFrom('user').select('id').where('id', '=', userId).forUpdate().execute()
}

export async function deleteUser(
  database: Database,
  user: { readonly id: string; readonly email: string },
  forget: readonly Forget[],
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const { db } = transaction
    await lockUser(transaction, user.id)
    // The data comes before the account, because rows in other tables lose the account's id when the account is
    // deleted.
    for (const forgetUser of forget) await forgetUser(transaction, user)
    await db.deleteFrom('verification').where('value', '=', user.id).execute()
    await db.deleteFrom('user').where('id', '=', user.id).execute()
  })
  // The account has been deleted, so a failure does not matter. The daily clean-up truncates the log again.
  await truncateLog(database).catch(() => undefined)
}

const toIso = (time: string | Date) => new Date(time).toISOString()

const SESSIONS_MAX = 50

type CurrentSession = { readonly userId: string; readonly sessionId: string }

export async function listSessions(
  { db }: Database,
  { userId, sessionId }: CurrentSession,
  now: number,
): Promise<Session[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'createdAt', 'updatedAt', 'expiresAt', 'ipAddress', 'userAgent'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', new Date(now))
    .orderBy('updatedAt', 'desc')
    .limit(SESSIONS_MAX)
    .execute()
  return rows.map(({ id, createdAt, updatedAt, expiresAt, ipAddress, userAgent }) => ({
    id,
    createdAt: toIso(createdAt),
    lastUsedAt: toIso(updatedAt),
    expiresAt: toIso(expiresAt),
    address: ipAddress,
    browser: userAgent,
    current: id === sessionId,
  }))
}

export async function deleteOtherSessions(
  { db }: Database,
  { userId, sessionId }: CurrentSession,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('id', '<>', sessionId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteOldestSessions({ db }: Database, userId: string): Promise<void> {
  const kept = db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(SESSIONS_MAX)
  await db.deleteFrom('session').where('userId', '=', userId).where('id', 'not in', kept).execute()
}

export async function deleteSessions({ db }: Database, userId: string): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).execute()
}

export async function deleteSession({ db }: Database, sessionId: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', sessionId).execute()
}

/**
 * `disabledAt` is in milliseconds since 1970. A session that begins at the same time is either deleted here or refused
 * by `refuseDisabled`, because one of the two transactions waits for the other.
 */
export const setUserDisabled = (
  database: Database,
  userId: string,
  disabledAt: number | null,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await lockUser(transaction, userId)
    await transaction.db
      .updateTable('user')
      .set({ disabledAt: disabledAt === null ? null : new Date(disabledAt).toISOString() })
      .where('id', '=', userId)
      .execute()
    if (disabledAt !== null) await deleteSessions(transaction, userId)
  })

export async function cleanUpAccounts({ db }: Database, now: number): Promise<void> {
  await db.deleteFrom('session').where('expiresAt', '<', new Date(now)).execute()
  await db.deleteFrom('verification').where('expiresAt', '<', new Date(now)).execute()
}
