import type { Database } from '../platform/db/database.ts'
import { rankAll } from './ranking.ts'
import { deleteUsedReceipts } from './receipt-store.ts'

/** Much longer than a receipt is valid, whatever the clocks of several servers say. */
const KEPT_MS = 86_400_000

/** Deletes used receipts that have expired, and sorts the facts that a killed server left unsorted. */
export const cleanUpFacts = async (database: Database, now: number): Promise<void> => {
  await deleteUsedReceipts(database, now - KEPT_MS)
  await rankAll(database)
}
