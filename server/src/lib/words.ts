/** Letters that Unicode does not decompose into a base letter and a mark. */
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

/** Accents, Arabic and Hebrew vowel signs, variants of emoji, and invisible characters such as a soft hyphen. */
const IGNORED =
  /[\u0300-\u036f]|[\u0591-\u05c7]|\u0640|[\u064b-\u065f]|\u0670|\u20e3|[\ufe00-\ufe0f]|\p{Cf}/gu

/** Letters and quotes that stand where others write an apostrophe: Hawaiʻi, пʼять, don’t. */
const APOSTROPHES = /[\u02bb\u02bc\u2018\u2019]/g

/** Scripts without spaces between words. Each of their letters counts as a word. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('')

const UNSPACED_LETTER = String.raw`(?=[${UNSPACED}])[\p{L}\p{N}\p{M}]\p{M}*`
const LETTERS = String.raw`(?:(?![${UNSPACED}])[\p{L}\p{N}\p{M}])+`
const EMOJI = String.raw`\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]{2}`

/** Signs within a word that others leave out: Wi-Fi, e-mail, Hawai'i. */
const JOINTS = "['\u2010-]"

/** A number with its thousands apart: 1,000,000, 1.000.000, 1'000'000, 1 000 000. */
const THOUSANDS = String.raw`(?<![\p{L}\p{N}])\d{1,3}(?:[,.' ]\d{3})+(?![\p{L}\p{N}])`

const WORD = new RegExp(
  `${EMOJI}|${UNSPACED_LETTER}|${THOUSANDS}|${LETTERS}(?:${JOINTS}${LETTERS})*`,
  'gu',
)
const PART = new RegExp(`${EMOJI}|${UNSPACED_LETTER}|${LETTERS}`, 'gu')

/** Longer words are cut off, because no search is that precise. */
export const WORD_MAX = 32

/** What follows has no words: more than a fact's text has. */
const TEXT_MAX = 400

const lengthOf = (word: string) => [...word].length

const cut = (word: string) =>
  word.length > WORD_MAX ? [...word].slice(0, WORD_MAX).join('') : word

/** The text in lower case, without accents, and with letters such as `ß` and `ø` spelled out. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(IGNORED, '')
    .replace(APOSTROPHES, "'")
    .replace(/[ßæœøđðłħıþς]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')

/** A word, and what it is a part of when that is written as one: `fi` of `wifi`. */
type Word = { readonly word: string; readonly whole?: string }

/** The folded words of a text in their order: letters, digits, marks and emoji only. Folded, a letter can become 18. */
const readWords = (text: string): Word[] =>
  Array.from(fold(text.slice(0, TEXT_MAX)).matchAll(WORD)).flatMap(([found]) => {
    const parts = found.match(PART) ?? []
    const whole = parts.join('')
    if (parts.length === 1 || lengthOf(whole) > WORD_MAX)
      return parts.map((part) => ({ word: cut(part) }))
    return parts.map((part) => ({ word: cut(part), whole }))
  })

/** The words under which a text is found, each once. What has joints is found in parts and as a whole. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    readWords(text).flatMap(({ word, whole }) => (whole === undefined ? [word] : [word, whole])),
  ),
]

/** The words that a search demands: of each row one, the word or what it is a part of. */
export const searchedWordsOf = (text: string): string[][] =>
  readWords(text).map(({ word, whole }) => (whole === undefined ? [word] : [word, whole]))
