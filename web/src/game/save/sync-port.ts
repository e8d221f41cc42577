import type { Store } from '../../lib/store.ts'
import type { SavedGame } from './saved-game.ts'

/** The game in this page, as the account sync uses it. */
export type AttachedGame = {
  readonly read: () => SavedGame
  /** Replaces the game in this page; null: by the stored game. */
  readonly replace: (game: SavedGame | null, notice?: string) => void
  readonly leave: () => void
}

/**
 * `retrying`: the last request failed and will be repeated. `refused`: the server did not accept the save. The save of
 * the next turn replaces it. `conflict`: the account has another run, and the player chooses.
 */
export type SyncState =
  | {
      readonly status: 'off' | 'loading' | 'synced' | 'saving' | 'retrying' | 'refused'
      readonly other: null
    }
  | { readonly status: 'conflict'; readonly other: SavedGame }

/**
 * Connects the game with the account, which the game does not import. The play screen attaches its game, the account
 * feature implements the port, and `app/` passes it to the game.
 */
export type SyncPort = {
  readonly attach: (game: AttachedGame) => () => void
  readonly push: (game: SavedGame) => void
  readonly flush: () => void
  readonly state: Store<SyncState>
  readonly choose: (chosen: SavedGame) => void
}
