import { LRUCache } from 'lru-cache'

/** Number of remembered vote ids, the latest ones. */
const IDS_MAX = 100_000

type Options<Vote, Counted> = {
  /** Adds a vote, and returns the voted fact or correction. */
  readonly cast: (vote: Vote) => Promise<Counted>
  /** Returns the voted fact or correction, unchanged. */
  readonly find: (vote: Vote) => Promise<Counted>
}

/**
 * Casts each vote that has an id once: a page whose response was lost sends it again. The ids are in the memory of this
 * process, because a row for each vote would be more to store than the vote.
 */
export const castOnce = <Vote, Counted>({
  cast,
  find,
}: Options<Vote, Counted>): ((vote: Vote, id?: string) => Promise<Counted>) => {
  // With `max` the cache would allocate the memory for all ids up front.
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
