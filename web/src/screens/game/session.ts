import { diceFrom, step, turnSeed, viewOf } from '@fable/engine'
import type { Ending, Line, Turn, View } from '@fable/engine'
import { LINES_KEPT, type ConsoleLine, type LineTone } from '../../lib/console-line.ts'
import { print, type Printing } from '../../lib/printer.ts'
import { TEMPLATE_VERSION } from '../../lib/save/game-variables.ts'
import type { Run, SavedGame } from '../../lib/save/saved-game.ts'
import type { Settings } from '../../lib/settings.ts'
import { asOf } from './as-of.ts'

/** What the screen shows of a game in this moment. */
export type Scene = {
  readonly lines: readonly ConsoleLine[]
  /** As of the last printed line: stats don't run ahead of the story. */
  readonly view: View
  readonly account: SavedGame['account']
  /** Whether lines are still to come; the controls wait for them. */
  readonly isPrinting: boolean
  /** The whole text of the newest turn, for those who listen. */
  readonly announcement: string
  /** What the newest printed line shows besides its words; `key` tells one from the next. */
  readonly moment: { readonly name: NonNullable<Line['moment']>; readonly key: number } | null
  /** How the run ended whose last line was just printed, until the next one starts. */
  readonly ending: Ending | null
  /** Whether the browser keeps the game; if not, it lasts as long as the page. */
  readonly isKept: boolean
}

type Options = {
  game: SavedGame
  /** Keeps the game; false when that failed. */
  save: (game: SavedGame) => boolean
  pace: () => Settings['pace']
  onEnded?: (ending: Ending, playerName: string) => void
}

const newRunRecord = (): Run => ({
  id: crypto.randomUUID(),
  seed: crypto.randomUUID(),
  turn: 0,
  pending: null,
})

/**
 * One player's game in one page: takes answers, plays them with the engine, saves, and prints. An
 * answer is saved before it is played and its turn as soon as it is, so that a reload at any moment
 * neither loses nor repeats one.
 */
export class Session {
  #game: SavedGame
  #scene: Scene
  #printing: Printing | null = null
  #nextKey: number
  readonly #options: Options
  readonly #listeners = new Set<() => void>()

  constructor(options: Options) {
    const { game } = options
    this.#options = options
    this.#game = game
    this.#nextKey = game.lines.length
    this.#scene = {
      lines: game.lines,
      view: viewOf(game.state),
      account: game.account,
      isPrinting: false,
      announcement: '',
      moment: null,
      ending: null,
      isKept: true,
    }
    const pending = game.run?.pending
    if (typeof pending === 'string') this.#play(pending)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly scene = (): Scene => this.#scene

  /** The game as it is saved. */
  readonly game = (): SavedGame => this.#game

  /** Answers the game. While lines print it brings them instead; an empty answer is none. */
  readonly answer = (input: string): void => {
    if (this.#scene.isPrinting) {
      this.advance()
      return
    }
    if (input.trim() === '') return
    const { run, state } = this.#game
    const current = run && state.mode.name !== 'start' ? run : newRunRecord()
    this.#keep({ run: { ...current, pending: input } })
    this.#play(input)
  }

  /** Hurries the printing: the rest of the turn, or the next line when the player paces by press. */
  readonly advance = (): void => {
    this.#printing?.advance()
  }

  /** Brings all that is left of the turn. */
  readonly finish = (): void => {
    this.#printing?.finish()
  }

  /** The player has seen what is new. */
  readonly markNewsSeen = (): void => {
    this.#keep({ update: TEMPLATE_VERSION })
  }

  #play(input: string): void {
    const run = this.#game.run ?? newRunRecord()
    const before = this.#game.state
    const turn = step(before, input, diceFrom(turnSeed(run.seed, run.turn)))
    const echo = this.#keyed({ text: input.trim(), tone: 'echo', wait: 0 })
    const told = turn.lines.map((line) => ({ line, shown: this.#keyed(line) }))
    this.#keep({
      state: turn.state,
      lines: [...this.#scene.lines, echo, ...told.map(({ shown }) => shown)].slice(-LINES_KEPT),
      run: { ...run, turn: run.turn + (turn.accepted ? 1 : 0), pending: null },
    })
    if (turn.ended) this.#options.onEnded?.(turn.ended, before.userName || before.playerName)
    this.#tell(turn, [{ line: null, shown: echo }, ...told])
  }

  #tell(turn: Turn, told: readonly { line: Line | null; shown: ConsoleLine }[]): void {
    const before = this.#scene
    if (turn.accepted) this.#show({ ending: null })
    const show = (count: number) => {
      const isPrinting = count < told.length
      const printed = told.slice(0, count)
      const last = printed.findLast(({ line }) => line?.moment)
      this.#show({
        lines: [...before.lines, ...printed.map(({ shown }) => shown)].slice(-LINES_KEPT),
        view: isPrinting
          ? asOf(
              before.view,
              printed.map(({ line }) => line),
            )
          : viewOf(turn.state),
        isPrinting,
        announcement: turn.lines.map(({ text }) => text).join('\n'),
        moment: last?.line?.moment ? { name: last.line.moment, key: last.shown.key } : null,
        ...(!isPrinting && turn.ended && { ending: turn.ended }),
      })
    }
    const waits = told.map(({ shown }) => shown.wait)
    this.#printing = print({ waits, pace: this.#options.pace(), show })
  }

  #keyed({ text, tone, wait }: { text: string; tone: LineTone; wait: number }): ConsoleLine {
    this.#nextKey += 1
    return { key: this.#nextKey, text, tone, wait }
  }

  #keep(change: Partial<SavedGame>): void {
    this.#game = { ...this.#game, ...change }
    const isKept = this.#options.save(this.#game)
    if (isKept !== this.#scene.isKept) this.#show({ isKept })
  }

  #show(change: Partial<Scene>): void {
    this.#scene = { ...this.#scene, ...change }
    for (const listener of this.#listeners) listener()
  }
}
