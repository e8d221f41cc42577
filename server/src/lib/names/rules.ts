import { LRUCache } from 'lru-cache'
import { isAllowedName, visibleText } from '@fable/engine'
import { isOffensive, readingsOf, wordsOf } from './offensive.ts'

const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Hangul'],
  ['Latin', 'Han', 'Bopomofo'],
]

/**
 * All other scripts in common use (Unicode TR 31). A name may not mix them, because many of them have letters that look
 * Latin.
 */
const ALONE =
  `Arabic Armenian Bengali Cherokee Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew Kannada Khmer
  Lao Malayalam Mongolian Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan Tifinagh`.split(
    /\s+/,
  )

function onlyLettersOf(scripts: readonly string[]) {
  const letters = [...scripts, 'Common', 'Inherited'].map((script) => `\\p{scx=${script}}`)
  return new RegExp(`^[\\P{L}${letters.join('')}]*$`, 'u')
}

const WRITTEN_TOGETHER = [...TOGETHER, ...ALONE.map((script) => [script])].map(onlyLettersOf)

function isOneScript(text: string): boolean {
  const normal = text.normalize('NFKC')
  return WRITTEN_TOGETHER.some((pattern) => pattern.test(normal))
}

/** These names suggest the people who run the server. 'Adventurer' replaces hidden names. */
const RESERVED = new Set(
  `admin admins administrator adventurer factandfable factfable hundreddays mod moderator moderators mods
  official operator owner root server staff support sysadmin sysop system webmaster`.split(/\s+/),
)

const readTogether = (word: string): string => word.replaceAll('rn', 'm').replaceAll('vv', 'w')

const isOffice = (word: string): boolean =>
  RESERVED.has(word) || RESERVED.has(word.replace(/(team|crew|s)$/, ''))

const isReserved = (name: string) =>
  readingsOf(name)
    .flatMap(wordsOf)
    .some((word) => isOffice(word) || isOffice(readTogether(word)))

// 'Ada' and 'Ada\u200b' would look like the same player.
const isFullyVisible = (name: string) => visibleText(name) === name.trim()

export const isShowable = (name: string): boolean =>
  isFullyVisible(name) && isOneScript(name) && !isReserved(name) && !isOffensive(name)

const findOut = (name: string) => isAllowedName(name) && isShowable(name)

/** The cache holds enough names for many leaderboards, and takes about a megabyte. */
const verdicts = new LRUCache<string, boolean>({ max: 10_000, memoMethod: findOut })

/** True if the name may be shown to everybody. Usernames follow the same rules. */
export const isPublicName = (name: string): boolean => verdicts.memo(name)
