import type { Awaitable } from '../awaitable.ts'
import type { Block } from './address.ts'

/** How many requests a window takes, and how long it lasts. */
export type Budget = {
  /** The same in every version, because servers of two versions share counts during an update. */
  readonly name: string
  readonly limit: number
  readonly windowMs: number
}

/** A counted request, with a function that undoes it; or the time to wait. */
export type Taken = { readonly undo: () => Awaitable<void> } | { readonly waitMs: number }

/** Counts the requests of each key of one limit. A window begins with the first request of its key. */
export type RateCounter = {
  /** Counts a request in all its blocks, or in none. */
  readonly take: (blocks: readonly Block[]) => Awaitable<Taken>
  /** Forgets all windows whose keys start with the prefix. */
  readonly reset: (prefix: string) => Awaitable<void>
}

/** Creates the counter of a limit. */
export type OpenCounter = (budget: Budget) => RateCounter

/** Maximum number of windows that a limit keeps in memory. */
const KEYS_MAX = 10_000

type Window = { taken: number; readonly limit: number; readonly endsAt: number }

class Counter implements RateCounter {
  /** Ordered by the end of the window. */
  readonly #windows = new Map<string, Window>()
  readonly #limit: number
  readonly #windowMs: number
  readonly #monotonic: () => number

  constructor({ limit, windowMs }: Budget, monotonic: () => number) {
    this.#limit = limit
    this.#windowMs = windowMs
    this.#monotonic = monotonic
  }

  take(blocks: readonly Block[]): Taken {
    const now = this.#monotonic()
    for (const { key } of blocks) {
      const window = this.#findWindow(key, now)
      if (window && window.taken >= window.limit) return { waitMs: window.endsAt - now }
    }
    const fresh = blocks.filter(({ key }) => !this.#findWindow(key, now))
    if (fresh.length > 0 && !this.#makeRoom(fresh.length, now, blocks)) {
      return { waitMs: this.#windowMs }
    }
    const windows = blocks.map(({ key, times }) => {
      const window = this.#findWindow(key, now) ?? this.#openWindow(key, times, now)
      window.taken += 1
      return { key, window }
    })
    const undo = () => {
      for (const { key, window } of windows) {
        window.taken -= 1
        if (window.taken === 0 && this.#windows.get(key) === window) this.#windows.delete(key)
      }
    }
    return { undo }
  }

  reset(prefix: string): void {
    for (const key of this.#windows.keys()) if (key.startsWith(prefix)) this.#windows.delete(key)
  }

  #findWindow(key: string, now: number): Window | undefined {
    const window = this.#windows.get(key)
    return window && now < window.endsAt ? window : undefined
  }

  #openWindow(key: string, times: number, now: number): Window {
    const window = { taken: 0, limit: this.#limit * times, endsAt: now + this.#windowMs }
    // Delete and insert, so that the map stays ordered by end time.
    this.#windows.delete(key)
    this.#windows.set(key, window)
    return window
  }

  /**
   * Whether `count` windows can be added. Deletes windows that have ended, then those with the lowest
   * counts. Keeps windows at their limit and those of the request's own blocks: filling the memory
   * must not reset a password-guessing limit.
   */
  #makeRoom(count: number, now: number, own: readonly Block[]): boolean {
    const hasRoom = () => this.#windows.size + count <= KEYS_MAX
    if (hasRoom()) return true
    for (const [key, { endsAt }] of this.#windows) {
      if (now < endsAt) break
      this.#windows.delete(key)
    }
    if (hasRoom()) return true
    const leastUsed = [...this.#windows]
      .filter(([key, { taken, limit }]) => taken < limit && own.every((block) => block.key !== key))
      .sort(([, one], [, other]) => one.taken - other.taken)
    for (const [key] of leastUsed.slice(0, KEYS_MAX / 10)) this.#windows.delete(key)
    return hasRoom()
  }
}

/** Counters in the memory of this process. `monotonic` is a clock in ms that never goes back. */
export const countersInMemory =
  (monotonic: () => number): OpenCounter =>
  (budget) =>
    new Counter(budget, monotonic)
