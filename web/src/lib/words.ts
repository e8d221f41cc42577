const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
]

/** For the first word of a sentence; large numbers are written in figures. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count)

/** '1 day', '2 days' */
export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`

/** '12,345', without Intl, whose first use is slow (docs/performance.md). */
export const withCommas = (count: number): string =>
  String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
