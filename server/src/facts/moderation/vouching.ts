import type { Action } from '@fable/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Database, inTransaction } from '../../db/database.ts'
import { changesOf } from '../../db/json-rows.ts'
import { problem } from '../../http/problems.ts'
import { insertAction, type LogEntry, readAction } from './action-log.ts'
import { findCases } from './case-rows.ts'
import { insertChanges, lockCases } from './case-writes.ts'

/** A fact, and the action that vouches for it; null if none does. */
type Voucher = { readonly id: number; readonly vouchedBy: number | null }

const updateVouchers = async (
  { db, dialect }: Database,
  vouchers: readonly Voucher[],
): Promise<void> => {
  const columns = { id: 'integer', vouchedBy: 'integer' } as const
  await sql`
    with "vouchers" as materialized (${changesOf(dialect, 'Facts', vouchers, columns)})
    update "Facts" set "vouchedBy" = "vouchers"."vouchedBy"
    from "vouchers" where "Facts"."id" = "vouchers"."id"`.execute(db)
}

type Vouching = LogEntry & {
  readonly facts: readonly number[]
  /** True to vouch for the facts, false to stop doing so. */
  readonly vouch: boolean
}

/**
 * Vouches for facts, so that they can be the fact of the day and in rounds, or stops doing so. Facts that are already
 * in the wanted state do not change. Throws `not_found` if a fact does not exist.
 */
export const changeVouched = (
  database: Database,
  { facts, vouch, ...entry }: Vouching,
): Promise<Action> =>
  inTransaction(database, async (transaction) => {
    const keys = [...new Set(facts)].map((id) => ({ kind: 'fact' as const, id }))
    const cases = await lockCases(transaction, () => findCases(transaction, keys))
    if (cases.length < keys.length) throw problem('not_found')
    const changing = cases.filter(({ vouchedBy }) => (vouchedBy === null) === vouch)
    const before: Voucher[] = changing.map(({ id, vouchedBy }) => ({ id, vouchedBy }))
    const actionId = await insertAction(transaction, {
      ...entry,
      kind: vouch ? 'vouch' : 'unvouch',
      what: '',
      count: changing.length,
      before: JSON.stringify(before),
    })
    await insertChanges(transaction, actionId, changing)
    await updateVouchers(
      transaction,
      before.map(({ id }) => ({ id, vouchedBy: vouch ? actionId : null })),
    )
    return readAction(transaction, actionId)
  })

const stored = z.array(z.object({ id: z.int(), vouchedBy: z.int().nullable() }))

/** Undoes such an action for those of its facts that were not changed again. Returns their number. */
export const undoVouching = async (
  transaction: Database,
  {
    id,
    before,
    vouched,
  }: { readonly id: number; readonly before: string; readonly vouched: boolean },
): Promise<number> => {
  const vouchers = stored.parse(JSON.parse(before))
  const keys = vouchers.map((voucher) => ({ kind: 'fact' as const, id: voucher.id }))
  const cases = await lockCases(transaction, () => findCases(transaction, keys))
  const left = vouched ? id : null
  const unchanged = new Set(
    cases.filter(({ vouchedBy }) => vouchedBy === left).map((row) => row.id),
  )
  const back = vouchers.filter((voucher) => unchanged.has(voucher.id))
  await updateVouchers(transaction, back)
  return back.length
}
