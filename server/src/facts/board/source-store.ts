import type { FactDetails } from '@fable/contract'
import { SOURCE_FACTS_MAX } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { sourceHash } from '../../db/fact-columns.ts'
import { shownFacts, toDetails } from './page-store.ts'

/** Among how many facts of a source the same text is looked for. No real source has so many. */
const COMPARED_MAX = 1000

/** The query of the facts with a source, newest first. */
export const sourceQuery = (database: Database, source: string, limit: number) =>
  shownFacts(database)
    .where('sourceHash', '=', sourceHash(source))
    .orderBy('id', 'desc')
    .limit(limit)

/** Lists the newest facts with a source, however it is written. */
export const listFactsOfSource = async (
  database: Database,
  source: string,
): Promise<FactDetails[]> =>
  (await sourceQuery(database, source, SOURCE_FACTS_MAX).execute()).map(toDetails)

/** Finds the newest fact with the same text and source. */
export const findSameFact = async (
  database: Database,
  { source, text }: { source: string; text: string },
): Promise<FactDetails | null> => {
  const same = await database.db
    .selectFrom(sourceQuery(database, source, COMPARED_MAX).as('Facts'))
    .selectAll()
    .where('text', '=', text)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return same ? toDetails(same) : null
}
