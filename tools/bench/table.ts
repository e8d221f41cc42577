import type { Result } from './row.ts'

/** A figure with three digits. */
export const shown = (figure: number): string =>
  figure >= 100 ? String(Math.round(figure)) : figure.toPrecision(3)

/** Prints the results as one table of ratios. */
export const printTable = (results: readonly Result[]): void => {
  console.table(
    results.map(({ what, beside, figure, limit, unit, ratio, reach, isReached }) => ({
      what,
      beside,
      median: `${shown(figure)} ${unit}`,
      limit: `${shown(limit)} ${unit}`,
      ratio: shown(ratio),
      reach,
      reached: reach === '' ? '' : isReached ? 'yes' : 'no',
    })),
  )
}
