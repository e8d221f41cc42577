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

/** A number as the first word of a sentence; larger ones in figures. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count)

/** A count with its noun: 1 day, 2 days. */
export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`
