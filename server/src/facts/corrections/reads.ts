import { sql } from 'kysely'
import type { Correction, Fact } from '@fable/contract'
import { CORRECTIONS_MAX, isDisputed, sourceDomain } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'

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

// The facts of these corrections may be hidden. The index contains only shown corrections, so a query without this
// condition could not use it.
const shownCorrections = ({ db }: Database) =>
  db.selectFrom('Corrections').select(CORRECTION_COLUMNS).where('hiddenAt', 'is', null)

type Query = ReturnType<typeof shownCorrections>

export const correctionsQuery = (database: Database, ids: readonly number[]): Query =>
  shownCorrections(database).where('id', 'in', ids)

export const HAS_BEST_CORRECTION = sql<boolean>`"correctionId" is not null`

export type BestCorrections = ReadonlyMap<number, { readonly correction: Correction }>

type WithBestCorrection = Fact & { readonly correctionId: number | null }

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

export const factCorrectionsQuery = (database: Database, factId: number): Query =>
  shownCorrections(database)
    .where('factId', '=', factId)
    .orderBy('helpful', 'desc')
    .orderBy('id')
    .limit(CORRECTIONS_MAX)

export const listCorrections = async (database: Database, factId: number): Promise<Correction[]> =>
  (await factCorrectionsQuery(database, factId).execute()).map(toCorrection)
