import type { Database } from '../platform/db/database.ts'
import { deleteUsedReceipts } from './receipt-store.ts'

/** Much longer than a receipt is valid, whatever the clocks of several servers say. */
const KEPT_MS = 86_400_000

/** Deletes used receipts that have expired. */
export const cleanUpFacts = (database: Database, now: number): Promise<void> =>
  deleteUsedReceipts(database, now - KEPT_MS)
