import { setImmediate } from 'node:timers/promises'
import type { Case, CaseKey } from '@fable/contract'
import { type CaseList, countVotes, VOTE_FIELDS } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { idList } from '../../db/json-rows.ts'
import { fold } from '../../lib/words.ts'

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

/** A fact or a correction as it is read, before its reports, its sender and its action are. */
export type CaseRow = Pick<
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
    .select(['actionId', ...VOTE_FIELDS])
    .orderBy('id', 'desc')

type FactRow = Awaited<ReturnType<ReturnType<typeof factRows>['execute']>>[number]

const toFactCase = (row: FactRow): CaseRow => {
  const { id, text, source, category, createdAt, hiddenAt, held, sender, actionId } = row
  const read = { id, text, source, category, createdAt, hiddenAt, held, sender, actionId }
  return { ...read, kind: 'fact', votes: countVotes(row), on: null }
}

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

const toCorrectionCase = ({ factId, factText, ...row }: CorrectionRow): CaseRow => ({
  ...row,
  kind: 'correction',
  on: { id: factId, text: factText },
})

/** The latest first; what has no date is the oldest. */
const byTime = (one: CaseRow, other: CaseRow) =>
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

type ListRows = (database: Database, condition: Condition, range: Range) => Promise<CaseRow[]>

/** The newest rows with a part in their text or source. */
const searchRows = async (
  database: Database,
  list: ListRows,
  { condition, part, limit }: { condition: Condition; part: string; limit: number },
): Promise<CaseRow[]> => {
  const found: CaseRow[] = []
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
): Promise<CaseRow[]> => {
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

/** The key of a fact or a correction, by which rows and their reports meet. */
export const keyOf = ({ kind, id }: CaseKey): string => `${kind}-${id}`

/** The key of what a report is about. */
export const keyOfReport = ({
  factId,
  correctionId,
}: Pick<Reported, 'factId' | 'correctionId'>): string =>
  correctionId === null
    ? keyOf({ kind: 'fact', id: factId })
    : keyOf({ kind: 'correction', id: correctionId })

/** Facts and corrections with open reports that are shown, the most reported first. */
export const listReportedRows = async (database: Database, part: string): Promise<CaseRow[]> => {
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

const listRowsOfSender = async (database: Database, of: CaseKey): Promise<CaseRow[]> => {
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

/** Lists the rows of a list, in its order. */
export const listRows = (
  database: Database,
  { list, q = '', sender, limit }: WantedCases & { readonly limit: number },
): Promise<CaseRow[]> => {
  const part = fold(q.trim())
  if (sender) return listRowsOfSender(database, sender)
  if (list === 'reported') return listReportedRows(database, part)
  return listByTime(database, list === 'newest' ? 'all' : list, { part, limit })
}
