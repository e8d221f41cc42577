import { fieldsOf } from '../../lib/reading.ts'
import { encode } from './encode.ts'
import { TEMPLATE_VERSION } from './game-variables.ts'
import { newGame, type SavedGame } from './saved-game.ts'

/** Compares versions as lists of numbers: 0.0.9 is older than 0.0.24. What is no version is oldest. */
export function isOlder(version: unknown, than: string): boolean {
  if (typeof version !== 'string' || !/^\d+(\.\d+)*$/.test(version)) return true
  const parts = version.split('.').map(Number)
  const others = than.split('.').map(Number)
  for (let at = 0; at < Math.max(parts.length, others.length); at += 1) {
    const difference = (parts[at] ?? 0) - (others[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

/** Why the update popup is due: fields of the save were missing, or the save is of an earlier release. */
export type News = 'incomplete' | 'older'

/**
 * Why a stored document calls for the update popup (docs/rules.md, section 2); null if it does not. A first visit
 * has no document and no news.
 */
export function newsIn(document: unknown): News | null {
  const fields = fieldsOf(document)
  const isMissing = Object.keys(encode(newGame())).some(
    (field) => field !== 'run' && !Object.hasOwn(fields, field),
  )
  if (isMissing) return 'incomplete'
  return isOlder(fields.update, TEMPLATE_VERSION) ? 'older' : null
}

/** The game of a document that calls for the update popup, marked so that its next load shows it. */
export function withNewsOf(document: unknown, game: SavedGame): SavedGame {
  return newsIn(document) ? { ...game, update: '' } : game
}
