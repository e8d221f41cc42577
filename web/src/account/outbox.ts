import type { SavedGame } from '../game/save/saved-game.ts'
import { backoff } from '../lib/request-policy.ts'
import { later } from '../lib/timers.ts'

/** The turns of this time are sent in one request. */
const BATCH_MS = 800
const LAST_PAUSE_MS = 60_000

/**
 * `again`: there was no response, so the save is sent again later. `refused`: the save is sent again only by `flush`,
 * unless a newer save replaces it. `dropped`: the save is no longer needed.
 */
export type Delivery = 'sent' | 'again' | 'refused' | 'dropped'

/** Sends only the newest save, one request at a time. A save without a response is sent again. */
export class Outbox {
  #unsent: SavedGame | null = null
  #inFlight: Promise<void> | null = null
  #cancel: () => void = () => undefined
  #lost = 0
  readonly #send: (game: SavedGame) => Promise<Delivery>

  constructor(send: (game: SavedGame) => Promise<Delivery>) {
    this.#send = send
  }

  get unsent(): SavedGame | null {
    return this.#unsent
  }

  /** Of several saves in a short time, only the last one is sent. */
  put(game: SavedGame): void {
    this.#unsent = game
    if (!this.#inFlight && this.#lost === 0) this.#schedule(BATCH_MS)
  }

  /** Sends the newest save at once. Resolves when no request is in flight. */
  flush(): Promise<void> {
    if (this.#inFlight) return this.#inFlight.then(() => this.flush())
    this.#cancel()
    if (!this.#unsent) return Promise.resolve()
    this.#inFlight = this.#deliver(this.#unsent)
    return this.#inFlight
  }

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
    if (delivery === 'again') this.#schedule(backoff(this.#lost, LAST_PAUSE_MS))
    if ((delivery === 'sent' || delivery === 'dropped') && this.#unsent) this.#schedule(BATCH_MS)
  }

  #schedule(milliseconds: number): void {
    this.#cancel()
    this.#cancel = later(milliseconds, () => void this.flush())
  }
}
