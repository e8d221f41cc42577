import { type LanternId, turnSeed, viewOf } from '@fable/engine'
import { makeId } from '../../../lib/secure/make-id.ts'
import { Store } from '../../../lib/store.ts'
import { later } from '../../../lib/timers.ts'
import type { EndedRun } from '../../run/finished-runs.ts'
import type { Scene } from '../../run/scene.ts'
import type { Road } from '../../save/game-variables.ts'
import type { Preferences } from '../../save/preferences.ts'
import type { Run, SavedGame } from '../../save/saved-game.ts'
import {
  sceneOf,
  type ClientEvent,
  type ClientState,
  type Effect,
  type Stamp,
} from './client-state.ts'
import { RunLost, type RunServer, type RunStart } from './run-server.ts'
import { transition } from './transition.ts'

type Options = {
  game: SavedGame
  /** Returns false if storing failed. */
  save: (game: SavedGame) => boolean
  pace: () => Preferences['pace']
  /** Without a server every run is unranked. */
  server?: RunServer
  onEnded?: (run: EndedRun) => void
  onLeaderboardChanged?: () => void
}

/**
 * Passes events to `transition` and performs its effects. It plays and saves only between `enter` and `leave`.
 * Components read its scene.
 */
export class GameClient {
  #state: ClientState
  readonly scene: Store<Scene>
  #requests = 0
  #cancelTimer: () => void = () => undefined
  readonly #options: Options
  readonly #underWay = new Map<number, AbortController>()

  constructor(options: Options) {
    const { game, server } = options
    this.#options = options
    this.#state = {
      presence: 'left',
      phase: { name: 'idle' },
      background: { name: 'none' },
      game,
      shown: { lines: game.lines, view: viewOf(game.state), announcement: '', cue: null },
      isKept: true,
      hasServer: server !== undefined,
    }
    this.scene = new Store(sceneOf(this.#state))
  }

  readonly game = (): SavedGame => this.#state.game

  readonly enter = (): void => this.#dispatch({ type: 'entered' })
  /** Call it when the player leaves the screen, or when another game replaces this one. */
  readonly leave = (): void => this.#dispatch({ type: 'left' })
  /** Plays an input. While lines print, calls `advance` instead. */
  readonly submit = (input: string): void => this.#dispatch({ type: 'submitted', input })
  readonly answerOffer = (lantern: LanternId | null): void =>
    this.#dispatch({ type: 'offerAnswered', lantern })
  /**
   * Starts or continues the run on the road. `shelfFor` says if the run in progress is moved to the shelf; otherwise it
   * is lost.
   */
  readonly walk = (road: Road): void => this.#dispatch({ type: 'roadChosen', road })
  /** If the pace is by press, shows the next lines. Otherwise shows the rest of the turn. */
  readonly advance = (): void => this.#dispatch({ type: 'advance' })
  /** Call it when the player has chosen another pace. The rest of the current turn appears at once. */
  readonly changePace = (): void => this.#dispatch({ type: 'paceChanged' })
  readonly leaveRoad = (): void => this.#dispatch({ type: 'leftRoad' })
  /**
   * Gives up the run, which will not be in any list. With `isNameKept` the next run has the same name; otherwise it
   * asks for one.
   */
  readonly giveUp = (isNameKept: boolean): void => this.#dispatch({ type: 'gaveUp', isNameKept })
  readonly keepWaiting = (): void => this.#dispatch({ type: 'choseWait' })
  readonly goOnUnranked = (): void => this.#dispatch({ type: 'choseUnranked' })
  readonly markNewsSeen = (): void => this.#dispatch({ type: 'newsSeen' })

  #stamp(): Stamp {
    this.#requests += 1
    return {
      requestId: this.#requests,
      runId: makeId(),
      secret: makeId(),
      at: Date.now(),
      pace: this.#options.pace(),
    }
  }

  /** Effects can dispatch events themselves, so the scene is updated after all effects, from the newest state. */
  #dispatch(event: ClientEvent): void {
    const { state, effects } = transition(this.#state, event, this.#stamp())
    if (state === this.#state && effects.length === 0) return
    this.#state = state
    for (const effect of effects) this.#run(effect)
    this.scene.set(sceneOf(this.#state))
  }

  #run(effect: Effect): void {
    const { save, onEnded, onLeaderboardChanged } = this.#options
    switch (effect.type) {
      case 'save': {
        const isKept = save(effect.game)
        if (isKept !== this.#state.isKept) this.#dispatch({ type: 'saveResult', isKept })
        return
      }
      case 'requestStart':
        this.#requestStart(effect.requestId, effect.start)
        return
      case 'requestTurn':
        this.#requestTurn(effect.requestId, effect.run, effect.input)
        return
      case 'requestTranscript':
        this.#requestTranscript(effect.requestId, effect.id, effect.isBackground)
        return
      case 'abort':
        this.#underWay.get(effect.requestId)?.abort()
        this.#underWay.delete(effect.requestId)
        return
      case 'timer':
        this.#cancelTimer()
        this.#cancelTimer = later(effect.after, () => this.#dispatch({ type: 'timerFired' }))
        return
      case 'cancelTimer':
        this.#cancelTimer()
        return
      case 'recordFinishedRun':
        onEnded?.(effect.run)
        return
      case 'refreshLeaderboard':
        onLeaderboardChanged?.()
    }
  }

  /**
   * Sends a request to the server. Its response or failure becomes an event with the id of the request, unless the
   * request is aborted.
   */
  #request(
    requestId: number,
    ask: (
      server: RunServer,
      how: { signal: AbortSignal; onSlow: () => void },
    ) => Promise<ClientEvent>,
  ): void {
    const { server } = this.#options
    if (!server) return
    const abort = new AbortController()
    this.#underWay.set(requestId, abort)

    const refused = (error: unknown): ClientEvent => {
      const reason = error instanceof RunLost ? error.reason : 'gone'
      return { type: 'requestRefused', requestId, reason }
    }

    const onSlow = () => this.#dispatch({ type: 'slow', requestId })
    void ask(server, { signal: abort.signal, onSlow })
      .catch(refused)
      .then((event) => {
        this.#underWay.delete(requestId)
        if (!abort.signal.aborted) this.#dispatch(event)
      })
  }

  #requestStart(requestId: number, start: RunStart): void {
    this.#request(requestId, async (server, how) => ({
      type: 'startArrived',
      requestId,
      started: await server.start(start, how),
    }))
  }

  /** Asks the server for the seed of a ranked run's turn. An unranked run derives the seed from its own secret. */
  #requestTurn(requestId: number, run: Run, input: string): void {
    const { id, ranked, seed: secret, turn, lantern } = run
    if (!ranked || !this.#options.server) {
      this.#dispatch({ type: 'seedArrived', requestId, seeds: { seed: turnSeed(secret, turn) } })
      return
    }

    this.#request(requestId, async (server, how) => {
      const { seed, paths, ended } = await server.seedOf({
        id,
        turn,
        input,
        ...(lantern && { lantern }),
        ...how,
      })
      return {
        type: 'seedArrived',
        requestId,
        seeds: { seed, paths },
        ...(ended?.rank && { rank: ended.rank }),
      }
    })
  }

  #requestTranscript(requestId: number, id: string, isBackground: boolean): void {
    this.#request(requestId, async (server, { signal, onSlow }) => {
      const transcript = await server.read({ id, signal, ...(!isBackground && { onSlow }) })
      return { type: 'transcriptArrived', requestId, transcript }
    })
  }
}
