/** A ratio, or a time, and what it was taken from. */
export type Measured = { readonly value: number; readonly from: string }

/** A row of the table: what is measured, and what it should reach. */
export type Row = {
  readonly what: string
  readonly reach: readonly ['≥' | '≤', number]
  /** Missing for a ratio. */
  readonly unit?: 'ms'
  readonly measure: () => Promise<Measured>
}

/** The rows that can be measured alone under one name. */
export type Part = {
  readonly rows: readonly Row[]
  /** Default: what `--rounds` says. 1 for what takes long, or does not depend on the moment. */
  readonly rounds?: number
  readonly close: () => Promise<void>
}

/** A figure with three digits at most. */
export const shown = (figure: number): string =>
  figure >= 100 ? figure.toFixed(0) : figure >= 10 ? figure.toFixed(1) : figure.toFixed(2)

/** The ratio of a figure to the one that it stands beside. */
export const ratioOf = (figure: number, beside: number, unit: string): Measured => ({
  value: figure / beside,
  from: `${shown(figure)} beside ${shown(beside)} ${unit}`,
})

/** The one in the middle. */
export const median = (all: readonly Measured[]): Measured => {
  const middle = all.toSorted((a, b) => a.value - b.value)[Math.floor(all.length / 2)]
  if (!middle) throw new Error('Nothing was measured.')
  return middle
}
