import type { Store } from '../../lib/store.ts'
import type { SavedGame } from './saved-game.ts'

/** The game of this page, as the account sync needs it. */
export type AttachedGame = {
  /** Returns the current game of this browser. */
  readonly read: () => SavedGame
  /** Replaces it with another game; null: with the stored one. */
  readonly replace: (game: SavedGame | null, notice?: string) => void
  /** Ends it: nothing is played or saved any more. */
  readonly leave: () => void
}

/**
 * The state of the sync between this browser and the account. `retrying`: a turn is being sent again; `held`: the
 * server refused it, so it is sent with the next turn; `conflict`: the account has another run, and the player chooses.
 */
export type SyncState =
  | {
      readonly status: 'off' | 'loading' | 'synced' | 'saving' | 'retrying' | 'refused'
      readonly other: null
    }
  | { readonly status: 'conflict'; readonly other: SavedGame }

/**
 * The interface between the game and the account, which do not import each other: the play screen attaches its game,
 * the account feature implements the port, and `app/` passes it on.
 */
export type SyncPort = {
  /** The game that is played; the returned function detaches it. */
  readonly attach: (game: AttachedGame) => () => void
  /** A turn was saved here: the account is to get it too. */
  readonly push: (game: SavedGame) => void
  /** Sends unsent turns at once. */
  readonly flush: () => void
  readonly state: Store<SyncState>
  /** The player has chosen between this browser's run and the account's. */
  readonly choose: (chosen: SavedGame) => void
}
