import punycode from 'punycode.js'

/** The scripts in which domains are written; the last ones are written together (UTS 39, highly restrictive). */
const SCRIPTS: readonly (readonly string[])[] = [
  ['Latin'],
  ['Cyrillic'],
  ['Greek'],
  ['Armenian'],
  ['Georgian'],
  ['Hebrew'],
  ['Arabic'],
  ['Ethiopic'],
  ['Devanagari'],
  ['Bengali'],
  ['Gurmukhi'],
  ['Gujarati'],
  ['Oriya'],
  ['Tamil'],
  ['Telugu'],
  ['Kannada'],
  ['Malayalam'],
  ['Sinhala'],
  ['Thai'],
  ['Lao'],
  ['Khmer'],
  ['Myanmar'],
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
]

/** A label whose letters are all of one row of these scripts. */
const ONE_SCRIPT = SCRIPTS.map((names) => {
  const letters = names.map((name) => String.raw`\p{Script_Extensions=${name}}`).join('')
  return new RegExp(String.raw`^(?:[\d-]|(?=[${letters}])[\p{L}\p{M}\p{N}])+$`, 'u')
})

/** A label of Cyrillic or Greek letters that all look like Latin ones, as browsers know them. */
const LIKE_LATIN = /^[асԁеһіјӏорԗԛѕԝхуъьҽпгѵѡαγικνορτυχω\d-]+$/u

/** Whether nobody can take a label for another one. */
const isSafe = (label: string, isUnderAscii: boolean): boolean =>
  ONE_SCRIPT.some((script) => script.test(label)) && !(isUnderAscii && LIKE_LATIN.test(label))

/**
 * A host name, as the URL parser returns it, as people write it: `münchen.de`. A label that mixes scripts, or that
 * could be taken for a Latin one, stays `xn--…`, as in the address bars of browsers.
 */
export const shownHost = (hostname: string): string => {
  if (!hostname.includes('xn--')) return hostname
  const labels = hostname.split('.')
  const isUnderAscii = !labels.at(-1)?.startsWith('xn--')
  return labels
    .map((label) => {
      const decoded = punycode.toUnicode(label)
      return isSafe(decoded, isUnderAscii) ? decoded : label
    })
    .join('.')
}
