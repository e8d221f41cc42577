import { isFinal } from '../../lib/api.ts'
import { textOr, type Fields } from '../../lib/reading.ts'
import { makeId } from '../../lib/secure/make-id.ts'
import { oneByOne } from '../../lib/sending.ts'
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
  /** The notice after an item was sent; none by default. */
  readonly sentNotice?: string
}

/** Items that the server has not confirmed yet. They are stored until it has, and sent again when the network is back. */
export class WaitingList<Item extends object> {
  readonly #options: Options<Item>
  readonly #sendOneByOne: () => Promise<void>
  readonly items: StoredList<Waiting<Item>>

  constructor(options: Options<Item>) {
    this.#options = options
    this.#sendOneByOne = oneByOne(options.key, () => this.#sendAll())
    this.items = new StoredList<Waiting<Item>>(options.key, (fields) => {
      const item = options.read(fields)
      // Votes that the previous version has stored have an id instead.
      const key = textOr(fields.key ?? fields.id, '')
      return item && key !== '' ? { ...item, key, problem: textOr(fields.problem, '') } : null
    })
  }

  /** Stores an item until it is sent. Returns false if the browser has no storage. */
  add(item: Item, key = makeId()): boolean {
    return this.items.store([...this.items.read(), { ...item, key, problem: '' }])
  }

  remove(key: string): void {
    this.items.store(this.items.read().filter((item) => item.key !== key))
  }

  /** Returns the first item to send. Items that the server has refused stay until they are removed. */
  #next(): Waiting<Item> | undefined {
    return this.items.read().find(({ problem }) => problem === '')
  }

  async #sendAll(): Promise<void> {
    for (let item = this.#next(); item; item = this.#next()) {
      const { key } = item
      try {
        await this.#options.send(item)
        this.remove(key)
        if (this.#options.sentNotice) showNotice(this.#options.sentNotice)
      } catch (error) {
        if (!isFinal(error)) return
        const problem = error.message
        this.items.store(
          this.items.read().map((one) => (one.key === key ? { ...one, problem } : one)),
        )
      }
    }
  }

  /** Sends the items that the server has not refused. */
  readonly trySending = (): void => {
    if (this.#next()) void this.#sendOneByOne()
  }
}
