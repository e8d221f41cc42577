import { newRun, type State } from '@fable/engine'
import { EMPTY_LEDGER, type Ledger, mergeLedgers } from '../ledger/ledger.ts'
import type { ConsoleLine } from './console-line.ts'
import { TEMPLATE_VERSION, type StoredRun } from './game-variables.ts'

/** Null before the first Start. */
export type Run = Omit<StoredRun, 'round' | 'stats' | 'printed' | 'ledger' | 'shelf'>

/** Waits while a road is walked; the shelf has one place. */
export type ShelvedRun = {
  readonly state: State
  readonly lines: readonly ConsoleLine[]
  readonly run: Run
  /** Stored so that no turn of the run is counted twice. */
  readonly ledgerRun: Ledger['run']
}

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
  /** A new run does not clear it. */
  readonly ledger: Ledger
  readonly shelf: ShelvedRun | null
}

/** The template: the game of a first visit, and after Sign Out. */
export const newGame = (): SavedGame => ({
  account: { userID: '', userName: '', currency: 0 },
  update: TEMPLATE_VERSION,
  state: newRun(),
  lines: [],
  run: null,
  ledger: EMPTY_LEDGER,
  shelf: null,
})

/** A run counts from the moment it has a name. */
export function hasRunToLose({ state }: Pick<SavedGame, 'state'>): boolean {
  return state.mode.name !== 'start' && state.mode.name !== 'playerInput'
}

/**
 * When a road begins, the shelf gets the run in progress. If that run is on a road itself, or the shelf is occupied,
 * the shelf does not change.
 */
export function shelfFor(game: SavedGame): ShelvedRun | null {
  const { state, lines, run, ledger, shelf } = game
  if (shelf !== null || run === null || run.road || !hasRunToLose(game)) return shelf
  return { state, lines, run, ledgerRun: ledger.run }
}

export const isShelvable = (game: SavedGame): boolean =>
  game.shelf === null && shelfFor(game) !== null

/** Returns the game itself if the shelf is empty. */
export function withRunBack(game: SavedGame): SavedGame {
  const { shelf, ledger, account } = game
  if (!shelf) return game
  return {
    ...game,
    state: { ...shelf.state, userName: account.userName },
    lines: shelf.lines,
    run: shelf.run,
    ledger: { ...ledger, run: shelf.ledgerRun },
    shelf: null,
  }
}

/** The run on the shelf comes back only if no run is in progress. */
export const withRunBackIfIdle = (game: SavedGame): SavedGame =>
  game.state.mode.name === 'start' && !game.run?.pending ? withRunBack(game) : game

/** Does nothing if this game's shelf is occupied or it is already playing that run. */
export function withShelfOf(game: SavedGame, other: SavedGame): SavedGame {
  const { shelf } = other
  const isTaken = game.shelf !== null || shelf === null || game.run?.id === shelf.run.id
  return isTaken ? game : withRunBackIfIdle({ ...game, shelf })
}

/**
 * For an account's run the server knows only the username; only the browser knows the name that the player chose
 * (docs/rules.md, section 3).
 */
export function withOwnNames(state: State, own: State): State {
  const playerName = state.userName === '' ? state.playerName : own.playerName
  return { ...state, userName: own.userName, playerName }
}

/** Returns the game itself if nothing is new. */
export function withLedgerOf(game: SavedGame, other: SavedGame): SavedGame {
  const ledger = mergeLedgers(game.ledger, other.ledger, { isRanked: game.run?.ranked === true })
  return ledger === game.ledger ? game : { ...game, ledger }
}
