import { type RawBuilder, sql } from 'kysely'
import { REPORT_REASONS, type ReportReason } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { idList, jsonRows } from '../../db/json-rows.ts'
import { CASES } from './case-kinds.ts'
import { type CaseRow, casesQuery, contains, writeCaseKey } from './case-rows.ts'

/** A held case is open as well, because it waits for the operator. */
const isOpenCase = sql<boolean>`("Cases"."hiddenAt" is null or "Cases"."held" = 1)
  and ("Facts"."hiddenAt" is null or "Facts"."held" = 1)`

const openReports = ({ db }: Database) =>
  db
    .selectFrom('Reports')
    .innerJoin('Cases', (join) =>
      join.onRef('Cases.kind', '=', 'Reports.kind').onRef('Cases.id', '=', 'Reports.itemId'),
    )
    .innerJoin('Facts', 'Facts.id', 'Reports.factId')
    .where('Reports.actionId', 'is', null)
    .where(isOpenCase)

export async function countOpenReports(database: Database): Promise<number> {
  const { count } = await openReports(database)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const reportRows = (database: Database) =>
  openReports(database)
    .select(['Reports.id', 'reason', 'note', 'sentAt', 'Cases.kind', 'Cases.id as caseId'])
    .select(['Cases.text', 'Cases.source', 'Reports.factId', 'Facts.text as factText', 'category'])
    .orderBy('Reports.id', 'desc')

type Query = ReturnType<typeof reportRows>

export type ReportWithCase = Awaited<ReturnType<Query['execute']>>[number]

export const reportsQuery = (database: Database): Query => reportRows(database)

export function listReports(database: Database, limit?: number): Promise<ReportWithCase[]> {
  const reports = reportsQuery(database)
  return (limit === undefined ? reports : reports.limit(limit)).execute()
}

const REPORTED_MAX = 1000

/** The case with the most reports is first. `part` is folded; '' lists all cases. */
export async function listReportedCases(database: Database, part: string): Promise<CaseRow[]> {
  const keys = await database.db
    .selectFrom('Reports')
    .select(['kind', 'itemId as id'])
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('id').as('last')])
    .where('actionId', 'is', null)
    .groupBy(['kind', 'itemId'])
    .orderBy('count', 'desc')
    .orderBy('last', 'desc')
    .limit(REPORTED_MAX)
    .execute()
  const rows = await casesQuery(database, keys).where(isOpenCase).execute()
  const byKey = new Map(rows.map((row) => [writeCaseKey(row), row]))
  return keys
    .flatMap((key) => byKey.get(writeCaseKey(key)) ?? [])
    .filter((row) => part === '' || contains(row, part))
}

export type CaseReports = {
  readonly open: number
  readonly reasons: { reason: ReportReason; count: number }[]
  readonly notes: string[]
  readonly last: string | null
}

export async function findOpenReports(
  { db, dialect }: Database,
  rows: readonly CaseRow[],
): Promise<ReadonlyMap<string, CaseReports>> {
  const factIds = rows.map(({ factId }) => factId)
  const reports = await db
    .selectFrom('Reports')
    .select(['kind', 'itemId as id', 'reason', 'note', 'sentAt'])
    .where('actionId', 'is', null)
    .where('factId', 'in', idList(dialect, factIds))
    .orderBy('id', 'desc')
    .execute()

  const countsOf = (reasons: readonly ReportReason[]) =>
    REPORT_REASONS.map((reason) => ({
      reason,
      count: reasons.filter((given) => given === reason).length,
    }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)

  return new Map(
    [...Map.groupBy(reports, writeCaseKey)].map(([key, some]) => [
      key,
      {
        open: some.length,
        reasons: countsOf(some.map(({ reason }) => reason)),
        notes: some.flatMap(({ note }) => note ?? []),
        last: some[0]?.sentAt ?? null,
      },
    ]),
  )
}

/** `includesBelow`: also ends the reports of corrections of these facts. */
export async function endReports(
  database: Database,
  cases: readonly CaseRow[],
  { actionId, includesBelow }: { readonly actionId: number; readonly includesBelow: boolean },
): Promise<void> {
  await database.db
    .updateTable('Reports')
    .set({ actionId })
    .where('actionId', 'is', null)
    .where(isAbout(database, cases, includesBelow))
    .execute()
}

export async function deleteNotes(database: Database, cases: readonly CaseRow[]): Promise<void> {
  await database.db
    .updateTable('Reports')
    .set({ note: null })
    .where(isAbout(database, cases, true))
    .execute()
}

/** The condition on `factId` comes first, because that column has an index. */
function isAbout(
  { dialect }: Database,
  cases: readonly CaseRow[],
  includesBelow: boolean,
): RawBuilder<boolean> {
  const factIds = [...new Set(cases.map(({ factId }) => factId))]
  const rows = cases.map(({ kind, id }) => ({ kind, id }))
  const given = jsonRows(dialect, rows, { kind: 'text', id: 'integer' })
  const itself = sql<boolean>`("kind", "itemId") in (select "kind", "id" from ${given})`
  const withOthers = cases.filter(({ kind }) => CASES[kind].deleteBelow).map(({ id }) => id)
  const below = sql<boolean>`"factId" in ${idList(dialect, withOthers)}`
  return sql<boolean>`"factId" in ${idList(dialect, factIds)} and
    ${includesBelow ? sql<boolean>`(${itself} or ${below})` : itself}`
}
