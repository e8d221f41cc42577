import type { Cue, Posts, View, Tally } from '@fable/engine'
import type { ConsoleLine } from '../save/console-line.ts'
import type { Road } from '../save/game-variables.ts'
import type { SavedGame } from '../save/saved-game.ts'
import type { SeenEnding } from '../save/seen-ending.ts'
import type { Fog } from './fog.ts'

export type Scene = {
  readonly lines: readonly ConsoleLine[]
  /** The view at the last printed line, so that numbers do not change before the line that explains the change. */
  readonly view: View
  readonly account: SavedGame['account']
  /** True while lines of the turn remain to be printed. The controls wait for them. */
  readonly isPrinting: boolean
  readonly isWaiting: boolean
  /** True if the player has waited so long that they can continue without the server. */
  readonly isSlow: boolean
  /** Null between runs. */
  readonly isRanked: boolean | null
  /** The id of the run in progress, or of the last one; '' before the first run. */
  readonly runId: string
  readonly road: Road | null
  /** True while the client asks the server for a daily road, whose run will replace the run in progress. */
  readonly isOpeningRoad: boolean
  /** While a turn is being printed, the posts as they were before it. */
  readonly posts: Posts
  readonly story: Tally
  /** Set only while a turn that took a path unseen is being printed. */
  readonly fog: Fog | null
  /** The last fork, if its path was taken unseen. Its turned cards are shown until the next fork is answered. */
  readonly tray: Fog | null
  readonly announcement: string
  /**
   * The last cue of the printed lines. It remains after the turn. `key` distinguishes it from earlier cues of the same
   * name.
   */
  readonly cue: { readonly name: Cue; readonly key: number } | null
  /** Set from the last printed line of a run until the next run starts. */
  readonly ending: SeenEnding | null
  /** False if the browser does not store the game, so that closing the page loses it. */
  readonly isKept: boolean
}
