import { DISALLOWED_NAMES, NAME_MAX } from '#content'

/** Control characters, lone surrogates, line breaks and characters that reverse the text direction. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Characters without a visible form: joiners, fillers, soft hyphens, the blank Braille pattern. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The visible part of a name: without zero-width characters and fillers. */
export const visibleText = (name: string): string => name.replaceAll(INVISIBLE, '').trim()

/**
 * Checks whether the name entry allows a name (docs/rules.md, section 5, Player's name): 1 to 12 code points after
 * trimming, something visible among them, and not on the list, letter case included.
 */
export const isAllowedName = (name: string): boolean => {
  const trimmed = name.trim()
  const length = [...trimmed].length
  if (length < 1 || length > NAME_MAX || UNPRINTABLE.test(trimmed)) return false
  const visible = visibleText(trimmed)
  return VISIBLE.test(visible) && !DISALLOWED_NAMES.has(visible)
}

/** Checks whether a name is on the list in any letter case: for usernames and the leaderboard. */
export const isDisallowedInAnyCase = (name: string): boolean =>
  DISALLOWED_NAMES.has(visibleText(name).toLowerCase())
