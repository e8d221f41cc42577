import { type SelectQueryBuilder, sql } from 'kysely'
import type { Case, CaseKey } from '@fable/contract'
import { type CaseList, countVotes, DESK_PAGE_LIMIT, sourceDomain } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { fold } from '../../lib/words.ts'
import { findHidingActions } from '../moderation/action-log.ts'
import {
  type CaseRow,
  casesQuery,
  listCasesOfSender,
  listNewestOfAll,
  type WantedCases,
  writeCaseKey,
} from '../moderation/case-rows.ts'
import { findOpenReports, listReportedCases } from '../moderation/reports.ts'
import { senderName } from '../posting/senders.ts'

type Count = number | string | bigint

type SenderOfCase = NonNullable<Case['sender']>

type PostsOfSender = {
  readonly sender: string | null
  readonly posts: Count
  readonly shown: Count
  readonly since: string | null
}

export const sendersQuery = (
  { db }: Database,
  marks: readonly string[],
): SelectQueryBuilder<Tables, 'Cases', PostsOfSender> =>
  db
    .selectFrom('Cases')
    .select('sender')
    .select(({ fn }) => [fn.countAll().as('posts'), fn.min('createdAt').as('since')])
    .select(sql<Count>`sum(case when "hiddenAt" is null then 1 else 0 end)`.as('shown'))
    .where('sender', 'in', marks)
    .where('text', '!=', '')
    .groupBy('sender')

const NO_REPORTS: Case['reports'] = { open: 0, reasons: [], notes: [], last: null }

type WantedList = {
  readonly list: CaseList
  readonly q?: string
  /** If given, the list contains all posts of this case's sender, whatever `list` says. */
  readonly sender?: CaseKey | undefined
  readonly skip?: number
  readonly limit?: number
}

const LISTS = {
  newest: { hasText: true },
  hidden: { hidden: true, held: false },
  held: { hidden: true, held: true },
} as const satisfies Record<Exclude<CaseList, 'reported'>, WantedCases>

const SEARCHED_MAX = 20_000

/** `next` is the number of cases to skip for the next page. */
export async function listCases(
  database: Database,
  wanted: WantedList,
  now: number,
): Promise<{ cases: Case[]; next: string | null }> {
  const { skip = 0, limit = DESK_PAGE_LIMIT } = wanted
  const all = await listRows(database, { ...wanted, limit: skip + limit + 1 })
  const rows = all.slice(skip, skip + limit)
  const reports = await findOpenReports(database, rows)
  const senders = await findSenders(database, rows, now)
  const actions = await findHidingActions(database, rows)

  return {
    cases: rows.map((row) => ({
      kind: row.kind,
      id: row.id,
      text: row.text,
      source: row.source,
      category: row.category,
      createdAt: row.createdAt,
      hiddenAt: row.hiddenAt,
      votes: row.helpful ?? countVotes(row),
      on: row.kind === 'fact' ? null : { id: row.factId, text: row.factText },
      domain: row.source === '' ? '' : sourceDomain(row.source),
      isHeld: row.held === 1,
      isVouched: row.kind === 'fact' && row.vouchedBy !== null,
      reports: reports.get(writeCaseKey(row)) ?? NO_REPORTS,
      sender: senders.get(row.sender ?? '') ?? null,
      action: actions.get(row.actionId ?? 0) ?? null,
    })),
    next: all.length > skip + limit ? String(skip + limit) : null,
  }
}

async function listRows(
  database: Database,
  { list, q = '', sender, limit }: WantedList & { readonly limit: number },
): Promise<CaseRow[]> {
  if (sender) {
    const of = await casesQuery(database, [sender]).executeTakeFirst()
    return of?.sender ? listCasesOfSender(database, of.sender) : []
  }
  const part = fold(q.trim())
  if (list === 'reported') return listReportedCases(database, part)
  const search = part === '' ? undefined : part
  return listNewestOfAll(database, { ...LISTS[list], search, searchedMax: SEARCHED_MAX, limit })
}

async function findSenders(
  database: Database,
  rows: readonly CaseRow[],
  now: number,
): Promise<ReadonlyMap<string, SenderOfCase>> {
  const marks = [...new Set(rows.flatMap(({ sender }) => sender ?? []))]
  if (marks.length === 0) return new Map()

  const posts = await sendersQuery(database, marks).execute()
  const refused = await database.db
    .selectFrom('RefusedSenders')
    .select('sender')
    .where('until', '>', new Date(now).toISOString())
    .where('sender', 'in', marks)
    .execute()

  return new Map(
    marks.map((mark) => {
      const own = posts.find(({ sender }) => sender === mark)
      return [
        mark,
        {
          name: senderName(mark),
          posts: Number(own?.posts ?? 0),
          shown: Number(own?.shown ?? 0),
          since: own?.since ?? new Date(now).toISOString(),
          isRefused: refused.some(({ sender }) => sender === mark),
        },
      ]
    }),
  )
}
