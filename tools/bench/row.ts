/** A ratio, or milliseconds, and the figures behind it. */
export type Measured = { readonly value: number; readonly from: string }

export type Figure = {
  readonly reach: readonly ['≥' | '≤', number]
  readonly measure: () => Measured | Promise<Measured>
}

export type Row = {
  readonly what: string
  readonly figure: Figure
  readonly rounds: number
}

/** `rounds`: fewer for slow measurements; with 1 there is no warm-up. */
export function row(what: string, figure: Figure, rounds = 5): Row {
  return { what, figure, rounds }
}

export type Part = {
  readonly rows: readonly Row[]
  readonly close: () => Promise<void>
  readonly more?: () => Promise<string>
}

export function atLeast(reach: number, measure: Figure['measure']): Figure {
  return { reach: ['≥', reach], measure }
}
export function atMost(reach: number, measure: Figure['measure']): Figure {
  return { reach: ['≤', reach], measure }
}

/** At most three digits. */
export function shown(figure: number): string {
  if (figure >= 100) return figure.toFixed(0)
  return figure.toFixed(figure >= 10 ? 1 : 2)
}

export const ratioOf = (figure: number, beside: number, unit: string): Measured => ({
  value: figure / beside,
  from: `${shown(figure)} beside ${shown(beside)} ${unit}`,
})

export function median(all: readonly Measured[] = []): Measured {
  const middle = all.toSorted((a, b) => a.value - b.value)[Math.floor(all.length / 2)]
  if (!middle) throw new Error('Nothing was measured.')
  return middle
}
