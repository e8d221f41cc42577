import { decode } from './decode.ts'
import { encode } from './encode.ts'
import { bringsNews } from './news.ts'
import { newGame, type SavedGame } from './saved-game.ts'

/** The key of section 7, Local storage. */
const KEY = 'GameVariables'

type Loaded = { readonly game: SavedGame; readonly hasNews: boolean }

/**
 * Reads the saved game. A browser without storage, an empty one and a document that is not even JSON
 * give the template; never a crash.
 */
export function load(): Loaded {
  try {
    const stored = localStorage.getItem(KEY)
    if (stored === null) return { game: newGame(), hasNews: false }
    const document: unknown = JSON.parse(stored)
    return { game: decode(document), hasNews: bringsNews(document) }
  } catch {
    return { game: newGame(), hasNews: false }
  }
}

/** Writes the game; false when the browser refuses, and the game goes on in memory. */
export function save(game: SavedGame): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(encode(game)))
    return true
  } catch {
    return false
  }
}
