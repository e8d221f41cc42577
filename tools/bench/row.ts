import { median } from './median.ts'

/** A figure and its limit, from the same round. */
type Pair = { readonly figure: number; readonly limit: number }

/** One row of the table: what is measured, beside what, and the ratio that it should reach. */
export type Row = {
  readonly what: string
  readonly beside: string
  readonly unit: 'µs' | '/s' | 'ms' | 'MB' | 'KB' | ''
  /** For a figure that should be small as compared to the limit: the largest ratio. */
  readonly atMost?: number
  /** The smallest ratio; missing, like `atMost`, for a row without a reach. */
  readonly atLeast?: number
  readonly measure: () => Promise<Pair>
}

/** The rows that can be run alone under one name, and what closes their servers. */
export type Part = { readonly rows: readonly Row[]; readonly close: () => Promise<void> }

export type Result = {
  readonly part: string
  readonly what: string
  readonly beside: string
  readonly unit: Row['unit']
  readonly figure: number
  readonly limit: number
  /** The median of the ratios of all rounds. */
  readonly ratio: number
  readonly ratios: readonly number[]
  readonly reach: string
  readonly isReached: boolean
}

/** Rounds that are not counted. */
const WARM_UP = 3

/** A cost of a request is compared by how much of it the limit is, everything else by how often it is the limit. */
const ratioOf = ({ unit }: Row, { figure, limit }: Pair) =>
  unit === 'µs' ? limit / figure : figure / limit

/** Measures all rows round by round, one after the other, so that a noisy moment meets all of them. */
export const measureRows = async (
  part: string,
  rows: readonly Row[],
  rounds: number,
): Promise<Result[]> => {
  const measured = rows.map((row) => ({ row, pairs: [] as Pair[] }))
  // Until the compilers of both processes are done.
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const { row, pairs } of measured) {
      const pair = await row.measure()
      if (round >= 0) pairs.push(pair)
    }
  }
  return measured.map(({ row, pairs }) => {
    const { what, beside, unit, atLeast, atMost } = row
    const ratios = pairs.map((pair) => ratioOf(row, pair))
    const ratio = median(ratios)
    const reach = atLeast !== undefined ? `≥ ${atLeast}` : atMost !== undefined ? `≤ ${atMost}` : ''
    return {
      part,
      what,
      beside,
      unit,
      figure: median(pairs.map(({ figure }) => figure)),
      limit: median(pairs.map(({ limit }) => limit)),
      ratio,
      ratios,
      reach,
      isReached: ratio >= (atLeast ?? 0) && ratio <= (atMost ?? Infinity),
    }
  })
}
