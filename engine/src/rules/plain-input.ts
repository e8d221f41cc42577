/**
 * Marks that dictation, keyboards or habits put around an input. A minus, a plus or a leading dot is kept, because it
 * belongs to a number.
 */
const MARKS_BEFORE = /^[\s\p{Pi}\p{Pf}\p{Ps}"'#]+/u
const MARKS_AFTER = /[\s\p{Pi}\p{Pf}\p{Pe}"'.,;:!?]+$/u

const UNITS =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/)
const TENS = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')]
const ORDINALS = ['', ...'first second third fourth'.split(' ')]

const WORD = /\p{L}+/gu
const WORDS_OF_ONE_NUMBER = new RegExp(
  `\\b(${TENS.slice(2).join('|')})[ -](${UNITS.slice(1, 10).join('|')})\\b`,
  'g',
)

const isDigit = (codePoint: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(codePoint))

/**
 * Returns an input in plain form: without marks around it, in lower case, and with the decimal digits of every script
 * as 0 to 9. An input of nothing but marks stays as it is.
 */
export function toPlainInput(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .replace(MARKS_BEFORE, '')
    .replace(MARKS_AFTER, '')
    .replaceAll(/\p{Nd}/gu, valueOf)
    .toLowerCase()
  return plain === '' ? typed : plain
}

// In Unicode the ten decimal digits of each script follow each other.
function valueOf(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0
  let before = 0
  while (isDigit(codePoint - before - 1)) before += 1
  return String(before % 10)
}

/** Replaces the words of numbers up to 99, and 'first' to 'fourth', by digits. */
export const withDigits = (plain: string): string =>
  plain
    .replaceAll(WORDS_OF_ONE_NUMBER, (_, tens: string, unit: string) =>
      String(10 * TENS.indexOf(tens) + UNITS.indexOf(unit)),
    )
    .replaceAll(WORD, numberOf)

function numberOf(word: string): string {
  const found = [UNITS.indexOf(word), ORDINALS.indexOf(word), 10 * TENS.indexOf(word)]
  const number = found.find((value) => value >= 0)
  return number === undefined ? word : String(number)
}
