import { fieldsOf } from '../../lib/reading.ts'
import { encode } from './encode.ts'
import { TEMPLATE_VERSION } from './game-variables.ts'
import { newGame, type SavedGame } from './saved-game.ts'

const versions = new Intl.Collator('en', { numeric: true })

/** Compares versions number by number: 0.0.9 is older than 0.0.24. What is no version is oldest. */
export const isOlder = (version: unknown, than: string): boolean =>
  typeof version !== 'string' ||
  !/^\d+(\.\d+)*$/.test(version) ||
  versions.compare(version, than) < 0

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
