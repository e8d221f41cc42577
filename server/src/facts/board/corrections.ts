import type { Correction } from '@fable/contract'
import { CORRECTIONS_MAX, sourceDomain } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { idList } from '../../db/json-rows.ts'

/** The columns of a correction that the calls return. */
export const CORRECTION_COLUMNS = ['id', 'text', 'source', 'helpful', 'createdAt'] as const

/** A correction as its columns. */
export type CorrectionRow = Omit<Correction, 'domain'>

/** A row as the calls return it. */
export const toCorrection = ({
  id,
  text,
  source,
  helpful,
  createdAt,
}: CorrectionRow): Correction => ({
  id,
  text,
  source,
  domain: sourceDomain(source),
  helpful,
  createdAt,
})

/** Corrections that are not hidden, but that their fact may be. The condition is that of the index. */
const shownCorrections = ({ db }: Database) =>
  db.selectFrom('Corrections').select(CORRECTION_COLUMNS).where('hiddenAt', 'is', null)

type Query = ReturnType<typeof shownCorrections>

/** The query of the corrections with these ids, one statement for a page of facts. */
export const correctionsQuery = (database: Database, ids: readonly number[]): Query =>
  shownCorrections(database).where('id', 'in', idList(database.dialect, ids))

/** Lists those of these corrections that are shown, by id. Asks nothing for no ids. */
export const listCorrectionsWithIds = async (
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Correction>> => {
  if (ids.length === 0) return new Map()
  const rows = await correctionsQuery(database, ids).execute()
  return new Map(rows.map((row) => [row.id, toCorrection(row)]))
}

/** The query of the corrections of a fact: the most helpful first, then the oldest. */
export const factCorrectionsQuery = (database: Database, factId: number): Query =>
  shownCorrections(database)
    .where('factId', '=', factId)
    .orderBy('helpful', 'desc')
    .orderBy('id')
    .limit(CORRECTIONS_MAX)

/** Lists the corrections of a fact that are shown. */
export const listCorrections = async (database: Database, factId: number): Promise<Correction[]> =>
  (await factCorrectionsQuery(database, factId).execute()).map(toCorrection)
