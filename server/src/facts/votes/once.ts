import { LRUCache } from 'lru-cache'

/** Maximum number of vote ids that are remembered, the latest ones. */
const IDS_MAX = 100_000

type Options<Vote, Counted> = {
  /** Adds a vote, and returns the fact or correction with its new counts. */
  readonly cast: (vote: Vote) => Promise<Counted>
  /** Returns the fact or correction of a vote without adding the vote. */
  readonly find: (vote: Vote) => Promise<Counted>
}

/**
 * Makes a function that casts each vote with an id only once, because a page that got no response sends a vote again.
 * The ids are only in the memory of this process: a row for each of them would take more space than the vote itself.
 */
export function castOnce<Vote, Counted>({
  cast,
  find,
}: Options<Vote, Counted>): (vote: Vote, id?: string) => Promise<Counted> {
  // With `max`, the cache would allocate memory for the maximum at once.
  const known = new LRUCache<string, 'counted' | Promise<Counted>>({
    maxSize: IDS_MAX,
    sizeCalculation: () => 1,
  })

  const castAs = async (vote: Vote, id: string) => {
    try {
      const counted = await cast(vote)
      known.set(id, 'counted')
      return counted
    } catch (error) {
      known.delete(id)
      throw error
    }
  }

  return (vote, id) => {
    if (id === undefined) return cast(vote)
    const before = known.get(id)
    if (before === 'counted') return find(vote)
    if (before) return before
    const casting = castAs(vote, id)
    known.set(id, casting)
    return casting
  }
}
