import { isAllowedName, visibleText } from '@fable/engine'
import { isOffensive, readingsOf, wordsOf } from './offensive.ts'
import { isOneScript } from './scripts.ts'

/** Names of those who run the server, and the one that stands for a name that is not shown. */
const RESERVED = new Set(
  `admin admins administrator adventurer factandfable moderator moderators official operator staff support
  sysadmin sysop system webmaster`.split(/\s+/),
)

const isReserved = (name: string) =>
  readingsOf(name).some((reading) => wordsOf(reading).some((word) => RESERVED.has(word)))

/** Whether all of a name can be seen: 'Ada' and 'Ada\u200b' would look like one player. */
const isFullyVisible = (name: string) => visibleText(name) === name.trim()

const findOut = (name: string) =>
  isAllowedName(name) &&
  isFullyVisible(name) &&
  isOneScript(name) &&
  !isReserved(name) &&
  !isOffensive(name)

/** How many verdicts are kept: the names of many leaderboards, in about a megabyte. */
const VERDICTS_MAX = 10_000
const verdicts = new Map<string, boolean>()

/**
 * Whether a name may be shown to everybody: what the name entry allows, visible, of one script, not
 * reserved and not offensive. These are also the rules of usernames.
 */
export const isPublicName = (name: string): boolean => {
  const known = verdicts.get(name)
  if (known !== undefined) return known
  const verdict = findOut(name)
  if (verdicts.size >= VERDICTS_MAX) verdicts.clear()
  verdicts.set(name, verdict)
  return verdict
}
