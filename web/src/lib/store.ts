import { useSyncExternalStore } from 'react'

/** A value outside the components. They read it with `useStore`. */
export class Store<Value> {
  readonly #listeners = new Set<() => void>()
  /** The value that the server's HTML shows. */
  readonly initial: Value
  /** Reads the value from the browser, where another tab may have changed it. */
  readonly read: () => Value
  #value: Value | undefined

  /**
   * `read` returns the value in this browser, and is called when it is first needed. By default that is the initial
   * value.
   */
  constructor(initial: Value, read = () => initial) {
    this.initial = initial
    this.read = read
  }

  readonly get = (): Value => {
    if (this.#value === undefined) this.#value = this.read()
    return this.#value
  }

  readonly set = (value: Value): void => {
    this.#value = value
    for (const listener of this.#listeners) listener()
  }

  /** Reads the value again. */
  readonly refresh = (): void => this.set(this.read())

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/**
 * Returns the value of a store, and renders the component again when it changes. On the server and during hydration it
 * is the initial value.
 */
export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => store.initial)
