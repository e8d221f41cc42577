import {
  type LanternId,
  type Line,
  type Posts,
  type Seeds,
  type View,
  NEW_TALLY,
  NO_POSTS,
} from '@fable/engine'
import type { EndedRun } from '../../run/finished-runs.ts'
import { trayOf, type Fog } from '../../run/fog.ts'
import type { Transcript } from '../../run/replay-transcript.ts'
import type { Scene } from '../../run/scene.ts'
import type { ConsoleLine, LineTone } from '../../save/console-line.ts'
import type { Road } from '../../save/game-variables.ts'
import type { Preferences } from '../../save/preferences.ts'
import type { Run, SavedGame } from '../../save/saved-game.ts'
import type { SeenEnding } from '../../save/seen-ending.ts'
import type { RunLost, RunStart, Started } from './run-server.ts'

export type TurnText = Omit<Line, 'tone'> & { readonly tone: LineTone }

export type Printout = {
  /** The lines of the turn. `lines` are the same lines with the keys of the console. */
  readonly turn: readonly TurnText[]
  readonly lines: readonly ConsoleLine[]
  readonly before: readonly ConsoleLine[]
  readonly posts: Posts
  readonly from: View
  readonly after: View
  /** The ending to show with the last line; null if the turn does not end the run. */
  readonly ending: SeenEnding | null
  readonly pace: Preferences['pace']
  /**
   * Set if the turn has taken an unseen path. Before the turn's first line, the cards of the paths are turned over,
   * unless the pace is `instant`.
   */
  readonly fog: Fog | null
}

/** `slow`: the player has waited so long for the server that they may continue without it. */
type Phase =
  | { readonly name: 'idle' }
  | { readonly name: 'printing'; readonly printout: Printout; readonly shown: number }
  | {
      readonly name: 'starting'
      readonly requestId: number
      readonly start: RunStart
      readonly slow: boolean
    }
  /** The client waits for a turn's seed, or for the transcript of a run that was continued on another device. */
  | { readonly name: 'asking'; readonly requestId: number; readonly slow: boolean }

export type ClientState = {
  /** In `left`, the client neither plays nor saves, because another tab may have the game. */
  readonly presence: 'entered' | 'left'
  readonly phase: Phase
  /**
   * A request for the transcript of an open run that was loaded or came back from the shelf. The player can play
   * meanwhile.
   */
  readonly background:
    | { readonly name: 'none' }
    | { readonly name: 'reading'; readonly requestId: number }
  /** Its lines include the lines of the turn that are not shown yet. */
  readonly game: SavedGame
  readonly shown: Pick<Scene, 'lines' | 'view' | 'announcement' | 'cue'>
  readonly isKept: boolean
  /** Without a server every run is unranked. */
  readonly hasServer: boolean
}

/** Values from outside the pure transition that an event may need: ids, random values, the time and the pace. */
export type Stamp = {
  readonly requestId: number
  /** The id and the secret of the unranked run that the event may start. */
  readonly runId: string
  readonly secret: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly pace: Preferences['pace']
}

type PlainEvent =
  | 'entered'
  | 'left'
  | 'advance'
  | 'paceChanged'
  | 'timerFired'
  | 'newsSeen'
  | 'choseWait'
  | 'choseUnranked'
  | 'leftRoad'

export type ClientEvent =
  | { [Type in PlainEvent]: { readonly type: Type } }[PlainEvent]
  | { readonly type: 'roadChosen'; readonly road: Road }
  | { readonly type: 'gaveUp'; readonly isNameKept: boolean }
  | { readonly type: 'submitted'; readonly input: string }
  /** Null if the player takes no lantern. */
  | { readonly type: 'offerAnswered'; readonly lantern: LanternId | null }
  | { readonly type: 'slow'; readonly requestId: number }
  | { readonly type: 'startArrived'; readonly requestId: number; readonly started: Started }
  | {
      readonly type: 'seedArrived'
      readonly requestId: number
      readonly seeds: Seeds
      readonly rank?: number
    }
  | {
      readonly type: 'transcriptArrived'
      readonly requestId: number
      readonly transcript: Transcript
    }
  | {
      readonly type: 'requestRefused'
      readonly requestId: number
      readonly reason: RunLost['reason']
    }
  | { readonly type: 'saveResult'; readonly isKept: boolean }

/** The game client performs effects in their order. */
export type Effect =
  | { readonly type: 'save'; readonly game: SavedGame }
  | { readonly type: 'requestStart'; readonly requestId: number; readonly start: RunStart }
  /** The seed comes from the server for a ranked run, and from a secret for any other. */
  | {
      readonly type: 'requestTurn'
      readonly requestId: number
      readonly run: Run
      readonly input: string
    }
  | {
      readonly type: 'requestTranscript'
      readonly requestId: number
      readonly id: string
      readonly isBackground: boolean
    }
  | { readonly type: 'abort'; readonly requestId: number }
  /** The timer fires after `after` milliseconds. There is only one timer at a time. */
  | { readonly type: 'timer'; readonly after: number }
  | { readonly type: 'cancelTimer' | 'refreshLeaderboard' }
  | {
      readonly type: 'recordFinishedRun'
      readonly run: EndedRun
    }

export const isRunOpen = ({ game }: ClientState): boolean => game.state.mode.name !== 'start'

export function sceneOf(state: ClientState): Scene {
  const { phase, game, shown, isKept } = state
  const { run } = game
  const isWaiting = phase.name === 'starting' || phase.name === 'asking'
  const isPlayed = isRunOpen(state) || Boolean(run?.pending)
  const ending = endingOf(state)
  const posts = isPlayed || ending ? run?.posts : undefined

  return {
    ...shown,
    account: game.account,
    isPrinting: phase.name === 'printing',
    isWaiting,
    isSlow: isWaiting && phase.slow,
    isRanked: isPlayed ? run?.ranked === true : null,
    runId: run?.id ?? '',
    road: isPlayed ? (run?.road ?? null) : null,
    isOpeningRoad: phase.name === 'starting' && phase.start.road !== undefined,
    posts: phase.name === 'printing' ? phase.printout.posts : (posts ?? NO_POSTS),
    story: run?.story ?? NEW_TALLY,
    fog: phase.name === 'printing' ? phase.printout.fog : null,
    tray: shownTray(state),
    ending,
    isKept,
  }
}

// The ending is shown from the last printed line of a run until the next run starts. It is stored with the run.
function endingOf(state: ClientState): SeenEnding | null {
  const { phase, game } = state
  const isPrintingIt = phase.name === 'printing' && phase.printout.ending !== null
  const isStarting = phase.name === 'starting' || phase.name === 'asking'
  return isRunOpen(state) || isPrintingIt || isStarting ? null : (game.run?.ended ?? null)
}

// The cards are hidden at a post, and while the choice at a fork is being played.
function shownTray({ phase, game: { run }, shown }: ClientState): Fog | null {
  const { mode } = shown.view.prompt
  const isFork = mode === 'paths' || mode === 'paychance'
  if (!run || (isFork && phase.name !== 'idle')) return null
  const { offer } = phase.name === 'printing' ? phase.printout.posts : run.posts
  return offer ? null : trayOf(run, shown.view)
}

export type Step = { readonly state: ClientState; readonly effects: readonly Effect[] }

export function extend(step: Step, change: Partial<ClientState>, ...effects: Effect[]): Step {
  return { state: { ...step.state, ...change }, effects: [...step.effects, ...effects] }
}
