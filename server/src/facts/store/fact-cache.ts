import { LRUCache } from 'lru-cache'
import type { TaggedBody } from '../../http/tagged-body.ts'

/**
 * Age in milliseconds after which a cached read is repeated, because another program (a second server, the operator)
 * may have written.
 */
const MAX_AGE_MS = 1000
/** Age in milliseconds after which a vote on this server repeats a cached page. A vote repeats exact reads at once. */
const VOTES_MS = 100

type Options<Body> = {
  readonly load: (key: string) => Promise<Body>
  /** Maximum number of cached responses; those not read for the longest time are dropped. */
  readonly max: number
  /** True if the next response must include every vote. */
  readonly isExact?: boolean
  /** True if the response contains the counts of rounds; the next one then includes every pick. */
  readonly countsChoices?: boolean
}

/** A cached read by key. Callers at the same time share one read; a failed read is not cached. */
type CachedRead<Body> = (key: string) => Promise<Body>

export type FactCache = {
  readonly memoize: <Body extends Pick<TaggedBody, 'etag'>>(
    options: Options<Body>,
  ) => CachedRead<Body>
  /** To be called after a fact was added or changed. */
  readonly factAdded: () => void
  /** To be called after votes were counted, or may have been. */
  readonly votesChanged: () => void
  /** To be called after picks in a round were counted, or may have been. */
  readonly choiceMade: () => void
}

/**
 * Caches reads of facts and rounds for all visitors. A cached read is repeated after a write by this server, or when it
 * is too old. `monotonic` is a clock in milliseconds that never goes back.
 */
export const makeFactCache = (monotonic: () => number): FactCache => {
  let facts = 0
  let votes = 0
  let choices = 0

  return {
    memoize: <Body extends Pick<TaggedBody, 'etag'>>({
      load,
      max,
      isExact = false,
      countsChoices = false,
    }: Options<Body>) => {
      type Entry = {
        facts: number
        votes: number
        choices: number
        readAt: number
        body: Promise<Body>
      }
      const entries = new LRUCache<string, Entry>({ max })

      const isFresh = (entry: Entry) => {
        const age = monotonic() - entry.readAt
        if (entry.facts !== facts || age >= MAX_AGE_MS) return false
        if (countsChoices && entry.choices !== choices) return false
        return entry.votes === votes || (!isExact && age < VOTES_MS)
      }
      /**
       * Reads again. If the response is unchanged, the previous object is kept, because it contains the compressed
       * bytes.
       */
      const reload = async (key: string, before: Promise<Body> | undefined) => {
        const [next, last] = await Promise.all([load(key), before?.catch(() => undefined)])
        return last?.etag === next.etag ? last : next
      }

      return (key: string): Promise<Body> => {
        const known = entries.get(key)
        if (known && isFresh(known)) return known.body
        // The counters are read before the query, so that a change during the query makes the entry outdated.
        const entry = {
          facts,
          votes,
          choices,
          readAt: monotonic(),
          body: reload(key, known?.body),
        }
        entries.set(key, entry)
        entry.body.catch(() => {
          if (entries.get(key) === entry) entries.delete(key)
        })
        return entry.body
      }
    },
    factAdded: () => {
      facts += 1
    },
    votesChanged: () => {
      votes += 1
    },
    choiceMade: () => {
      choices += 1
    },
  }
}
