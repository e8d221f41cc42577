import type { Database } from '../db/database.ts'

/** Deletes sessions and mail tokens that have expired at `now` (ms since 1970). */
export const cleanUpAccounts = async ({ db }: Database, now: number): Promise<void> => {
  await db.deleteFrom('session').where('expiresAt', '<', new Date(now)).execute()
  await db.deleteFrom('verification').where('expiresAt', '<', new Date(now)).execute()
}
