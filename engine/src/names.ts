import { DISALLOWED_NAMES } from './content/disallowed-names.ts'
import { NAME_MAX } from './content/numbers.ts'

/** Control characters, halves of characters, line breaks and letters that turn the line around. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * Whether a name may be entered (specification 5, Player name): 1 to 12 characters after trimming,
 * counted as code points, something to see among them, and not on the list, letter case included.
 */
export const isAllowedName = (name: string): boolean => {
  const trimmed = name.trim()
  const length = [...trimmed].length
  if (length < 1 || length > NAME_MAX) return false
  return !UNPRINTABLE.test(trimmed) && VISIBLE.test(trimmed) && !DISALLOWED_NAMES.has(trimmed)
}

/** Whether a name stands on the list in any letter case: for usernames and names on the board. */
export const isDisallowedInAnyCase = (name: string): boolean =>
  DISALLOWED_NAMES.has(name.trim().toLowerCase())
