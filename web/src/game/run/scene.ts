import type { Cue, Posts, View, Tally } from '@fable/engine'
import type { ConsoleLine } from '../save/console-line.ts'
import type { Road } from '../save/game-variables.ts'
import type { SavedGame } from '../save/saved-game.ts'
import type { SeenEnding } from '../save/seen-ending.ts'
import type { Fog } from './fog.ts'

/** The visible part of a game. */
export type Scene = {
  readonly lines: readonly ConsoleLine[]
  /** The view as of the last printed line, so that numbers do not change before the line that explains the change. */
  readonly view: View
  readonly account: SavedGame['account']
  /** True while lines of the turn remain to be printed; the controls wait for them. */
  readonly isPrinting: boolean
  /** True while the client waits for the server's response. */
  readonly isWaiting: boolean
  /** True if the player has waited so long that they can continue without the server. */
  readonly isSlow: boolean
  /** True if the run in progress is ranked; null between runs. */
  readonly isRanked: boolean | null
  /** The id of the run in progress, or of the last one; '' before the first. */
  readonly runId: string
  /** The daily road of the run in progress. */
  readonly road: Road | null
  /** True while the client asks the server for a daily road. The run on it will then replace the run in progress. */
  readonly isOpeningRoad: boolean
  /** The run's way past the posts; as in `view`, the printed turn does not count before its last line. */
  readonly posts: Posts
  /** The run's story, such as its health by day and its worst turn. */
  readonly story: Tally
  /** The encounters of the paths, while a turn that took one of them unseen is being printed. */
  readonly fog: Fog | null
  /** The paths of the last fork, if it was taken unseen: they lie turned until the next fork is answered. */
  readonly tray: Fog | null
  /** The whole text of the newest turn, for screen readers. */
  readonly announcement: string
  /**
   * The last cue of the printed lines. It remains after the turn. `key` distinguishes it from earlier cues of the same
   * name.
   */
  readonly cue: { readonly name: Cue; readonly key: number } | null
  /** The ending of the last run, from its last printed line until the next run starts. */
  readonly ending: SeenEnding | null
  /** True if the browser stores the game; otherwise closing the page loses it. */
  readonly isKept: boolean
}
