import type { Correction, Fact } from '@fable/contract'
import { CORRECTIONS_MAX, isDisputed, sourceDomain } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'

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

/**
 * The corrections that are not hidden themselves; their fact can be hidden. The condition matches that of the index.
 */
const shownCorrections = ({ db }: Database) =>
  db.selectFrom('Corrections').select(CORRECTION_COLUMNS).where('hiddenAt', 'is', null)

type Query = ReturnType<typeof shownCorrections>

/** The query of the corrections with these ids, one statement for a page of facts. */
export const correctionsQuery = (database: Database, ids: readonly number[]): Query =>
  shownCorrections(database).where('id', 'in', ids)

/** The best corrections of some facts, by the facts' ids. */
export type StandingWithFacts = ReadonlyMap<number, { readonly correction: Correction }>

type StandingOf = Fact & { readonly correctionId: number | null }

/** Finds the best corrections of the disputed ones among these facts. */
export const findStanding = async (
  database: Database,
  facts: readonly StandingOf[],
): Promise<StandingWithFacts> => {
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

/** Finds all corrections of a fact, for its page. */
export const findBelow = async (
  database: Database,
  factId: number,
): Promise<{ corrections: Correction[] }> => ({
  corrections: await listCorrections(database, factId),
})
