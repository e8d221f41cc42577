import type { Session } from '@fable/contract'
import type { Database } from '../db/database.ts'

/** PostgreSQL returns Dates, SQLite returns texts. */
const toIso = (time: string | Date) => new Date(time).toISOString()

/** Maximum number of sessions per account. */
const SESSIONS_MAX = 50

type CurrentSession = { readonly userId: string; readonly sessionId: string }

/**
 * The sessions of the user that are valid at `now` (ms since 1970), most recently used first.
 * `sessionId` marks the current one.
 */
export const listSessions = async (
  { db }: Database,
  { userId, sessionId }: CurrentSession,
  now: number,
): Promise<Session[]> => {
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
    address: ipAddress ?? '',
    browser: userAgent ?? '',
    current: id === sessionId,
  }))
}

/** Deletes the user's other sessions and returns their number. */
export const deleteOtherSessions = async (
  { db }: Database,
  { userId, sessionId }: CurrentSession,
): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('id', '<>', sessionId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes the least recently used sessions of an account beyond the maximum of 50. */
export const deleteOldestSessions = async ({ db }: Database, userId: string): Promise<void> => {
  const kept = db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(SESSIONS_MAX)
  await db.deleteFrom('session').where('userId', '=', userId).where('id', 'not in', kept).execute()
}

/** Deletes all sessions of an account. */
export const deleteSessions = async ({ db }: Database, userId: string): Promise<void> => {
  await db.deleteFrom('session').where('userId', '=', userId).execute()
}

export const deleteSession = async ({ db }: Database, sessionId: string): Promise<void> => {
  await db.deleteFrom('session').where('id', '=', sessionId).execute()
}
