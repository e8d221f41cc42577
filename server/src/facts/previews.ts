import { factPath, SCREEN_PATHS } from '@fable/contract/limits'
import type { Database } from '../platform/db/database.ts'
import type { FindPreview, Preview } from '../platform/http/preview.ts'
import { findFact, toDetails } from './page-store.ts'

/** Ids are as in the contract: a positive number of at most nine digits. */
const FACT_PATH = new RegExp(
  `^${SCREEN_PATHS.fact.replace(':id', String.raw`([1-9]\d{0,8})`)}/?$`,
  'i',
)

/** Finds the preview of a fact. Returns null for a missing and for a hidden one. */
const findFactPreview = async (database: Database, id: number): Promise<Preview | null> => {
  const row = await findFact(database, id)
  if (!row) return null
  const { text, category, domain } = toDetails(row)
  return {
    title: `${text} - Fact & Fable`,
    description: `A fact from ${category}, as ${domain} has it. Interesting, mind-blowing or false?`,
    path: factPath(id),
  }
}

/** The previews of the facts' pages. Their paths match in any letter case. */
export const factPreviews =
  (database: Database): FindPreview =>
  (path) => {
    const id = FACT_PATH.exec(path)?.[1]
    return id === undefined ? undefined : findFactPreview(database, Number(id))
  }
