import type { Fact } from '@fable/contract'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { type FactVote, updateVotes } from './store.ts'

/** A vote to take back, with the id of its receipt. */
export type UndoneVote = FactVote & { readonly receipt: string }

/** Marks receipts as used. Returns those that were not used before. */
const useReceipts = async (
  { db, dialect }: Database,
  receipts: readonly string[],
  now: number,
): Promise<Set<string>> => {
  // In one order, or two servers with the same receipts could deadlock.
  const json = JSON.stringify([...new Set(receipts)].sort())
  const usedAt = new Date(now).toISOString()
  const values =
    dialect === 'sqlite'
      ? sql`select "value", ${usedAt} from json_each(${json}) where true`
      : sql`select "value", ${usedAt} from json_array_elements_text(${json}) as "entry" ("value")`
  const { rows } = await sql<{ id: string }>`
    insert into "UsedReceipts" ("id", "usedAt") ${values}
    on conflict do nothing returning "id"`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Takes votes back in one transaction, each receipt once, whoever else sends it. Returns the updated
 * facts by receipt: 'used' for a receipt that was used before, undefined for a hidden fact.
 */
export const takeVotesBack = (
  database: Database,
  votes: readonly UndoneVote[],
  now: number,
): Promise<Map<UndoneVote, Fact | 'used' | undefined>> =>
  inTransaction(database, async (transaction) => {
    const receipts = votes.map(({ receipt }) => receipt)
    const fresh = await useReceipts(transaction, receipts, now)
    // Of two requests in one batch the first counts.
    const counted = votes.filter(({ receipt }) => fresh.delete(receipt))
    const facts = await updateVotes(transaction, counted, -1)
    const isCounted = new Set(counted)
    return new Map(
      votes.map((vote) => [vote, isCounted.has(vote) ? facts.get(vote.factId) : 'used']),
    )
  })

/** Deletes receipts that were used before this time and have expired since. */
export const deleteUsedReceipts = async ({ db }: Database, before: number): Promise<void> => {
  await db.deleteFrom('UsedReceipts').where('usedAt', '<', new Date(before).toISOString()).execute()
}
