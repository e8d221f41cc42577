import { newRun, type State } from '@fable/engine'
import { EMPTY_LEDGER, type Ledger, mergeLedgers } from '../ledger/ledger.ts'
import type { ConsoleLine } from './console-line.ts'
import { TEMPLATE_VERSION, type StoredRun } from './game-variables.ts'

/** The run in progress, or the last one. A game has none before the first Start, and after giving up a run. */
export type Run = Omit<StoredRun, 'round' | 'stats' | 'printed' | 'ledger' | 'shelf'>

/** A run that waits while a road is walked. The shelf has room for one. */
export type ShelvedRun = {
  readonly state: State
  readonly lines: readonly ConsoleLine[]
  readonly run: Run
  /** The ledger's part about the run, so that no turn of the run is counted twice. */
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
  /** A new run does not clear the ledger. */
  readonly ledger: Ledger
  readonly shelf: ShelvedRun | null
}

/** The template: the game at the first visit, and after Sign Out. */
export const newGame = (): SavedGame => ({
  account: { userID: '', userName: '', currency: 0 },
  update: TEMPLATE_VERSION,
  state: newRun(),
  lines: [],
  run: null,
  ledger: EMPTY_LEDGER,
  shelf: null,
})

/** There is a run to lose from the moment the run has a name. */
export function hasRunToLose({ state }: Pick<SavedGame, 'state'>): boolean {
  return state.mode.name !== 'start' && state.mode.name !== 'playerInput'
}

/**
 * Returns the shelf for the beginning of a road, with the run in progress. If that run is on a road itself, or the
 * shelf is occupied, the shelf does not change.
 */
export function shelfFor(game: SavedGame): ShelvedRun | null {
  const { state, lines, run, ledger, shelf } = game
  if (shelf !== null || run === null || run.road || !hasRunToLose(game)) return shelf
  return { state, lines, run, ledgerRun: ledger.run }
}

export const isShelvable = (game: SavedGame): boolean =>
  game.shelf === null && shelfFor(game) !== null

/** Continues the run on the shelf. Returns the game itself if the shelf is empty. */
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

/** Continues the run on the shelf only if no run is in progress. */
export const withRunBackIfIdle = (game: SavedGame): SavedGame =>
  game.state.mode.name === 'start' && !game.run?.pending ? withRunBack(game) : game

/**
 * Takes over the other game's shelf. Does nothing if this game's shelf is occupied, or if this game is already playing
 * the shelved run.
 */
export function withShelfOf(game: SavedGame, other: SavedGame): SavedGame {
  const { shelf } = other
  const isTaken = game.shelf !== null || shelf === null || game.run?.id === shelf.run.id
  return isTaken ? game : withRunBackIfIdle({ ...game, shelf })
}

/**
 * Gives the state the names of this browser. For an account's run the server knows only the username, and only the
 * browser knows the name that the player chose (docs/rules.md, section 3).
 */
export function withOwnNames(state: State, own: State): State {
  const playerName = state.userName === '' ? state.playerName : own.playerName
  return { ...state, userName: own.userName, playerName }
}

/** Merges the ledgers. Returns the game itself if the other ledger has nothing new. */
export function withLedgerOf(game: SavedGame, other: SavedGame): SavedGame {
  const ledger = mergeLedgers(game.ledger, other.ledger, { isRanked: game.run?.ranked === true })
  return ledger === game.ledger ? game : { ...game, ledger }
}
