import type { Case, CaseKey } from '@fable/contract'
import {
  type CaseList,
  DESK_PAGE_LIMIT,
  REPORT_REASONS,
  type ReportReason,
  sourceDomain,
} from '@fable/contract/limits'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { idList } from '../../db/json-rows.ts'
import { fold } from '../../lib/words.ts'
import { findHidingActions } from './action-log.ts'
import { senderName } from './senders.ts'

/** Which cases are listed. */
export type WantedCases = {
  readonly list: CaseList
  /** A part of the text or of the source, in any letter case, with or without accents; '' for all. */
  readonly q?: string
  /** Only what the sender of this one has posted, in whatever list. */
  readonly sender?: CaseKey | undefined
  /** How many cases come before. */
  readonly skip?: number
  readonly limit?: number
}

type Row = Pick<
  Case,
  'kind' | 'id' | 'text' | 'source' | 'category' | 'createdAt' | 'hiddenAt' | 'votes' | 'on'
> & {
  readonly held: number
  readonly sender: string | null
  readonly actionId: number | null
}

const factRows = ({ db }: Database) =>
  db
    .selectFrom('Facts')
    .select(['id', 'text', 'source', 'category', 'createdAt', 'hiddenAt', 'held', 'sender'])
    .select(['actionId', 'votesInteresting', 'votesMindblowing', 'votesFalse'])
    .orderBy('id', 'desc')

type FactRow = Awaited<ReturnType<ReturnType<typeof factRows>['execute']>>[number]

const toFactCase = ({ votesInteresting, votesMindblowing, votesFalse, ...row }: FactRow): Row => ({
  ...row,
  kind: 'fact',
  votes: votesInteresting + votesMindblowing + votesFalse,
  on: null,
})

const correctionRows = ({ db }: Database) =>
  db
    .selectFrom('Corrections')
    .innerJoin('Facts', 'Facts.id', 'Corrections.factId')
    .select(['Corrections.id', 'Corrections.text', 'Corrections.source', 'category'])
    .select(['Corrections.createdAt', 'Corrections.hiddenAt', 'Corrections.held'])
    .select(['Corrections.sender', 'Corrections.actionId', 'helpful as votes'])
    .select(['factId', 'Facts.text as factText'])
    .orderBy('Corrections.id', 'desc')

type CorrectionRow = Awaited<ReturnType<ReturnType<typeof correctionRows>['execute']>>[number]

const toCorrectionCase = ({ factId, factText, ...row }: CorrectionRow): Row => ({
  ...row,
  kind: 'correction',
  on: { id: factId, text: factText },
})

/** The latest first; what has no date is the oldest. */
const byTime = (one: Row, other: Row) =>
  (other.createdAt ?? '').localeCompare(one.createdAt ?? '') || other.id - one.id

type Condition = 'all' | 'hidden' | 'held'

/** The condition of the index of what is hidden, and what more it takes. */
const HELD: Readonly<Record<Exclude<Condition, 'all'>, number>> = { hidden: 0, held: 1 }

type Range = { readonly before: number; readonly limit: number }

const listFactRows = async (database: Database, condition: Condition, range: Range) => {
  const rows = factRows(database).where('Facts.id', '<', range.before).limit(range.limit)
  const wanted =
    condition === 'all'
      ? rows.where('Facts.text', '!=', '')
      : rows.where('Facts.hiddenAt', 'is not', null).where('Facts.held', '=', HELD[condition])
  return (await wanted.execute()).map(toFactCase)
}

const listCorrectionRows = async (database: Database, condition: Condition, range: Range) => {
  const rows = correctionRows(database)
    .where('Corrections.id', '<', range.before)
    .limit(range.limit)
  const wanted =
    condition === 'all'
      ? rows.where('Corrections.text', '!=', '')
      : rows
          .where('Corrections.hiddenAt', 'is not', null)
          .where('Corrections.held', '=', HELD[condition])
  return (await wanted.execute()).map(toCorrectionCase)
}

const END = 2_147_483_647

/** A search reads so many of the newest facts and corrections, so many at once. */
const SEARCHED_MAX = 20_000
const SEARCHED_AT_ONCE = 2000

const contains = (part: string, ...fields: string[]) =>
  fields.some((field) => fold(field).includes(part))

type ListRows = (database: Database, condition: Condition, range: Range) => Promise<Row[]>

/** The newest rows with a part in their text or source. */
const searchRows = async (
  database: Database,
  list: ListRows,
  { condition, part, limit }: { condition: Condition; part: string; limit: number },
): Promise<Row[]> => {
  const found: Row[] = []
  let before = END
  for (let read = 0; read < SEARCHED_MAX && found.length < limit; read += SEARCHED_AT_ONCE) {
    const rows = await list(database, condition, { before, limit: SEARCHED_AT_ONCE })
    // Other requests come between two batches.
    await setImmediate()
    found.push(...rows.filter(({ text, source }) => contains(part, text, source)))
    const last = rows.at(-1)
    if (!last || rows.length < SEARCHED_AT_ONCE) break
    before = last.id
  }
  return found
}

const listByTime = async (
  database: Database,
  condition: Condition,
  { part, limit }: { readonly part: string; readonly limit: number },
): Promise<Row[]> => {
  const lists: readonly ListRows[] = [listFactRows, listCorrectionRows]
  const rows = await Promise.all(
    lists.map((list) =>
      part === ''
        ? list(database, condition, { before: END, limit })
        : searchRows(database, list, { condition, part, limit }),
    ),
  )
  return rows.flat().sort(byTime).slice(0, limit)
}

/** Open reports of one fact or correction, counted. */
type Reported = {
  readonly factId: number
  readonly correctionId: number | null
  readonly count: number | string | bigint
  readonly last: number
}

/** So many reported facts and corrections are looked at, the most urgent ones. */
const REPORTED_MAX = 1000

const listReported = ({ db }: Database): Promise<Reported[]> =>
  db
    .selectFrom('Reports')
    .select(['factId', 'correctionId'])
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('id').as('last')])
    .where('actionId', 'is', null)
    .groupBy(['factId', 'correctionId'])
    .orderBy('count', 'desc')
    .orderBy('last', 'desc')
    .limit(REPORTED_MAX)
    .execute()

const keyOf = ({ kind, id }: CaseKey) => `${kind}-${id}`

const keyOfReport = ({ factId, correctionId }: Pick<Reported, 'factId' | 'correctionId'>) =>
  correctionId === null
    ? keyOf({ kind: 'fact', id: factId })
    : keyOf({ kind: 'correction', id: correctionId })

/** Facts and corrections with open reports that are shown, the most reported first. */
const listReportedRows = async (database: Database, part: string): Promise<Row[]> => {
  const reported = await listReported(database)
  const { dialect } = database
  const factIds = reported.filter((row) => row.correctionId === null).map((row) => row.factId)
  const correctionIds = reported.flatMap(({ correctionId }) => correctionId ?? [])
  const facts = await factRows(database)
    .where('id', 'in', idList(dialect, factIds))
    .where('hiddenAt', 'is', null)
    .execute()
  const corrections = await correctionRows(database)
    .where('Corrections.id', 'in', idList(dialect, correctionIds))
    .where('Corrections.hiddenAt', 'is', null)
    .where('Facts.hiddenAt', 'is', null)
    .execute()
  const rows = new Map(
    [...facts.map(toFactCase), ...corrections.map(toCorrectionCase)].map((row) => [
      keyOf(row),
      row,
    ]),
  )
  return reported
    .flatMap((report) => rows.get(keyOfReport(report)) ?? [])
    .filter(({ text, source }) => part === '' || contains(part, text, source))
}

const findSender = async ({ db }: Database, { kind, id }: CaseKey): Promise<string | null> => {
  const row = await db
    .selectFrom(kind === 'fact' ? 'Facts' : 'Corrections')
    .select('sender')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.sender ?? null
}

const listRowsOfSender = async (database: Database, of: CaseKey): Promise<Row[]> => {
  const sender = await findSender(database, of)
  if (sender === null) return []
  const facts = await factRows(database)
    .where('sender', '=', sender)
    .where('text', '!=', '')
    .execute()
  const corrections = await correctionRows(database)
    .where('Corrections.sender', '=', sender)
    .where('Corrections.text', '!=', '')
    .execute()
  return [...facts.map(toFactCase), ...corrections.map(toCorrectionCase)].sort(byTime)
}

const listRows = (
  database: Database,
  { list, q = '', sender, limit }: WantedCases & { readonly limit: number },
): Promise<Row[]> => {
  const part = fold(q.trim())
  if (sender) return listRowsOfSender(database, sender)
  if (list === 'reported') return listReportedRows(database, part)
  return listByTime(database, list === 'newest' ? 'all' : list, { part, limit })
}

type Reports = Case['reports']

/** The open reports of rows, by their keys. */
const findReports = async (
  { db, dialect }: Database,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, Reports>> => {
  const ids = (kind: Row['kind']) =>
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
  rows: readonly Row[],
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
