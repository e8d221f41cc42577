import type { Fact } from '@fable/contract'
import { LRUCache } from 'lru-cache'
import type { FactVote } from './store.ts'

/** So many ids of votes are known, the latest ones. */
const IDS_MAX = 100_000

type Casting = Promise<Fact | undefined>

type Options = {
  /** Adds a vote, and returns the fact. */
  readonly cast: (vote: FactVote) => Casting
  /** Returns the fact as it is. */
  readonly find: (factId: number) => Casting
}

/**
 * Casts each vote that has an id once: a page whose response was lost sends it again. The ids are in the memory of this
 * process, because a row for each vote would be more to store than the vote.
 */
export const castOnce = ({ cast, find }: Options): ((vote: FactVote, id?: string) => Casting) => {
  const known = new LRUCache<string, 'counted' | Casting>({ max: IDS_MAX })

  const castAs = async (vote: FactVote, id: string) => {
    try {
      const fact = await cast(vote)
      known.set(id, 'counted')
      return fact
    } catch (error) {
      known.delete(id)
      throw error
    }
  }

  return (vote, id) => {
    if (id === undefined) return cast(vote)
    const before = known.get(id)
    if (before === 'counted') return find(vote.factId)
    if (before) return before
    const casting = castAs(vote, id)
    known.set(id, casting)
    return casting
  }
}
