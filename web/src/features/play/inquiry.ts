import { RunLost, type RunServer } from './run-server.ts'

type How = { readonly signal: AbortSignal; readonly onSlow: () => void }

/**
 * What a session asks the server, one question at a time: a new one takes the place of the one before,
 * and the player, or a screen that goes away, may leave one unanswered.
 */
export class Inquiry {
  #asking = new AbortController()
  #giveUp: () => void = () => undefined
  readonly #server: RunServer
  readonly #onSlow: () => void

  /** `onSlow`: an answer takes so long that the player may want to go on without it. */
  constructor(server: RunServer, onSlow: () => void) {
    this.#server = server
    this.#onSlow = onSlow
  }

  /**
   * Asks. Gives the answer, RunLost when the server has none to give, or null when the question was left
   * meanwhile. `giveUp`: what happens instead when the player does not want to wait.
   */
  async ask<Answer>(
    question: (server: RunServer, how: How) => Promise<Answer>,
    giveUp: () => void = () => undefined,
  ): Promise<Answer | RunLost | null> {
    this.leave()
    this.#asking = new AbortController()
    this.#giveUp = giveUp
    const { signal } = this.#asking
    const answer = await question(this.#server, { signal, onSlow: this.#onSlow }).catch(
      (error: unknown) => (error instanceof RunLost ? error : new RunLost('gone')),
    )
    return signal.aborted ? null : answer
  }

  /** The question stays unanswered. */
  leave(): void {
    this.#asking.abort()
  }

  /** The player does not want to wait for the answer. */
  giveUp(): void {
    this.leave()
    this.#giveUp()
  }
}
