import type { Store } from '../../lib/store.ts'
import type { SavedGame } from './saved-game.ts'

/** The game of this page, with the functions that the account sync needs. */
export type AttachedGame = {
  /** Returns the game that is played in this page. */
  readonly read: () => SavedGame
  /** Replaces the game with another one, or with the stored one if `game` is null. */
  readonly replace: (game: SavedGame | null, notice?: string) => void
  /** Ends the game: this page no longer plays or saves it. */
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
  /** Connects a game that is played; the returned function disconnects it. */
  readonly attach: (game: AttachedGame) => () => void
  /** Called after a turn was saved here, so that the account gets it as well. */
  readonly push: (game: SavedGame) => void
  /** Sends unsent turns at once. */
  readonly flush: () => void
  readonly state: Store<SyncState>
  /** Called when the player has chosen between this browser's run and the account's. */
  readonly choose: (chosen: SavedGame) => void
}
