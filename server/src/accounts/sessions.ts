import type { Session } from '@fable/contract'
import type { Database } from '../platform/db/database.ts'

/** The databases have times of their own kinds. */
const iso = (time: string | Date) => new Date(time).toISOString()

/** Places where one account may be signed in at the same time. */
const SESSIONS_MAX = 50

type Whose = { readonly userId: string; readonly sessionId: string }

/**
 * Where the user is signed in at that time (ms since 1970), the latest first; `sessionId` is the one
 * that asks.
 */
export const listSessions = async (
  { db }: Database,
  { userId, sessionId }: Whose,
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
    createdAt: iso(createdAt),
    lastUsedAt: iso(updatedAt),
    expiresAt: iso(expiresAt),
    address: ipAddress ?? '',
    browser: userAgent ?? '',
    current: id === sessionId,
  }))
}

/** Ends the user's other sessions; answers how many there were. */
export const deleteOtherSessions = async (
  { db }: Database,
  { userId, sessionId }: Whose,
): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('id', '<>', sessionId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Ends the sessions of an account that were used longest ago, beyond the 50 that it may have. */
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

/** Ends one session. */
export const deleteSession = async ({ db }: Database, sessionId: string): Promise<void> => {
  await db.deleteFrom('session').where('id', '=', sessionId).execute()
}
