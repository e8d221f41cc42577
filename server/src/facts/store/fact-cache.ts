import { LRUCache } from 'lru-cache'
import type { TaggedBody } from '../../http/tagged-body.ts'

/** Writes of another program (a second server, the operator) are visible after this time. */
const MAX_AGE_MS = 1000
/** Pages show a vote after this time; exact reads show it immediately. */
const VOTES_MS = 100

type Options<Body> = {
  readonly load: (key: string) => Promise<Body>
  /** Maximum number of cached bodies; the most recently read ones are kept. */
  readonly max: number
  /** True if a vote must be in the next response. */
  readonly isExact?: boolean
  /** True if it counts the choices of rounds. A choice is then in the next response. */
  readonly countsChoices?: boolean
}

/** A cached read by key. Concurrent readers share one; one that fails is not cached. */
type CachedRead<Body> = (key: string) => Promise<Body>

export type FactCache = {
  readonly memoize: <Body extends Pick<TaggedBody, 'etag'>>(
    options: Options<Body>,
  ) => CachedRead<Body>
  /** Call it after a fact was added. */
  readonly factAdded: () => void
  /** Call it after votes were counted, or may have been. */
  readonly votesChanged: () => void
  /** Call it after choices of a round were counted, or may have been. */
  readonly choiceMade: () => void
}

/**
 * Caches reads of the facts, and of the rounds made of them, for all requests, until a write of this server or its age
 * drops it. `monotonic` is a clock in milliseconds that never goes back.
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
      /** An unchanged body stays, because it has its compressed bytes. */
      const reload = async (key: string, before: Promise<Body> | undefined) => {
        const [next, last] = await Promise.all([load(key), before?.catch(() => undefined)])
        return last?.etag === next.etag ? last : next
      }

      return (key: string): Promise<Body> => {
        const known = entries.get(key)
        if (known && isFresh(known)) return known.body
        // Added before the query, so that a fact that changes during the query removes the entry.
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
