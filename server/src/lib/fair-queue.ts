/** A queue that takes from each key in turn, so that a long line of one key hardly delays the others. */
export type FairQueue<Item> = {
  readonly add: (key: string, item: Item) => void
  /** The first item of the key whose turn it is. */
  readonly take: () => Item | undefined
}

/** Creates an empty queue. It stores nothing about a key without items. */
export const makeFairQueue = <Item>(): FairQueue<Item> => {
  /** The items of each key; the key whose turn is next comes first. */
  const lines = new Map<string, Item[]>()
  return {
    add: (key, item) => {
      const line = lines.get(key)
      if (line) line.push(item)
      else lines.set(key, [item])
    },
    take: () => {
      for (const [key, line] of lines) {
        const item = line.shift()
        lines.delete(key)
        if (line.length > 0) lines.set(key, line)
        return item
      }
      return undefined
    },
  }
}
