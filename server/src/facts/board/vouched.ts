import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { idList } from '../../db/json-rows.ts'
import { HAS_BEST_CORRECTION } from '../corrections/reads.ts'
import { COLUMNS, IS_DISPUTED } from '../store/facts.ts'

export const VOUCHED_BY_PROGRAM = 0

/** A fact that this many senders have reported is no longer shown to everybody as true. */
export const MANY_REPORTS_MIN = 3

const VOUCHED_MAX = 600

const reportingSenders = sql<number>`(
  select count(*) from "Reports"
  where "Reports"."factId" = "Facts"."id" and "Reports"."kind" = 'fact'
    and "Reports"."actionId" is null and "Reports"."isFirst" = 1)`

const vouchedFacts = ({ db }: Database) =>
  db
    .selectFrom('Facts')
    .select([...COLUMNS, 'createdAt'])
    .where('vouchedBy', 'is not', null)
    .where('hiddenAt', 'is', null)
    .where(reportingSenders, '<', MANY_REPORTS_MIN)

type VouchedFact = Awaited<ReturnType<ReturnType<typeof vouchedFacts>['execute']>>[number]

/**
 * Lists facts that may be shown to everybody as true: they are vouched for, and neither hidden, disputed nor reported
 * by many. The most interesting facts are first.
 */
export const listVouched = (database: Database, max = VOUCHED_MAX): Promise<VouchedFact[]> =>
  vouchedFacts(database)
    .where(sql<boolean>`not (${IS_DISPUTED})`)
    .orderBy('votesInteresting', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute()

/**
 * A dispute by votes alone does not replace the fact of the day, because a single vote can cause it. A dispute with a
 * shown correction does, because several senders have found the correction helpful.
 */
export async function canStayFactOfTheDay(database: Database, id: number): Promise<boolean> {
  const fact = await vouchedFacts(database)
    .where('id', '=', id)
    .where(sql<boolean>`not (${IS_DISPUTED} and ${HAS_BEST_CORRECTION})`)
    .executeTakeFirst()
  return fact !== undefined
}

export async function vouchForProgram(
  { db, dialect }: Database,
  ids: readonly number[],
): Promise<void> {
  await db
    .updateTable('Facts')
    .set({ vouchedBy: VOUCHED_BY_PROGRAM })
    .where('id', 'in', idList(dialect, ids))
    .execute()
}
