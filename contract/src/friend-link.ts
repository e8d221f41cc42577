import { dayPath } from './round-limits.ts'
import { isPlainText } from './shared/text.ts'

/** Maximum length of a friend's name in the address of a round, in characters. */
const FRIEND_NAME_MAX = 20

/** A friend’s result in a round, as in the address of their link. */
const FRIEND_RESULTS = ['spotted', 'missed'] as const

/** The friend who has sent the link to a round, as in its address. */
export type Friend = {
  /** '' if it is not known. */
  readonly name: string
  readonly result: (typeof FRIEND_RESULTS)[number]
}

/** Matches invisible characters, and so many accents on one letter that they cover other lines. */
const UNFIT_IN_NAME = /\p{C}|\p{M}{3}/u

/** Returns who has sent the link with this query to a round; null if it names no result. */
export function readFriend(query: Readonly<Record<string, string>>): Friend | null {
  const result = FRIEND_RESULTS.find((one) => one === query.result)
  if (!result) return null
  const name = query.from?.trim().replaceAll(/\s+/g, ' ') ?? ''
  const isFit = isPlainText(name, FRIEND_NAME_MAX) && !UNFIT_IN_NAME.test(name)
  return { name: isFit ? name : '', result }
}

/** Returns the address of a day's round, as a friend sends it. */
export function friendPath(day: string, { name, result }: Friend): string {
  const from = name && `from=${encodeURIComponent(name)}&`
  return `${dayPath(day)}?${from}result=${result}`
}
