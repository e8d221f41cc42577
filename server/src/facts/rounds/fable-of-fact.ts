import { isDisputed } from '@fable/contract/limits'
import type { Database } from '../../db/database.ts'
import { findDetails, findFact } from '../board/pages.ts'
import type { Fable } from './fable.ts'

type Refusal = 'not_found' | 'not_disputed' | 'no_correction'

export async function findFableOf(database: Database, id: number): Promise<Fable | Refusal> {
  const row = await findFact(database, id)
  if (!row) return 'not_found'
  if (!isDisputed(row)) return 'not_disputed'
  const { text, category, correction } = await findDetails(database, row)
  if (!correction) return 'no_correction'
  return { text, truth: correction.text, source: correction.source, category }
}
