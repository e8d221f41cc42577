/** A queue in which keys take turns, so that many items of one key hardly delay the items of other keys. */
export type FairQueue<Item> = {
  readonly add: (key: string, item: Item) => void
  readonly take: () => Item | undefined
}

export function makeFairQueue<Item>(): FairQueue<Item> {
  /** The first key is the next to get its turn. */
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
