import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { CaseKey } from '@fable/contract'
import {
  CASE_KINDS,
  type CaseKind,
  type Category,
  type FactFieldName,
  VOTE_FIELDS,
} from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { jsonRows } from '../../db/json-rows.ts'
import { fold } from '../../lib/words.ts'
import { ID_END } from '../store/facts.ts'

export const writeCaseKey = ({ kind, id }: CaseKey): string => `${kind}-${id}`

export const idsOf = (keys: readonly CaseKey[], kind: CaseKind): number[] =>
  keys.filter((key) => key.kind === kind).map(({ id }) => id)

const CASE_FACT_ID = sql<number>`coalesce("Cases"."factId", "Cases"."id")`

/** A correction has no category of its own, so it gets the category of its fact. */
const FIELD_COLUMNS = {
  text: 'Cases.text',
  source: 'Cases.source',
  category: 'Facts.category',
} as const satisfies Record<FactFieldName, `${'Cases' | 'Facts'}.${FactFieldName}`>

const caseRows = ({ db }: Database) =>
  db
    .selectFrom('Cases')
    .innerJoin('Facts', (join) => join.on('Facts.id', '=', CASE_FACT_ID))
    .select(Object.values(FIELD_COLUMNS))
    .select(['Cases.kind', 'Cases.id', 'Cases.helpful'])
    .select(['Cases.createdAt', 'Cases.hiddenAt', 'Cases.held', 'Cases.sender', 'Cases.actionId'])
    .select(['Facts.id as factId', 'Facts.text as factText', 'Facts.hiddenAt as factHiddenAt'])
    .select('Facts.vouchedBy')
    .select(VOTE_FIELDS)

type Query = ReturnType<typeof caseRows>

/** The fact of a row is the case itself, or the fact that it corrects. The votes are the votes of that fact. */
export type CaseRow = Awaited<ReturnType<Query['execute']>>[number]

export function casesQuery(database: Database, keys: readonly CaseKey[]): Query {
  const rows = keys.map(({ kind, id }) => ({ kind, id }))
  const wanted = jsonRows(database.dialect, rows, { kind: 'text', id: 'integer' })
  return caseRows(database).innerJoin(
    sql<CaseKey>`(select distinct "kind", "id" from ${wanted})`.as('wanted'),
    (join) => join.onRef('wanted.kind', '=', 'Cases.kind').onRef('wanted.id', '=', 'Cases.id'),
  )
}

export const findCases = (database: Database, keys: readonly CaseKey[]): Promise<CaseRow[]> =>
  casesQuery(database, keys).where('Cases.text', '!=', '').execute()

export async function listMissingCases(
  database: Database,
  keys: readonly CaseKey[],
): Promise<number[]> {
  const found = new Set((await findCases(database, keys)).map(writeCaseKey))
  return keys.filter((key) => !found.has(writeCaseKey(key))).map(({ id }) => id)
}

export const senderQuery = (database: Database, sender: string): Query =>
  caseRows(database)
    .where('Cases.sender', '=', sender)
    .where('Cases.text', '!=', '')
    .orderBy('Cases.createdAt', (order) => order.desc().nullsLast())
    .orderBy('Cases.id', 'desc')

export const listCasesOfSender = (database: Database, sender: string): Promise<CaseRow[]> =>
  senderQuery(database, sender).execute()

export type WantedCases = {
  readonly hidden?: boolean | undefined
  readonly held?: boolean | undefined
  readonly hasText?: boolean | undefined
  readonly category?: Category | undefined
  readonly since?: string | undefined
  readonly search?: string | undefined
  /** A search reads only this many of the newest cases. */
  readonly searchedMax?: number | undefined
  readonly limit?: number | undefined
}

/** Lists cases of one kind only, so that both databases can read them in the order of an index. */
export function newestQuery(
  database: Database,
  kind: CaseKind,
  { hidden, held, hasText, category, since, limit }: WantedCases,
  before = ID_END,
): Query {
  let cases = caseRows(database)
    .where('Cases.kind', '=', kind)
    .where('Cases.id', '<', before)
    .orderBy('Cases.id', 'desc')
  if (hidden !== undefined) cases = cases.where('Cases.hiddenAt', hidden ? 'is not' : 'is', null)
  if (held !== undefined) cases = cases.where('Cases.held', '=', held ? 1 : 0)
  if (hasText) cases = cases.where('Cases.text', '!=', '')
  if (category !== undefined) cases = cases.where('category', '=', category)
  if (since !== undefined) cases = cases.where('Cases.createdAt', '>=', since)
  return limit === undefined ? cases : cases.limit(limit)
}

/** The rows are searched in batches, because all rows may not fit into memory. */
const SEARCHED_AT_ONCE = 2000

/** `part` is folded. The comparison is not in SQL, because the two databases fold letters differently. */
export const contains = ({ text, source }: CaseRow, part: string): boolean =>
  [text, source].some((field) => fold(field).includes(part))

export async function listNewestCases(
  database: Database,
  kind: CaseKind,
  wanted: WantedCases,
): Promise<CaseRow[]> {
  const { search, searchedMax = Infinity, limit = Infinity } = wanted
  if (search === undefined) return newestQuery(database, kind, wanted).execute()
  const part = fold(search)
  // A blank search would match every text.
  if (part.trim() === '') return []

  const found: CaseRow[] = []
  let before = ID_END
  for (let read = 0; read < searchedMax && found.length < limit; read += SEARCHED_AT_ONCE) {
    const some = { ...wanted, limit: SEARCHED_AT_ONCE }
    const rows = await newestQuery(database, kind, some, before).execute()
    // Between two batches, other requests are handled.
    await setImmediate()
    found.push(...rows.filter((row) => contains(row, part)))
    const last = rows.at(-1)
    if (!last || rows.length < SEARCHED_AT_ONCE) break
    before = last.id
  }
  return found.slice(0, limit)
}

const byTime = (one: CaseRow, other: CaseRow) =>
  (other.createdAt ?? '').localeCompare(one.createdAt ?? '') || other.id - one.id

export async function listNewestOfAll(
  database: Database,
  wanted: WantedCases & { readonly limit: number },
): Promise<CaseRow[]> {
  const rows = await Promise.all(CASE_KINDS.map((kind) => listNewestCases(database, kind, wanted)))
  return rows.flat().sort(byTime).slice(0, wanted.limit)
}
