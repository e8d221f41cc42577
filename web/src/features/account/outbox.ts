import { later } from '../../platform/timers.ts'
import type { SavedGame } from '../../game/save/saved-game.ts'
import { GrowingPause } from './backoff.ts'

/** A burst of turns is one request: they are gathered for so long, in milliseconds. */
const GATHER = 800

/**
 * How a sending went: `again`, when nothing answered and it is to be tried later; `held`, when it was
 * refused and stays until something changes; `dropped`, when nobody wants it any more.
 */
export type Delivery = 'sent' | 'again' | 'held' | 'dropped'

/** Sends the newest of the games that it is given, one request at a time, and sends a lost one again. */
export class Outbox {
  #next: SavedGame | null = null
  #sending: Promise<void> | null = null
  #cancel: (() => void) | null = null
  readonly #rest = new GrowingPause()
  readonly #send: (game: SavedGame) => Promise<Delivery>

  constructor(send: (game: SavedGame) => Promise<Delivery>) {
    this.#send = send
  }

  /** The game that is still to be sent. */
  get waiting(): SavedGame | null {
    return this.#next
  }

  /** This one is to be sent, with those that follow at once. */
  put(game: SavedGame): void {
    this.#next = game
    if (!this.#sending && !this.#rest.isRunning) this.#schedule()
  }

  /** Sends what waits now, and settles when nothing is under way any more. */
  flush(): Promise<void> {
    if (this.#sending) return this.#sending.then(() => this.flush())
    this.#cancel?.()
    this.#rest.stop()
    if (!this.#next) return Promise.resolve()
    this.#sending = this.#deliver(this.#next)
    return this.#sending
  }

  /** Forgets what waits. */
  clear(): void {
    this.#cancel?.()
    this.#rest.stop()
    this.#next = null
  }

  async #deliver(game: SavedGame): Promise<void> {
    this.#next = null
    const delivery = await this.#send(game)
    this.#sending = null
    if (delivery === 'again' || delivery === 'held') this.#next ??= game
    if (delivery === 'sent') this.#rest.reset()
    if (delivery === 'again') this.#rest.start(() => void this.flush())
    if (delivery === 'sent' && this.#next) this.#schedule()
  }

  #schedule(): void {
    this.#cancel?.()
    this.#cancel = later(GATHER, () => void this.flush())
  }
}
