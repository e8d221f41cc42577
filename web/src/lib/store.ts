import { useSyncExternalStore } from 'react'

/** A value outside of the components. They read it with `useStore`. */
export class Store<Value> {
  readonly #listeners = new Set<() => void>()
  readonly initial: Value
  readonly read: () => Value
  #value: Value | undefined

  /** `read` returns the value that this browser has. It is called when the value is first needed. */
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

  readonly refresh = (): void => this.set(this.read())

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

/** On the server and during hydration, returns the initial value. */
export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => store.initial)
