import { diceFrom, step, turnSeed, viewOf, type Ending, type Turn, type View } from '@fable/engine'
import { LINES_KEPT, type ConsoleLine, type LineTone } from '../../lib/console-line.ts'
import { print, type Printing } from '../../lib/printer.ts'
import type { Run, SavedGame } from '../../lib/save/saved-game.ts'
import { TEMPLATE_VERSION } from '../../lib/save/game-variables.ts'

/** What the screen shows of a game in this moment. */
export type Scene = {
  readonly lines: readonly ConsoleLine[]
  /** The view after the last turn that was printed to its end: stats don't run ahead of the story. */
  readonly view: View
  readonly account: SavedGame['account']
  /** Whether lines are still to come; the controls wait for them. */
  readonly isPrinting: boolean
  /** The whole text of the newest turn, for those who listen. */
  readonly announcement: string
  /** How the last run ended, until the next one starts. */
  readonly ending: Ending | null
}

type Options = {
  game: SavedGame
  save: (game: SavedGame) => void
  /** False shows every turn at once (prefers-reduced-motion). */
  isTimed: () => boolean
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
      ending: null,
    }
    const pending = game.run?.pending
    if (typeof pending === 'string') this.#play(pending)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly scene = (): Scene => this.#scene

  /** Answers the game. While lines print it brings the rest instead; an empty answer is none. */
  readonly answer = (input: string): void => {
    if (this.#scene.isPrinting) {
      this.finishPrinting()
      return
    }
    if (input.trim() === '') return
    const { run, state } = this.#game
    const current = run && state.mode.name !== 'start' ? run : newRunRecord()
    this.#keep({ run: { ...current, pending: input } })
    this.#play(input)
  }

  /** Brings the rest of the turn at once. */
  readonly finishPrinting = (): void => {
    this.#printing?.finish()
  }

  /** The player has seen what is new. */
  readonly markNewsSeen = (): void => {
    this.#keep({ update: TEMPLATE_VERSION })
  }

  #play(input: string): void {
    const run = this.#game.run ?? newRunRecord()
    const turn = step(this.#game.state, input, diceFrom(turnSeed(run.seed, run.turn)))
    const said = [
      this.#line({ text: input.trim(), tone: 'echo', wait: 0 }),
      ...turn.lines.map((line) => this.#line(line)),
    ]
    const before = this.#scene.lines
    this.#keep({
      state: turn.state,
      lines: [...before, ...said].slice(-LINES_KEPT),
      run: { ...run, turn: run.turn + (turn.accepted ? 1 : 0), pending: null },
    })
    this.#tell(before, said, turn)
  }

  #tell(before: readonly ConsoleLine[], said: readonly ConsoleLine[], turn: Turn): void {
    const ending = turn.ended ?? (turn.accepted ? null : this.#scene.ending)
    const announcement = turn.lines.map(({ text }) => text).join('\n')
    const show = (count: number) => {
      const isPrinting = count < said.length
      this.#show({
        lines: [...before, ...said.slice(0, count)].slice(-LINES_KEPT),
        isPrinting,
        announcement,
        ...(!isPrinting && { view: viewOf(turn.state), ending }),
      })
    }
    if (this.#options.isTimed()) {
      this.#printing = print(
        said.map(({ wait }) => wait),
        show,
      )
    } else show(said.length)
  }

  #line(line: { text: string; tone: LineTone; wait: number }): ConsoleLine {
    this.#nextKey += 1
    return { ...line, key: this.#nextKey }
  }

  #keep(change: Partial<SavedGame>): void {
    this.#game = { ...this.#game, ...change }
    this.#options.save(this.#game)
  }

  #show(change: Partial<Scene>): void {
    this.#scene = { ...this.#scene, ...change }
    for (const listener of this.#listeners) listener()
  }
}
