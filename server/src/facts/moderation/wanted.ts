import type { Category } from '@fable/contract/limits'
import { fold } from '../../lib/words.ts'

/** What the operator lists. */
export type Wanted = {
  /** Default: all. */
  readonly hidden?: boolean | undefined
  /** Only of this category. */
  readonly category?: Category | undefined
  /** Only from this time on, an ISO time. */
  readonly since?: string | undefined
  /** Part of the text or of the source, in any letter case, with or without accents. */
  readonly search?: string | undefined
  /** Default: all. */
  readonly limit?: number | undefined
}

/** Rows that are searched are read in batches, because all of them may not fit into memory. */
const BATCH = 5000

type Searched = { readonly id: number; readonly text: string; readonly source: string }

/** Reads rows that are hidden or not, the newest first: at most so many, and only those with lower ids. */
type ReadNewest<Row> = (wanted: Wanted, before?: number) => Promise<Row[]>

/** Lists what is wanted, the newest first. Reads all rows to search. */
export const listWanted = async <Row extends Searched>(
  read: ReadNewest<Row>,
  wanted: Wanted,
): Promise<Row[]> => {
  const { search, limit = Infinity } = wanted
  if (search === undefined) return read(wanted)
  // The databases fold letters in different ways.
  const part = fold(search)
  // What has nothing to compare would be in every text.
  if (part.trim() === '') return []
  const found: Row[] = []
  let before = Infinity
  while (found.length < limit) {
    const batch = await read({ ...wanted, limit: BATCH }, before)
    found.push(
      ...batch.filter(({ text, source }) =>
        [text, source].some((field) => fold(field).includes(part)),
      ),
    )
    const last = batch.at(-1)
    if (!last || batch.length < BATCH) break
    before = last.id
  }
  return found.slice(0, limit)
}
