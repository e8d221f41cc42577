import { otherNumbersOf } from '@fable/contract/limits'

/** Matches signs within words that a search ignores, as in Wi-Fi, Hawaiʻi and 1,000. */
const JOINTS = /[\p{M}\p{Cf}'‘’ʻʼ‐,.-]/gu

const UNSPACED =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u

const fold = (text: string) => text.normalize('NFKD').toLowerCase().replace(JOINTS, '')

const isInWord = (sign = '') => /[\p{L}\p{N}\p{M}]/u.test(sign) && !UNSPACED.test(sign)

/** Words in `whole` match only whole words. Words in `words` also match the beginning of a word. */
type Terms = { readonly words: readonly string[]; readonly whole: readonly string[] }

/**
 * Splits a text into parts that are alternately without and with a mark. The first part may be empty. Search terms are
 * compared as on the server (`lib/words.ts`): without accents, letter case, and signs within words.
 */
export function splitAtMarks(text: string, q: string): string[] {
  const words = fold(q.replace(/^https?:\/\/(www\.)?/i, ''))
    .split(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/u)
    .filter((word) => word !== '')
  const terms = { words, whole: words.flatMap(otherNumbersOf) }
  const parts = ['']
  const signs = [...text]
  for (let at = 0; at < signs.length;) {
    const end = isInWord(signs[at - 1]) ? at : endOfWord(signs, at, terms)
    if (end > at) parts.push(signs.slice(at, end).join(''), '')
    else parts.push(`${parts.pop() ?? ''}${signs[at] ?? ''}`)
    at = Math.max(end, at + 1)
  }
  return parts
}

/** Returns the end of the longest search term that begins at `begin`. Returns `begin` if there is none. */
function endOfWord(signs: readonly string[], begin: number, { words, whole }: Terms): number {
  const terms = words.concat(whole)
  let longest = begin
  let folded = ''
  for (let end = begin; terms.some((term) => term.startsWith(folded)); end++) {
    const sign = signs[end]
    if (sign === undefined) break
    folded += fold(sign)
    // A search term of one letter matches only a whole word, because too many words begin with the same letter.
    const isWhole = !isInWord(signs[end + 1])
    const isFound =
      (words.includes(folded) && (end > begin || isWhole)) || (whole.includes(folded) && isWhole)
    if (isFound && /[^\p{P}]/u.test(sign)) longest = end + 1
  }
  return longest
}

export const isMarked = (text: string, q: string): boolean => splitAtMarks(text, q).length > 1
