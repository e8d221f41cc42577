import type { Database } from '../platform/db/database.ts'

/** Deletes what is good for nothing by then (ms since 1970): ended sessions, tokens of old mails. */
export const cleanUpAccounts = async ({ db }: Database, now: number): Promise<void> => {
  await db.deleteFrom('session').where('expiresAt', '<', new Date(now)).execute()
  await db.deleteFrom('verification').where('expiresAt', '<', new Date(now)).execute()
}
