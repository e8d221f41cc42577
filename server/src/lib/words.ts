/** Unicode does not decompose these letters into a base letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  ς: 'σ',
}

/**
 * Matches characters that a search ignores: accents, Arabic and Hebrew vowel signs, variants of emoji, and invisible
 * characters such as a soft hyphen.
 */
const IGNORED =
  /[\u0300-\u036f]|[\u0591-\u05c7]|\u0640|[\u064b-\u065f]|\u0670|\u20e3|[\ufe00-\ufe0f]|\p{Cf}/gu

/** Matches letters and quotes that are used as apostrophes: Hawaiʻi, пʼять, don’t. */
const APOSTROPHES = /[\u02bb\u02bc\u2018\u2019]/g

/** These scripts do not put spaces between words, so each of their letters counts as a word. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('')

const UNSPACED_LETTER = String.raw`(?=[${UNSPACED}])[\p{L}\p{N}\p{M}]\p{M}*`
const LETTERS = String.raw`(?:(?![${UNSPACED}])[\p{L}\p{N}\p{M}])+`
const EMOJI = String.raw`\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]{2}`

const JOINTS = "['\u2010-]"

/** Matches numbers such as 1,000,000, 1.000.000, 1'000'000 and 1 000 000. */
const THOUSANDS = String.raw`(?<![\p{L}\p{N}])\d{1,3}(?:[,.' ]\d{3})+(?![\p{L}\p{N}])`

const WORD = new RegExp(
  `${EMOJI}|${UNSPACED_LETTER}|${THOUSANDS}|${LETTERS}(?:${JOINTS}${LETTERS})*`,
  'gu',
)
const PART = new RegExp(`${EMOJI}|${UNSPACED_LETTER}|${LETTERS}`, 'gu')

/** Longer words are cut off here. No search needs more letters. */
const WORD_MAX = 32

/** In UTF-16 units. No text of a fact is longer. Of a longer source, only the beginning is indexed. */
const TEXT_MAX = 400

const lengthOf = (word: string) => [...word].length

const cut = (word: string) =>
  word.length > WORD_MAX ? [...word].slice(0, WORD_MAX).join('') : word

export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(IGNORED, '')
    .replace(APOSTROPHES, "'")
    .replace(/[ßæœøđðłħıþς]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')

/** For example, `wi` and `fi` are parts of `Wi-Fi`, and `wifi` is the `whole` of both. */
type Word = { readonly word: string; readonly whole?: string; readonly isLast: boolean }

/**
 * Splits a text into words of letters, digits, marks and emoji. The text is cut before it is folded, because folding
 * can turn a letter into up to 18 letters.
 */
const readWords = (text: string): Word[] =>
  Array.from(fold(text.slice(0, TEXT_MAX)).matchAll(WORD)).flatMap(([found]) => {
    const parts = found.match(PART) ?? []
    const whole = parts.join('')
    const hasWhole = parts.length > 1 && lengthOf(whole) <= WORD_MAX
    return parts.map((part, at) => ({
      word: cut(part),
      isLast: !hasWhole || at === parts.length - 1,
      ...(hasWhole && { whole }),
    }))
  })

/** Returns the terms of a text, each once. A word with hyphens or apostrophes is indexed in parts and as a whole. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    readWords(text).flatMap(({ word, whole }) => (whole === undefined ? [word] : [word, whole])),
  ),
]

export type SearchedWord = {
  readonly words: readonly string[]
  readonly beginnings: readonly string[]
}

/**
 * A typed word also matches longer words with the same beginning. In a word with hyphens or apostrophes this is true
 * only for the last part: `wi-fi` finds `Wi-Fi`, `wi fi` and `wifi`, but not every fact with words that begin with `wi`
 * and `fi`.
 */
export const searchedWordsOf = (text: string): SearchedWord[] =>
  readWords(text).map(({ word, whole, isLast }) => {
    const wholes = whole === undefined ? [] : [whole]
    return isLast
      ? { words: [], beginnings: [word, ...wholes] }
      : { words: [word], beginnings: wholes }
  })
