import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { changesOf } from '../../db/json-rows.ts'
import { type Doing, insertAction, type Undoing } from './action-log.ts'
import { type CaseRow, findCases } from './case-rows.ts'
import { insertChanges, lockCases } from './case-writes.ts'

type Voucher = { readonly id: number; readonly vouchedBy: number | null }

/** Only vouched facts can become the fact of the day. */
export function changeVouched({ vouch }: { readonly vouch: boolean }) {
  return async (
    transaction: Database,
    facts: readonly CaseRow[],
    doing: Doing,
  ): Promise<number> => {
    const changing = facts.filter(({ vouchedBy }) => (vouchedBy === null) === vouch)
    const before: Voucher[] = changing.map(({ id, vouchedBy }) => ({ id, vouchedBy }))
    const actionId = await insertAction(transaction, {
      ...doing,
      count: changing.length,
      before: JSON.stringify(before),
    })
    await insertChanges(transaction, actionId, changing)
    await updateVouchers(
      transaction,
      before.map(({ id }) => ({ id, vouchedBy: vouch ? actionId : null })),
    )
    return actionId
  }
}

const stored = z.array(z.object({ id: z.int(), vouchedBy: z.int().nullable() }))

export function undoVouched({ vouch }: { readonly vouch: boolean }) {
  return async (transaction: Database, { id, before }: Undoing): Promise<number> => {
    const vouchers = stored.parse(JSON.parse(before ?? '[]'))
    const keys = vouchers.map((voucher) => ({ kind: 'fact' as const, id: voucher.id }))
    const cases = await lockCases(transaction, () => findCases(transaction, keys))
    const left = vouch ? id : null
    const unchanged = new Set(
      cases.filter(({ vouchedBy }) => vouchedBy === left).map((row) => row.id),
    )
    const back = vouchers.filter((voucher) => unchanged.has(voucher.id))
    await updateVouchers(transaction, back)
    return back.length
  }
}

async function updateVouchers(
  { db, dialect }: Database,
  vouchers: readonly Voucher[],
): Promise<void> {
  const columns = { id: 'integer', vouchedBy: 'integer' } as const
  await sql`
    with "vouchers" as materialized (${changesOf(dialect, 'Facts', vouchers, columns)})
    update "Facts" set "vouchedBy" = "vouchers"."vouchedBy"
    from "vouchers" where "Facts"."id" = "vouchers"."id"`.execute(db)
}
