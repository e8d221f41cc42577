/**
 * The distance of counts from their expected shares, in standard deviations of a chi-square:
 * uniform draws stay within about 4 on both sides (too even is suspicious, too).
 */
export function deviation(counts: readonly number[], expected: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const weight = expected.reduce((sum, share) => sum + share, 0)
  const chiSquare = counts.reduce((sum, count, cell) => {
    const mean = (total * (expected[cell] ?? 0)) / weight
    if (mean === 0) return count === 0 ? sum : Infinity
    return sum + (count - mean) ** 2 / mean
  }, 0)
  const freedom = expected.filter((share) => share > 0).length - 1
  // Wilson–Hilferty approximation: the cube root of a chi-square is nearly normally distributed.
  const spread = 2 / (9 * freedom)
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread)
}

/** Counts of 0 to cells - 1 over many trials. */
export function tally(cells: number, trials: number, draw: (trial: number) => number): number[] {
  const counts = Array.from({ length: cells }, () => 0)
  for (let trial = 0; trial < trials; trial++) {
    const cell = draw(trial)
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  return counts
}
