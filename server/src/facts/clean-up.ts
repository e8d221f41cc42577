import type { Database } from '../platform/db/database.ts'
import { sortAllFacts } from './fact-sorter.ts'
import { deleteUsedReceipts } from './receipt-store.ts'

/** Much longer than a receipt is valid, whatever the clocks of several servers say. */
const KEPT_MS = 86_400_000

/** Deletes used receipts that have expired, and sorts the facts that an ended server has left unsorted. */
export const cleanUpFacts = async (database: Database, now: number): Promise<void> => {
  await sortAllFacts(database)
  await deleteUsedReceipts(database, now - KEPT_MS)
}
