import { useSyncExternalStore } from 'react'

/** A value outside the components, which they show by `useStore`. */
export class Store<Value> {
  readonly #listeners = new Set<() => void>()
  /** The value in the server's HTML. */
  readonly initial: Value
  readonly #read: () => Value
  #value: Value | undefined

  /** `read` gives the value of this browser when it is first asked for; without it that is the initial one. */
  constructor(initial: Value, read = () => initial) {
    this.initial = initial
    this.#read = read
  }

  readonly get = (): Value => {
    if (this.#value === undefined) this.#value = this.#read()
    return this.#value
  }

  readonly set = (value: Value): void => {
    this.#value = value
    for (const listener of this.#listeners) listener()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** The present value of a store; the initial one on the server, and while the page hydrates its HTML. */
export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => store.initial)
