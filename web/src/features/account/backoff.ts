import { later } from '../../platform/timers.ts'

/** The pauses between tries grow from the first to the last of these, in milliseconds. */
const FIRST = 1_000
const LAST = 60_000

/** A pause before trying again that doubles with every try. */
export class GrowingPause {
  #rest = FIRST
  #cancel: (() => void) | null = null
  #tryAgain: () => void = () => undefined

  get isRunning(): boolean {
    return this.#cancel !== null
  }

  start(tryAgain: () => void): void {
    this.stop()
    this.#tryAgain = tryAgain
    this.#cancel = later(this.#rest, () => this.hurry())
    this.#rest = Math.min(this.#rest * 2, LAST)
  }

  /** Tries now, when a pause runs. */
  hurry(): void {
    if (!this.isRunning) return
    this.stop()
    this.#tryAgain()
  }

  /** Ends a pause that runs. */
  stop(): void {
    this.#cancel?.()
    this.#cancel = null
  }

  /** Something has answered: the next pause is a short one again. */
  reset(): void {
    this.stop()
    this.#rest = FIRST
  }
}
