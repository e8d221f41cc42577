import type { Cue, View } from '@fable/engine'
import type { ConsoleLine } from '../save/console-line.ts'
import type { TakenWager } from '../ledger/wagers.ts'
import type { Fog } from './fog.ts'
import type { RunStory } from '../save/run-story.ts'
import type { SeenEnding } from '../save/seen-ending.ts'
import type { Road } from '../save/game-variables.ts'
import type { Challenge } from '../save/challenge.ts'
import type { SavedGame } from '../save/saved-game.ts'

/** The visible part of a game. */
export type Scene = {
  readonly lines: readonly ConsoleLine[]
  /** The view at the last printed line, so that numbers do not change before the line that explains the change. */
  readonly view: View
  readonly account: SavedGame['account']
  /** True if lines are still to come; the controls wait for them. */
  readonly isPrinting: boolean
  /** True if the response of the server is still to come. */
  readonly isWaiting: boolean
  /** True if the player has waited so long that they can continue without the server. */
  readonly isSlow: boolean
  /** True if the run in progress is ranked; null between runs. */
  readonly isRanked: boolean | null
  /** The id of the run in progress, or of the last one; '' before the first. */
  readonly runId: string
  /** The daily road of the run in progress. */
  readonly road: Road | null
  /** The run whose road is walked by the one in progress. */
  readonly challenge: Challenge | null
  /** True while a daily road is requested from the server, which then replaces the run in progress. */
  readonly isOpeningRoad: boolean
  /** The run's story: its health by day, the worst turn. */
  readonly story: RunStory
  /** The player's wager on the run in progress, or on the next. */
  readonly wagers: readonly TakenWager[]
  /** The other paths, while a turn that took one unseen is being printed. */
  readonly fog: Fog | null
  /** The whole text of the newest turn, for screen readers. */
  readonly announcement: string
  /** The last cue among the printed lines. It remains after the turn. `key` differs for each cue. */
  readonly cue: { readonly name: Cue; readonly key: number } | null
  /** The end of the run, from its last printed line until the next run starts. */
  readonly ending: SeenEnding | null
  /** True if the browser stores the game; otherwise it is lost with the page. */
  readonly isKept: boolean
}
