import { dayOf, DAY_MS, FACTS_PAGE_LIMIT } from '@fable/contract/limits'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { idList } from '../../db/json-rows.ts'
import { COLUMNS, IS_DISPUTED } from '../store/facts.ts'
import { listPage } from './pages.ts'

/** The `vouchedBy` of facts that come with the program: the starting facts, and the truths of rounds. */
const VOUCHED_BY_PROGRAM = 0

/** Number of open reports from which on a fact is not shown to everybody as true. */
export const REPORTS_MANY = 3

/** Number of facts that are read, the most interesting first. */
const VOUCHED_MAX = 600

const openReports = sql<number>`(
  select count(*) from "Reports" where "Reports"."factId" = "Facts"."id" and "Reports"."actionId" is null)`

/** The query of the vouched facts that are neither hidden nor reported by many. */
const vouchedFacts = ({ db }: Database) =>
  db
    .selectFrom('Facts')
    .select([...COLUMNS, 'createdAt', 'firstPageAt'])
    .where('vouchedBy', 'is not', null)
    .where('hiddenAt', 'is', null)
    .where(openReports, '<', REPORTS_MANY)

type VouchedFact = Awaited<ReturnType<ReturnType<typeof vouchedFacts>['execute']>>[number]

/**
 * Lists the facts that may be shown to everybody as true: somebody has vouched for them, and they are not hidden,
 * disputed or reported by many. The most interesting first.
 */
export const listVouched = (database: Database): Promise<VouchedFact[]> =>
  vouchedFacts(database)
    .where(sql<boolean>`not (${IS_DISPUTED})`)
    .orderBy('votesInteresting', 'desc')
    .orderBy('id', 'desc')
    .limit(VOUCHED_MAX)
    .execute()

/**
 * Checks whether a fact that is shown to everybody as true may stay there. A dispute by votes alone does not end that,
 * because a single vote can cause it; a correction that several senders found helpful does.
 */
export const isStillFitForAll = async (database: Database, id: number): Promise<boolean> => {
  const fact = await vouchedFacts(database)
    .where('id', '=', id)
    .where(sql<boolean>`not (${IS_DISPUTED} and "correctionId" is not null)`)
    .executeTakeFirst()
  return fact !== undefined
}

/** Checks whether somebody vouches for a fact. */
export const isVouched = async ({ db }: Database, id: number): Promise<boolean> => {
  const fact = await db
    .selectFrom('Facts')
    .select('vouchedBy')
    .where('id', '=', id)
    .executeTakeFirst()
  return fact !== undefined && fact.vouchedBy !== null
}

/** Vouches for facts that come with the program. */
export const vouchForProgram = async (
  { db, dialect }: Database,
  ids: readonly number[],
): Promise<void> => {
  await db
    .updateTable('Facts')
    .set({ vouchedBy: VOUCHED_BY_PROGRAM })
    .where('id', 'in', idList(dialect, ids))
    .execute()
}

/** Records the facts on the first page of the board on a day. */
export const markFirstPage = async (database: Database, day: string): Promise<void> => {
  const pages = await Promise.all(
    (['top', 'new'] as const).map((sort) => listPage(database, { sort, limit: FACTS_PAGE_LIMIT })),
  )
  const ids = pages.flat().map(({ id }) => id)
  await database.db
    .updateTable('Facts')
    .set({ firstPageAt: day })
    .where('id', 'in', idList(database.dialect, ids))
    .execute()
}

/** Checks whether a fact was on the first page within some days before a day. */
export const wasOnFirstPage = (
  { firstPageAt }: { readonly firstPageAt: string | null },
  day: string,
  days: number,
): boolean => firstPageAt !== null && firstPageAt >= dayOf(Date.parse(day) - days * DAY_MS)
