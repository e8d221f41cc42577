import { FACT_SORTS, type FactSort } from '@fable/contract/limits'
import type { Position } from './page-store.ts'

const CURSOR = new RegExp(String.raw`^(${FACT_SORTS.join('|')})\.(\d{1,10})\.([1-9]\d{0,8})$`)

/** The largest integer that the databases take. */
const INTEGER_MAX = 2_147_483_647

/** Writes a position in an order as `next` of a page. Its form is ours alone to know. */
export const encodeCursor = (sort: FactSort, { value, id }: Position): string =>
  Buffer.from(`${sort}.${value}.${id}`).toString('base64url')

/** Reads `after` of a request. Returns null for anything that no page of this order returned. */
export const decodeCursor = (sort: FactSort, cursor: string): Position | null => {
  const [, order, value, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (order !== sort || Number(value) > INTEGER_MAX) return null
  // That order has only facts above 0.
  if (order === 'disputed' && value === '0') return null
  const position = { value: Number(value), id: Number(id) }
  return encodeCursor(sort, position) === cursor ? position : null
}
