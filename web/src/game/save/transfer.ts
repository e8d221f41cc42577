import { decode } from './decode.ts'
import { encode } from './encode.ts'
import { withLedgerOf, type SavedGame } from './saved-game.ts'
import { parseDocument } from './store.ts'

/** A file larger than this is not a save, which has about 15 KB at most. */
const FILE_MAX_BYTES = 256 * 1024

/** The fields that every document of the game has had since its first version. */
const SIGNS = ['gameMode', 'playerHealth', 'day']

/** The game as a file, as a copy or for another browser. */
export function exportFile(game: SavedGame): File {
  const { playerName, day } = game.state
  const name = playerName.replace(/[^\p{L}\p{N}]+/gu, '-') || 'adventurer'
  return new File([JSON.stringify(encode(game), null, 2)], `hundred-days-${name}-day-${day}.json`, {
    type: 'application/json',
  })
}

/**
 * Reads such a file; null when it is none. The account is this browser's, not the file's; nothing of this
 * browser's ledger is lost.
 */
export async function importFile(file: File, into: SavedGame): Promise<SavedGame | null> {
  if (file.size > FILE_MAX_BYTES) return null
  const document = parseDocument(await file.text())
  if (!document || !SIGNS.every((field) => field in document)) return null
  const { account, update } = into
  const read = decode(document)
  const game = { ...read, account, update, state: { ...read.state, userName: account.userName } }
  return withLedgerOf(game, into)
}
