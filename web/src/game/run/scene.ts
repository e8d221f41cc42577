import type { Cue, Posts, View, Tally } from '@fable/engine'
import type { ConsoleLine } from '../save/console-line.ts'
import type { Road } from '../save/game-variables.ts'
import type { SavedGame } from '../save/saved-game.ts'
import type { SeenEnding } from '../save/seen-ending.ts'
import type { Fog } from './fog.ts'

export type Scene = {
  readonly lines: readonly ConsoleLine[]
  /** As of the last printed line, so that numbers do not change before the line that explains the change. */
  readonly view: View
  readonly account: SavedGame['account']
  /** Lines of the turn remain to be printed; the controls wait for them. */
  readonly isPrinting: boolean
  readonly isWaiting: boolean
  /** The player has waited so long that they can continue without the server. */
  readonly isSlow: boolean
  /** Null between runs. */
  readonly isRanked: boolean | null
  /** The run in progress, or the last one; '' before the first. */
  readonly runId: string
  readonly road: Road | null
  /** While the client asks the server for a daily road, whose run will then replace the run in progress. */
  readonly isOpeningRoad: boolean
  /** As in `view`, the printed turn does not count before its last line. */
  readonly posts: Posts
  readonly story: Tally
  /** Only while a turn that took one of the paths unseen is being printed. */
  readonly fog: Fog | null
  /** The last fork, if it was taken unseen: its paths lie turned until the next fork is answered. */
  readonly tray: Fog | null
  readonly announcement: string
  /**
   * The last cue of the printed lines, also after the turn. `key` distinguishes it from earlier cues of the same name.
   */
  readonly cue: { readonly name: Cue; readonly key: number } | null
  /** From the last printed line of a run until the next one starts. */
  readonly ending: SeenEnding | null
  /** If the browser does not store the game, closing the page loses it. */
  readonly isKept: boolean
}
