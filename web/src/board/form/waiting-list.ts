import { useEffect } from 'react'
import { isFinal } from '../../lib/api.ts'
import { fieldsOf, listOf, textOr, type Fields } from '../../lib/reading.ts'
import { makeId } from '../../lib/secure/make-id.ts'
import { inOneTab, tryAgain } from '../../lib/sending.ts'
import {
  readJson,
  removeText,
  subscribeToStorage,
  writeText,
  type StorageKey,
} from '../../lib/storage.ts'
import { Store, useStore } from '../../lib/store.ts'

export type Waiting<Item> = Item & {
  readonly key: string
  /** The reason for which the server refused the item; '' while the item waits. */
  readonly problem: string
}

type Options<Item> = {
  /** The storage key is also the name of a lock, so that only one tab sends the items. */
  readonly name: StorageKey
  /** Returns null if the stored item is not complete. */
  readonly read: (stored: Fields) => Item | null
  /**
   * Sends an item. It must not fail if the server already has the item, because the response to an earlier request may
   * have been lost.
   */
  readonly send: (item: Waiting<Item>) => Promise<void>
}

/**
 * Stores items that got no response from the server, and sends them when the network is back. All tabs share the items.
 */
export class WaitingList<Item extends object> extends Store<readonly Waiting<Item>[]> {
  readonly name: StorageKey
  readonly #send: Options<Item>['send']
  readonly #sendInOneTab: () => Promise<void>

  constructor({ name, read, send }: Options<Item>) {
    const readItem = (stored: unknown): Waiting<Item>[] => {
      const fields = fieldsOf(stored)
      const item = read(fields)
      const key = textOr(fields.key, '')
      return item && key ? [{ ...item, key, problem: textOr(fields.problem, '') }] : []
    }
    super([], () => listOf(readJson(name)).flatMap(readItem))
    this.name = name
    this.#send = send
    this.#sendInOneTab = inOneTab(name, () => this.#sendAll())
  }

  #store(items: readonly Waiting<Item>[]): boolean {
    let isStored = true
    // An empty list is removed, because removing works even if the storage is full.
    if (items.length === 0) removeText(this.name)
    else isStored = writeText(this.name, JSON.stringify(items))
    this.refresh()
    return isStored
  }

  /** Returns false if the browser did not store the item. An item that is already stored is not stored again. */
  add(item: Item, key = makeId()): boolean {
    return this.has(key) || this.#store([...this.read(), { ...item, key, problem: '' }])
  }

  has(key: string): boolean {
    return this.read().some((item) => item.key === key)
  }

  remove(key: string): void {
    if (this.has(key)) this.#store(this.read().filter((item) => item.key !== key))
  }

  async #sendAll(): Promise<void> {
    for (const item of this.read()) {
      // Another tab may have sent or discarded the item in the meantime.
      if (item.problem || !this.has(item.key)) continue
      try {
        await this.#send(item)
        this.remove(item.key)
      } catch (error) {
        if (!isFinal(error)) return
        const problem = error.message
        this.#store(this.read().map((one) => (one.key === item.key ? { ...one, problem } : one)))
      }
    }
  }

  readonly trySending = (): void => {
    if (this.read().some(({ problem }) => problem === '')) void this.#sendInOneTab()
  }
}

export function useWaiting<Item extends object>(list: WaitingList<Item>): readonly Waiting<Item>[] {
  const items = useStore(list)
  useEffect(() => {
    list.refresh()
    return subscribeToStorage(list.refresh, [list.name])
  }, [list])
  useEffect(() => {
    if (items.length === 0) return undefined
    if (document.visibilityState === 'visible') list.trySending()
    return tryAgain(list.trySending)
  }, [list, items.length])
  return items
}
