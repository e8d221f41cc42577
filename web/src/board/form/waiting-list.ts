import { useEffect } from 'react'
import { ApiError } from '../../lib/api.ts'
import { textOr, type Fields } from '../../lib/reading.ts'
import { makeId } from '../../lib/secure/make-id.ts'
import { inOneTab, tryAgain } from '../../lib/sending.ts'
import { subscribeToStorage } from '../../lib/storage.ts'
import { useStore } from '../../lib/store.ts'
import { StoredList } from '../../lib/stored-list.ts'
import { showNotice } from '../../ui/notice.tsx'

/** An item that waits for the network. */
export type Waiting<Item> = Item & {
  readonly key: string
  /** The reason for which the server has refused it; '' while it waits. */
  readonly problem: string
}

type Options<Item> = {
  /** The key under which the list is stored. It is also the name of a lock, so that only one tab sends the items. */
  readonly key: string
  /** Reads a stored item; null if it is not complete. */
  readonly read: (stored: Fields) => Item | null
  /**
   * Sends an item. Must not fail if the server already has it, because the response to an earlier request may have been
   * lost.
   */
  readonly send: (item: Waiting<Item>) => Promise<void>
  /** The notice after an item was sent. */
  readonly sentNotice: string
}

/** Checks whether the server would refuse the item every time. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 429

/** The posts that a visitor has sent without a network. They are stored, and sent when the network is back. */
export class WaitingList<Item extends object> {
  readonly #options: Options<Item>
  readonly #sendInOneTab: () => Promise<void>
  readonly items: StoredList<Waiting<Item>>

  constructor(options: Options<Item>) {
    this.#options = options
    this.#sendInOneTab = inOneTab(options.key, () => this.#sendAll())
    this.items = new StoredList<Waiting<Item>>(options.key, (fields) => {
      const item = options.read(fields)
      const key = textOr(fields.key, '')
      return item && key !== '' ? { ...item, key, problem: textOr(fields.problem, '') } : null
    })
  }

  /** Stores an item until it is sent. Returns false if the browser has no storage. */
  add(item: Item): boolean {
    return this.items.store([...this.items.read(), { ...item, key: makeId(), problem: '' }])
  }

  remove(key: string): void {
    this.items.store(this.items.read().filter((item) => item.key !== key))
  }

  async #sendAll(): Promise<void> {
    for (const item of this.items.read()) {
      if (item.problem) continue
      try {
        await this.#options.send(item)
        this.remove(item.key)
        showNotice(this.#options.sentNotice)
      } catch (error) {
        if (!isFinal(error)) return
        const problem = error.message
        this.items.store(
          this.items.read().map((one) => (one.key === item.key ? { ...one, problem } : one)),
        )
      }
    }
  }

  /** Sends the waiting items, unless the server has refused them. */
  readonly trySending = (): void => {
    if (this.items.read().some(({ problem }) => problem === '')) void this.#sendInOneTab()
  }
}

/** Returns the waiting items of a list, and sends them as soon as the network is back. */
export function useWaiting<Item extends object>(list: WaitingList<Item>): readonly Waiting<Item>[] {
  const items = useStore(list.items)
  // Another tab may have added or sent items.
  useEffect(() => {
    list.items.refresh()
    return subscribeToStorage(list.items.refresh)
  }, [list])
  useEffect(() => {
    if (items.length === 0) return undefined
    if (document.visibilityState === 'visible') list.trySending()
    return tryAgain(list.trySending)
  }, [list, items.length])
  return items
}
