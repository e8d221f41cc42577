import { fieldsOf, listOf, type Fields } from './reading.ts'
import { readJson, removeText, writeText } from './storage.ts'
import { Store } from './store.ts'

/** A list in the browser's storage, which all tabs share. Its value has the items as they were last read. */
export class StoredList<Item> extends Store<readonly Item[]> {
  readonly #key: string

  /**
   * `key` is the key under which the list is stored. `readItem` reads a stored item, and returns null if it is not
   * complete.
   */
  constructor(key: string, readItem: (stored: Fields) => Item | null) {
    super([], () => listOf(readJson(key)).flatMap((stored) => readItem(fieldsOf(stored)) ?? []))
    this.#key = key
  }

  /** Replaces the items, which are stored in the given form. Returns false if the browser has no storage. */
  store(items: readonly Fields[]): boolean {
    // An empty list is removed, which works even if nothing can be written.
    if (items.length === 0) removeText(this.#key)
    const isStored = items.length === 0 || writeText(this.#key, JSON.stringify(items))
    this.refresh()
    return isStored
  }
}
