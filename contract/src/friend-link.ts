import { dayPath } from './round-limits.ts'
import { isPlainText } from './shared/text.ts'

const FRIEND_NAME_MAX = 20

const FRIEND_RESULTS = ['spotted', 'missed'] as const

export type Friend = {
  /** '' if the name is not known. */
  readonly name: string
  readonly result: (typeof FRIEND_RESULTS)[number]
}

/** Matches invisible characters, and three accents in a row, which would cover other lines. */
const UNFIT_IN_NAME = /\p{C}|\p{M}{3}/u

/** Returns null if the query contains no valid result. */
export function readFriend(query: Readonly<Record<string, string>>): Friend | null {
  const result = FRIEND_RESULTS.find((one) => one === query.result)
  if (!result) return null
  const name = query.from?.trim().replaceAll(/\s+/g, ' ') ?? ''
  const isFit = isPlainText(name, FRIEND_NAME_MAX) && !UNFIT_IN_NAME.test(name)
  return { name: isFit ? name : '', result }
}

export function friendPath(day: string, { name, result }: Friend): string {
  const from = name && `from=${encodeURIComponent(name)}&`
  return `${dayPath(day)}?${from}result=${result}`
}
