import { fieldsOf } from '../../lib/reading.ts'
import { readText, writeText } from '../../lib/storage.ts'
import { decode } from './decode.ts'
import { encode } from './encode.ts'
import { TEMPLATE_VERSION } from './game-variables.ts'
import { newGame, type SavedGame, withLedgerOf, withShelfOf } from './saved-game.ts'
import { withoutClaims } from './without-claims.ts'

/** Compares versions number by number: 0.0.9 is older than 0.0.24. An invalid version counts as the oldest. */
export const isOlder = (version: unknown, than: string): boolean =>
  typeof version !== 'string' ||
  !/^\d+(\.\d+)*$/.test(version) ||
  version.localeCompare(than, 'en', { numeric: true }) < 0

/** `incomplete`: fields of the save were missing. `older`: the version in the save is older than this release. */
export type News = 'incomplete' | 'older'

/**
 * Returns why the update popup is shown for a stored document (docs/rules.md, section 2); null if it is not shown. Do
 * not call it on a first visit: without a document, all fields would count as missing.
 */
export function newsIn(document: unknown): News | null {
  const fields = fieldsOf(document)
  const isMissing = Object.keys(encode(newGame())).some(
    (field) => field !== 'run' && !Object.hasOwn(fields, field),
  )
  if (isMissing) return 'incomplete'
  return isOlder(fields.update, TEMPLATE_VERSION) ? 'older' : null
}

export function withNewsOf(document: unknown, game: SavedGame): SavedGame {
  return newsIn(document) ? { ...game, update: '' } : game
}

/** The key of the save in localStorage (docs/rules.md, section 7). */
export const SAVE_KEY = 'GameVariables'
export const GAME_LOCK = 'hundred-days'
/** The document before the current one, in case the current one is broken. */
const PREVIOUS_KEY = 'GameVariables.previous'
/** An unreadable document. It is kept so that somebody can repair it. */
const BROKEN_KEY = 'GameVariables.broken'

declare module '../../lib/storage.ts' {
  interface StorageKeys {
    [SAVE_KEY]: true
    [PREVIOUS_KEY]: true
    [BROKEN_KEY]: true
  }
}

export type LoadNotice = 'previous_copy' | 'new_game'

export type Loaded = {
  readonly game: SavedGame
  /** null if no update popup is shown. */
  readonly news: News | null
  readonly notice: LoadNotice | null
}

/** Returns null if the text is not the JSON of an object. */
function parseDocument(text: string | null): object | null {
  try {
    const document: unknown = JSON.parse(text ?? '')
    return typeof document === 'object' && !Array.isArray(document) ? document : null
  } catch {
    return null
  }
}

const fromDocument = (document: object, notice: LoadNotice | null): Loaded => ({
  game: decode(document),
  news: newsIn(document),
  notice,
})

/**
 * Loads the game. A broken document is set aside, not deleted, and the previous document is used instead. If that is
 * not usable either, the result is the template.
 */
export function load(): Loaded {
  const stored = readText(SAVE_KEY)
  if (stored === null) return { game: newGame(), news: null, notice: null }
  const document = parseDocument(stored)
  if (document) return fromDocument(document, null)
  writeText(BROKEN_KEY, stored)
  const previous = parseDocument(readText(PREVIOUS_KEY))
  if (previous) return fromDocument(previous, 'previous_copy')
  return { game: newGame(), news: null, notice: 'new_game' }
}

/** Returns false if the browser cannot store the game. The game is then only in memory. */
export function save(game: SavedGame): boolean {
  const before = readText(SAVE_KEY)
  if (before && parseDocument(before)) writeText(PREVIOUS_KEY, before)
  return writeText(SAVE_KEY, JSON.stringify(encode(game)))
}

/** A save, even with a run on its shelf, has about 30 KB at most. */
const FILE_MAX_BYTES = 256 * 1024

/** Every save since the first version of the game has these fields. */
const SIGNS = ['gameMode', 'playerHealth', 'day']

/** Makes a file of the game, for a backup or for another browser. */
export function exportFile(game: SavedGame): File {
  const { playerName, day } = game.state
  const name = playerName.replace(/[^\p{L}\p{N}]+/gu, '-') || 'adventurer'
  return new File(
    [JSON.stringify(withoutClaims(encode(game)), null, 2)],
    `hundred-days-${name}-day-${day}.json`,
    {
      type: 'application/json',
    },
  )
}

/**
 * Returns null if the file is too large or is not a save. The imported game gets the account of this browser, and no
 * entry of this browser's ledger is lost.
 */
export async function importFile(file: File, into: SavedGame): Promise<SavedGame | null> {
  if (file.size > FILE_MAX_BYTES) return null
  const document = parseDocument(await file.text())
  if (!document || !SIGNS.every((field) => field in document)) return null
  const { account, update } = into
  const read = decode(document)
  const game = { ...read, account, update, state: { ...read.state, userName: account.userName } }
  return withShelfOf(withLedgerOf(game, into), into)
}
