import { newRun, type State } from '@fable/engine'
import type { ConsoleLine } from './console-line.ts'
import { EMPTY_LEDGER, type Ledger, mergeLedgers } from '../ledger/ledger.ts'
import { TEMPLATE_VERSION, type StoredRun } from './game-variables.ts'

/** Which run is played and how far it is; null before the first Start. */
export type Run = Omit<StoredRun, 'round' | 'stats' | 'printed' | 'ledger' | 'shelf'>

/** A run in progress that waits while a road is walked; the shelf has one place. */
export type ShelvedRun = {
  readonly state: State
  readonly lines: readonly ConsoleLine[]
  readonly run: Run
  /** The run's part of the ledger, so that no turn of it is counted twice. */
  readonly ledgerRun: Ledger['run']
}

/** Everything that the game stores between two visits. */
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
  /** Encounters of all runs; it outlives them. */
  readonly ledger: Ledger
  readonly shelf: ShelvedRun | null
}

/** The template: a first visit, and what Sign Out returns to. */
export const newGame = (): SavedGame => ({
  account: { userID: '', userName: '', currency: 0 },
  update: TEMPLATE_VERSION,
  state: newRun(),
  lines: [],
  run: null,
  ledger: EMPTY_LEDGER,
  shelf: null,
})

/** Checks whether a run is in progress that the player would miss: it has passed the entry of the name. */
export function hasRunToLose({ state }: Pick<SavedGame, 'state'>): boolean {
  return state.mode.name !== 'start' && state.mode.name !== 'playerInput'
}

/** Checks whether a run is on a daily road or on that of another run; such runs are not put on the shelf. */
const isOnRoad = ({ road, challenge }: Run): boolean =>
  road !== undefined || challenge !== undefined

/**
 * The run to shelve when a road begins: the run in progress. If that is a road itself, or the shelf is taken, the shelf
 * stays as it is.
 */
export function shelfFor(game: SavedGame): ShelvedRun | null {
  const { state, lines, run, ledger, shelf } = game
  if (shelf !== null || run === null || isOnRoad(run) || !hasRunToLose(game)) return shelf
  return { state, lines, run, ledgerRun: ledger.run }
}

/** Checks whether the run in progress has a place on the shelf. */
export const isShelvable = (game: SavedGame): boolean =>
  game.shelf === null && shelfFor(game) !== null

/** The game with the run from the shelf in the place of the road; the game itself if the shelf is empty. */
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

/** Between two runs, continues the run from the shelf; returns any other game unchanged. */
export const withRunBackIfIdle = (game: SavedGame): SavedGame =>
  game.state.mode.name === 'start' && !game.run?.pending ? withRunBack(game) : game

/** Adds the run on another game's shelf, if the game's own shelf is empty and it does not already play that run. */
export function withShelfOf(game: SavedGame, other: SavedGame): SavedGame {
  const { shelf } = other
  const isTaken = game.shelf !== null || shelf === null || game.run?.id === shelf.run.id
  return isTaken ? game : withRunBackIfIdle({ ...game, shelf })
}

/**
 * The state of the server's run with this browser's names. For an account's run the server has only the username; the
 * chosen name is in this browser (docs/rules.md, section 3).
 */
export function withOwnNames(state: State, own: State): State {
  const playerName = state.userName === '' ? state.playerName : own.playerName
  return { ...state, userName: own.userName, playerName }
}

/** Adds another ledger of the same player; returns the game itself if nothing is new. */
export function withLedgerOf(game: SavedGame, other: SavedGame): SavedGame {
  const ledger = mergeLedgers(game.ledger, other.ledger, { isRanked: game.run?.ranked === true })
  return ledger === game.ledger ? game : { ...game, ledger }
}
