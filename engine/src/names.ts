import { DISALLOWED_NAMES } from './content/disallowed-names.ts'
import { NAME_MAX } from './content/numbers.ts'

/** Control characters, halves of characters, line breaks and letters that turn the line around. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** What takes part in a name without being seen: joiners, fillers, soft hyphens, the empty Braille sign. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name as it is seen: 'sh\u200bit' is no other word, and a Hangul filler, though a letter, is none. */
export const asSeen = (name: string): string => name.replaceAll(INVISIBLE, '').trim()

/**
 * Whether a name may be entered (specification 5, Player name): 1 to 12 characters after trimming,
 * counted as code points, something to see among them, and not on the list, letter case included.
 */
export const isAllowedName = (name: string): boolean => {
  const trimmed = name.trim()
  const length = [...trimmed].length
  if (length < 1 || length > NAME_MAX || UNPRINTABLE.test(trimmed)) return false
  const seen = asSeen(trimmed)
  return VISIBLE.test(seen) && !DISALLOWED_NAMES.has(seen)
}

/** Whether a name stands on the list in any letter case: for usernames and names on the board. */
export const isDisallowedInAnyCase = (name: string): boolean =>
  DISALLOWED_NAMES.has(asSeen(name).toLowerCase())
