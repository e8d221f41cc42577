import type { Case } from '@fable/contract'
import {
  DESK_PAGE_LIMIT,
  REPORT_REASONS,
  type ReportReason,
  sourceDomain,
} from '@fable/contract/limits'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { idList } from '../../db/json-rows.ts'
import { findHidingActions } from './action-log.ts'
import {
  type CaseRow,
  keyOf,
  keyOfReport,
  listReportedRows,
  listRows,
  type WantedCases,
} from './case-rows.ts'
import { senderName } from '../posting/senders.ts'

type Reports = Case['reports']

/** The open reports of rows, by their keys. */
const findReports = async (
  { db, dialect }: Database,
  rows: readonly CaseRow[],
): Promise<ReadonlyMap<string, Reports>> => {
  const ids = (kind: CaseRow['kind']) =>
    idList(
      dialect,
      rows.filter((row) => row.kind === kind).map(({ id }) => id),
    )
  const open = db
    .selectFrom('Reports')
    .select(['factId', 'correctionId', 'reason', 'note', 'sentAt'])
    .where('actionId', 'is', null)
    .orderBy('id', 'desc')
  const reports = [
    ...(await open.where('correctionId', 'is', null).where('factId', 'in', ids('fact')).execute()),
    ...(await open.where('correctionId', 'in', ids('correction')).execute()),
  ]
  const countsOf = (reasons: readonly ReportReason[]) =>
    REPORT_REASONS.map((reason) => ({
      reason,
      count: reasons.filter((given) => given === reason).length,
    }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
  return new Map(
    [...Map.groupBy(reports, keyOfReport)].map(([key, some]) => [
      key,
      {
        open: some.length,
        reasons: countsOf(some.map(({ reason }) => reason)),
        notes: some.flatMap(({ note }) => note ?? []),
        // The newest report comes first.
        last: some[0]?.sentAt ?? null,
      },
    ]),
  )
}

type SenderOfCase = NonNullable<Case['sender']>

/** What the senders of rows have posted, by their marks. */
const findSenders = async (
  { db }: Database,
  rows: readonly CaseRow[],
  now: number,
): Promise<ReadonlyMap<string, SenderOfCase>> => {
  const marks = [...new Set(rows.flatMap(({ sender }) => sender ?? []))]
  if (marks.length === 0) return new Map()
  const postsIn = (table: 'Facts' | 'Corrections') =>
    db
      .selectFrom(table)
      .select('sender')
      .select(({ fn }) => [fn.countAll().as('posts'), fn.min('createdAt').as('since')])
      .select(sql<number | string>`sum(case when "hiddenAt" is null then 1 else 0 end)`.as('shown'))
      .where('sender', 'in', marks)
      .where('text', '!=', '')
      .groupBy('sender')
      .execute()
  const posts = [...(await postsIn('Facts')), ...(await postsIn('Corrections'))]
  const refused = await db
    .selectFrom('RefusedSenders')
    .select('sender')
    .where('until', '>', new Date(now).toISOString())
    .where('sender', 'in', marks)
    .execute()
  const sum = (counts: readonly (number | string | bigint)[]) =>
    counts.reduce<number>((total, count) => total + Number(count), 0)
  return new Map(
    marks.map((mark) => {
      const own = posts.filter(({ sender }) => sender === mark)
      const since = own.flatMap((row) => row.since ?? []).sort()[0]
      return [
        mark,
        {
          name: senderName(mark),
          posts: sum(own.map((row) => row.posts)),
          shown: sum(own.map((row) => row.shown)),
          since: since ?? new Date(now).toISOString(),
          isRefused: refused.some(({ sender }) => sender === mark),
        },
      ]
    }),
  )
}

const NO_REPORTS: Reports = { open: 0, reasons: [], notes: [], last: null }

/**
 * Lists facts and corrections for the operator, with what was reported, by whom they were posted, and by which action
 * they were hidden. `now` is in milliseconds since 1970. Returns with `next` how many to skip for the next page.
 */
export const listCases = async (
  database: Database,
  wanted: WantedCases,
  now: number,
): Promise<{ cases: Case[]; next: string | null }> => {
  const { skip = 0, limit = DESK_PAGE_LIMIT } = wanted
  const all = await listRows(database, { ...wanted, limit: skip + limit + 1 })
  const rows = all.slice(skip, skip + limit)
  const reports = await findReports(database, rows)
  const senders = await findSenders(database, rows, now)
  const actions = await findHidingActions(database, rows)
  return {
    cases: rows.map(({ held, sender, actionId, ...row }) => ({
      ...row,
      domain: row.source === '' ? '' : sourceDomain(row.source),
      isHeld: held === 1,
      reports: reports.get(keyOf(row)) ?? NO_REPORTS,
      sender: senders.get(sender ?? '') ?? null,
      action: actions.get(actionId ?? 0) ?? null,
    })),
    next: all.length > skip + limit ? String(skip + limit) : null,
  }
}

/** How many cases each list has. Reports of what is hidden do not count. */
export const countCases = async (
  database: Database,
): Promise<Readonly<Record<'reported' | 'held' | 'hidden', number>>> => {
  const countOf = async (table: 'Facts' | 'Corrections', held: number) => {
    const { count } = await database.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .where('hiddenAt', 'is not', null)
      .where('held', '=', held)
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  return {
    reported: (await listReportedRows(database, '')).length,
    held: (await countOf('Facts', 1)) + (await countOf('Corrections', 1)),
    hidden: (await countOf('Facts', 0)) + (await countOf('Corrections', 0)),
  }
}
