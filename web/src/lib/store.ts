import { useSyncExternalStore } from 'react'

/** A value outside the components, which they show by `useStore`. */
export class Store<Value> {
  readonly #listeners = new Set<() => void>()
  /** The value in the server's HTML. */
  readonly initial: Value
  readonly #read: () => Value
  #value: Value | undefined

  /** `read` returns this browser's value at its first use; without it the initial value is used. */
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

/** The present value of a store; its initial value on the server and during hydration. */
export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => store.initial)
