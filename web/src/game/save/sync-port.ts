import type { Store } from '../../lib/store.ts'
import type { SavedGame } from './saved-game.ts'

/** What the account sync needs of the game in this page. */
export type AttachedGame = {
  readonly read: () => SavedGame
  /** Null: the stored game. */
  readonly replace: (game: SavedGame | null, notice?: string) => void
  readonly leave: () => void
}

/**
 * `retrying`: a turn is being sent again; `held`: the server refused it, so it is sent with the next turn; `conflict`:
 * the account has another run, and the player chooses.
 */
export type SyncState =
  | {
      readonly status: 'off' | 'loading' | 'synced' | 'saving' | 'retrying' | 'refused'
      readonly other: null
    }
  | { readonly status: 'conflict'; readonly other: SavedGame }

/**
 * The game and the account do not import each other: the play screen attaches its game, the account feature implements
 * the port, and `app/` passes it on.
 */
export type SyncPort = {
  readonly attach: (game: AttachedGame) => () => void
  readonly push: (game: SavedGame) => void
  readonly flush: () => void
  readonly state: Store<SyncState>
  readonly choose: (chosen: SavedGame) => void
}
