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

/** Accents, Arabic and Hebrew vowel signs, and invisible characters such as a soft hyphen. */
const IGNORED = /[\u0300-\u036f]|[\u0591-\u05c7]|\u0640|[\u064b-\u065f]|\u0670|\p{Cf}/gu

/** Scripts without spaces between words. Each of their letters counts as a word. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`

const WORD = new RegExp(
  String.raw`[${UNSPACED}]\p{M}*|(?:(?![${UNSPACED}])[\p{L}\p{N}\p{M}])+`,
  'gu',
)

/** Longer words are cut off, because no search is that precise. */
export const WORD_MAX = 32

/** What follows has no words: more than a fact's text has. */
const TEXT_MAX = 400

const cut = (word: string) =>
  word.length > WORD_MAX ? [...word].slice(0, WORD_MAX).join('') : word

/** The text in lower case, without accents, and with letters such as `ß` and `ø` spelled out. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(IGNORED, '')
    .replace(/[ßæœøđðłħıþς]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC')

/** The folded words of a text, each once: letters, digits and marks only. Folded, a letter can become 18. */
export const wordsOf = (text: string): string[] => [
  ...new Set(Array.from(fold(text.slice(0, TEXT_MAX)).matchAll(WORD), ([word]) => cut(word))),
]
