import { viewOf, type Line, type State, type Turn } from '@fable/engine'
import { LINES_KEPT, type ConsoleLine, type LineTone } from '../../game/console-line.ts'
import { print, type Printing } from '../../game/printer.ts'
import type { SavedGame } from '../../game/save/saved-game.ts'
import type { Settings } from '../../game/preferences.ts'
import { asOf } from '../../game/view-at-line.ts'
import type { Scene, SeenEnding } from '../../game/scene.ts'

type Words = { text: string; tone: LineTone; wait: number }

/** Shows a game: what is on the screen now, and the lines of a turn one after the other. */
export class Teller {
  #scene: Scene
  /** Every line told so far, those still to be printed included: what a reload shows. */
  #told: readonly ConsoleLine[]
  #printing: Printing | null = null
  #nextKey: number
  readonly #pace: () => Settings['pace']
  readonly #listeners = new Set<() => void>()

  constructor(game: SavedGame, pace: () => Settings['pace']) {
    this.#pace = pace
    this.#told = game.lines
    this.#nextKey = game.lines.length
    this.#scene = {
      lines: game.lines,
      view: viewOf(game.state),
      account: game.account,
      isPrinting: false,
      isWaiting: false,
      isSlow: false,
      isRanked: null,
      announcement: '',
      moment: null,
      ending: null,
      isKept: true,
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly scene = (): Scene => this.#scene
  readonly told = (): readonly ConsoleLine[] => this.#told

  /** Hurries the printing: the rest of the turn, or the next line when the player paces by press. */
  readonly advance = (): void => {
    this.#printing?.advance()
  }

  /** Brings all that is left of the turn. */
  readonly finish = (): void => {
    this.#printing?.finish()
  }

  show(change: Partial<Scene>): void {
    this.#scene = { ...this.#scene, ...change }
    for (const listener of this.#listeners) listener()
  }

  /** Adds a line at once: the player's own answer, or a word from outside the story. */
  say(text: string, tone: LineTone): void {
    this.finish()
    this.#add([{ text, tone, wait: 0 }])
    this.show({
      lines: this.#told,
      ...(tone !== 'echo' && { announcement: text }),
    })
  }

  /** Puts other lines and another state in the place of what was shown, as when a run goes on elsewhere. */
  replace(words: readonly Words[], state: State): void {
    this.finish()
    this.#told = []
    this.#add(words)
    this.show({ lines: this.#told, view: viewOf(state), moment: null })
  }

  /**
   * Prints a turn line by line, its stats and moments with the lines that tell of them. Call `told` for
   * what is to be saved: all of it, at once.
   */
  tell(turn: Turn, ending: SeenEnding | null): void {
    const { view } = this.#scene
    const after = viewOf(turn.state)
    const before = this.#told
    const lines = this.#add(turn.lines)
    const announcement = turn.lines.map(({ text }) => text).join('\n')
    const show = (count: number) => {
      const isPrinting = count < lines.length
      const printed = turn.lines.slice(0, count)
      this.show({
        lines: [...before, ...lines.slice(0, count)].slice(-LINES_KEPT),
        view: isPrinting ? asOf(view, printed, after) : after,
        isPrinting,
        announcement,
        moment: momentOf(printed, lines),
        ...(!isPrinting && ending && { ending }),
      })
    }
    const waits = lines.map(({ wait }) => wait)
    this.#printing = print({ waits, pace: this.#pace(), show })
  }

  #add(words: readonly Words[]): readonly ConsoleLine[] {
    const lines = words.map(({ text, tone, wait }) => {
      this.#nextKey += 1
      return { key: this.#nextKey, text, tone, wait }
    })
    this.#told = [...this.#told, ...lines].slice(-LINES_KEPT)
    return lines
  }
}

/** The last moment among the printed lines. */
function momentOf(printed: readonly Line[], lines: readonly ConsoleLine[]): Scene['moment'] {
  const at = printed.findLastIndex(({ moment }) => moment !== undefined)
  const name = printed[at]?.moment
  return name ? { name, key: lines[at]?.key ?? 0 } : null
}
