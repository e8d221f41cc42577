import { LRUCache } from 'lru-cache'

const IDS_MAX = 100_000

type Options<Vote, Counted> = {
  readonly cast: (vote: Vote) => Promise<Counted>
  readonly find: (vote: Vote) => Promise<Counted>
}

/**
 * A page that got no response sends a vote again, so each vote with an id is cast only once. The ids are only in the
 * memory of this process: a row for each of them would take more space than the vote itself.
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
