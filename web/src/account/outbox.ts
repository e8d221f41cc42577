import type { SavedGame } from '../game/save/saved-game.ts'
import { backoff } from '../lib/request-policy.ts'
import { later } from '../lib/timers.ts'

/** Turns within this time are sent in one request, in milliseconds. */
const BATCH_TIME = 800
/** Maximum pause before a lost save is resent, in milliseconds. */
const LAST_PAUSE = 60_000

/**
 * The result of sending a save: `again`, it was lost and is sent later; `refused`, it stays until something changes;
 * `dropped`, it is no longer needed.
 */
export type Delivery = 'sent' | 'again' | 'refused' | 'dropped'

/** Sends the newest of the saves passed to it, one request at a time, and resends lost ones. */
export class Outbox {
  #unsent: SavedGame | null = null
  #inFlight: Promise<void> | null = null
  #cancel: () => void = () => undefined
  #lost = 0
  readonly #send: (game: SavedGame) => Promise<Delivery>

  constructor(send: (game: SavedGame) => Promise<Delivery>) {
    this.#send = send
  }

  /** The save that is still to be sent. */
  get unsent(): SavedGame | null {
    return this.#unsent
  }

  /** Sends this save, together with those that follow within a short time. */
  put(game: SavedGame): void {
    this.#unsent = game
    if (!this.#inFlight && this.#lost === 0) this.#schedule(BATCH_TIME)
  }

  /** Sends the unsent save now, and resolves when no request is in flight. */
  flush(): Promise<void> {
    if (this.#inFlight) return this.#inFlight.then(() => this.flush())
    this.#cancel()
    if (!this.#unsent) return Promise.resolve()
    this.#inFlight = this.#deliver(this.#unsent)
    return this.#inFlight
  }

  /** Forgets the unsent save. */
  clear(): void {
    this.#cancel()
    this.#unsent = null
    this.#lost = 0
  }

  async #deliver(game: SavedGame): Promise<void> {
    this.#unsent = null
    const delivery = await this.#send(game)
    this.#inFlight = null
    if (delivery === 'again' || delivery === 'refused') this.#unsent ??= game
    this.#lost = delivery === 'again' ? this.#lost + 1 : 0
    if (delivery === 'again') this.#schedule(backoff(this.#lost, LAST_PAUSE))
    if ((delivery === 'sent' || delivery === 'dropped') && this.#unsent) this.#schedule(BATCH_TIME)
  }

  #schedule(milliseconds: number): void {
    this.#cancel()
    this.#cancel = later(milliseconds, () => void this.flush())
  }
}
