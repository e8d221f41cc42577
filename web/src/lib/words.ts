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

/** Writes a number for the beginning of a sentence. Large numbers are written in digits. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count)

/** For example '1 day' or '2 days'. */
export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`

/** Returns for example '12,345'. It does not use Intl, whose first use is slow (docs/performance.md). */
export const withCommas = (count: number): string =>
  String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
