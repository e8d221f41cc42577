import punycode from 'punycode.js'

/** A label may mix only the scripts of one row (UTS 39, highly restrictive). */
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

const ONE_SCRIPT = SCRIPTS.map((names) => {
  const letters = names.map((name) => String.raw`\p{Script_Extensions=${name}}`).join('')
  return new RegExp(String.raw`^(?:[\d-]|(?=[${letters}])[\p{L}\p{M}\p{N}])+$`, 'u')
})

/**
 * Matches characters that browsers never show in a label: accents that belong to no letter, clicks (ǀ), letters of
 * phonetics (ɡ, ᴀ) and of manuscripts (ꞁ), and modifiers.
 */
const UNUSUAL =
  /[\u0300-\u036f\u01c0-\u01c3\u0250-\u02ff\u1c80-\u1dff\u2c60-\u2c7f\ua640-\ua69f\ua720-\ua7ff\uab30-\uab6f]/u

/** Matches letters that look like a slash or a dash beside Latin letters. */
const LIKE_SIGN = /^[ー〳-〵]|[\da-z-][ーノンソゾ〳-〵丶丿乀乁一丨]/u

/** Matches a label whose letters all look like Latin letters or digits. Browsers use the same list of letters. */
const LIKE_LATIN =
  /^[аысԁеԍһіюкјӏорԗԛѕԝхуъьҽпгѵѡαγικνορρτυχωηագզէլհյոսւօციოყძხჽჿדוחיןסװײሀሠሰስበነተከዐዕዘጠፐടഠധനറடபଠડટบพเแขคงဂငဝပထ\p{N}-]+$/u

const isSafe = (label: string, isUnderAscii: boolean): boolean =>
  ONE_SCRIPT.some((script) => script.test(label)) &&
  !UNUSUAL.test(label) &&
  !LIKE_SIGN.test(label) &&
  !(isUnderAscii && LIKE_LATIN.test(label))

/**
 * Converts a host name from the URL parser to the form in which people write it: `münchen.de`. As in the address bars
 * of browsers, a label stays `xn--…` if it mixes scripts, has misleading letters, or looks like a Latin label.
 */
export function shownHost(hostname: string): string {
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
