/** Writes a number with commas: '12,345'. Does so without Intl, whose first use is slow (docs/performance.md). */
export const inThousands = (count: number): string =>
  String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
