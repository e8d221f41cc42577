import { newRun, type State } from '@fable/engine'
import type { ConsoleLine } from './console-line.ts'
import { EMPTY_LEDGER, type Ledger, mergeLedgers } from '../ledger/ledger.ts'
import { TEMPLATE_VERSION, type StoredRun } from './game-variables.ts'

/** Which run is played and how far it is; null before the first Start. */
export type Run = Omit<StoredRun, 'round' | 'stats' | 'printed' | 'ledger'>

/** Everything the game keeps between two visits. */
export type SavedGame = {
  readonly account: {
    readonly userID: string
    readonly userName: string
    readonly currency: number
  }
  /** The version whose news the player has seen. */
  readonly update: string
  readonly state: State
  readonly lines: readonly ConsoleLine[]
  readonly run: Run | null
  /** What was met in all runs; it outlives them. */
  readonly ledger: Ledger
}

/** The template: a first visit, and what Sign Out returns to. */
export const newGame = (): SavedGame => ({
  account: { userID: '', userName: '', currency: 0 },
  update: TEMPLATE_VERSION,
  state: newRun(),
  lines: [],
  run: null,
  ledger: EMPTY_LEDGER,
})

/** Whether a run is in progress that has come further than its name. */
export function hasRunToLose({ state }: SavedGame): boolean {
  return state.mode.name !== 'start' && state.mode.name !== 'playerInput'
}

/**
 * A state of the server's run with the names of this browser. Of an account's run the server knows the
 * username only; the chosen name is this browser's (docs/rules.md, section 3).
 */
export function withOwnNames(state: State, own: State): State {
  const playerName = state.userName === '' ? state.playerName : own.playerName
  return { ...state, userName: own.userName, playerName }
}

/** A game with what the ledger of another game of the same player adds; the game itself if that is nothing. */
export function withLedgerOf(game: SavedGame, other: SavedGame): SavedGame {
  const ledger = mergeLedgers(game.ledger, other.ledger, { isRanked: game.run?.ranked === true })
  return ledger === game.ledger ? game : { ...game, ledger }
}
