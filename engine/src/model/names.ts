import { DISALLOWED_NAMES, NAME_MAX } from '#content'

/** Matches control characters, lone surrogates, line breaks, and characters that reverse the direction of text. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** Matches characters without a visible form: joiners, fillers, soft hyphens, the blank Braille pattern. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

export const visibleText = (name: string): string => name.replaceAll(INVISIBLE, '').trim()

/**
 * True if a player may choose the name (docs/rules.md, section 5, Player's name). It must have 1 to 12 code points
 * after trimming, at least one of them visible. It must not be on the list of disallowed names with the same letter
 * case.
 */
export function isAllowedName(name: string): boolean {
  const trimmed = name.trim()
  const length = [...trimmed].length
  if (length < 1 || length > NAME_MAX || UNPRINTABLE.test(trimmed)) return false
  const visible = visibleText(trimmed)
  return VISIBLE.test(visible) && !DISALLOWED_NAMES.has(visible)
}

export const isDisallowedInAnyCase = (name: string): boolean =>
  DISALLOWED_NAMES.has(visibleText(name).toLowerCase())
