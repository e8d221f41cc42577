import { sql } from 'kysely'
import type { Correction, Fact } from '@fable/contract'
import { CORRECTIONS_MAX, isDisputed, sourceDomain } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'

/** The stored columns of a correction that the calls return. */
export const CORRECTION_COLUMNS = ['id', 'text', 'source', 'helpful', 'createdAt'] as const

export type CorrectionRow = Omit<Correction, 'domain'>

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

// The query of the corrections that are not hidden, although their facts may be. Its condition is that of the index, so
// that the index is used.
const shownCorrections = ({ db }: Database) =>
  db.selectFrom('Corrections').select(CORRECTION_COLUMNS).where('hiddenAt', 'is', null)

type Query = ReturnType<typeof shownCorrections>

/** The query of the corrections with these ids. A page of facts needs only one. */
export const correctionsQuery = (database: Database, ids: readonly number[]): Query =>
  shownCorrections(database).where('id', 'in', ids)

/** The condition of facts that have a best correction, which is shown while they are disputed. */
export const HAS_BEST_CORRECTION = sql<boolean>`"correctionId" is not null`

/** The best corrections of some facts, by the ids of the facts. */
export type BestCorrections = ReadonlyMap<number, { readonly correction: Correction }>

type WithBestCorrection = Fact & { readonly correctionId: number | null }

/** Finds the best correction of each of these facts that is disputed. */
export async function findBestCorrections(
  database: Database,
  facts: readonly WithBestCorrection[],
): Promise<BestCorrections> {
  const bestOf = new Map(
    facts.flatMap((fact) =>
      fact.correctionId !== null && isDisputed(fact) ? [[fact.correctionId, fact.id]] : [],
    ),
  )
  if (bestOf.size === 0) return new Map()
  const rows = await correctionsQuery(database, [...bestOf.keys()]).execute()
  return new Map(
    rows.flatMap((row) => {
      const factId = bestOf.get(row.id)
      return factId === undefined ? [] : [[factId, { correction: toCorrection(row) }]]
    }),
  )
}

/** The query of the corrections of a fact: most helpful first, of equal ones the oldest first. */
export const factCorrectionsQuery = (database: Database, factId: number): Query =>
  shownCorrections(database)
    .where('factId', '=', factId)
    .orderBy('helpful', 'desc')
    .orderBy('id')
    .limit(CORRECTIONS_MAX)

/** Lists the corrections of a fact that are not hidden. */
export const listCorrections = async (database: Database, factId: number): Promise<Correction[]> =>
  (await factCorrectionsQuery(database, factId).execute()).map(toCorrection)
