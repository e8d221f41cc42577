import { LRUCache } from 'lru-cache'
import type { TaggedBody } from '../../http/tagged-body.ts'

/**
 * A read is repeated after this time in milliseconds, because another program (a second server, an operator's command)
 * may have written.
 */
const MAX_AGE_MS = 1000
/**
 * After a vote on this server, exact reads are repeated at once. Other reads are repeated only after this time in
 * milliseconds.
 */
const VOTES_MS = 100

type Topic = 'facts' | 'votes' | 'choices'

type Options<Body> = {
  readonly load: (key: string) => Promise<Body>
  readonly max: number
  readonly dependsOn: readonly Topic[]
  readonly isExact?: boolean
}

/** Callers at the same time share one read; a failed read is not cached. */
type CachedRead<Body> = (key: string) => Promise<Body>

export type FactCache = {
  readonly memoize: <Body extends Pick<TaggedBody, 'etag'>>(
    options: Options<Body>,
  ) => CachedRead<Body>
  /** Call it after changing a topic, also if the change may have failed. */
  readonly changed: (topic: Topic) => void
}

/**
 * Repeats a read after a write by this server, or when it is too old. `monotonic` is a clock in milliseconds that never
 * goes back.
 */
export function makeFactCache(monotonic: () => number): FactCache {
  const changes: Record<Topic, number> = { facts: 0, votes: 0, choices: 0 }

  return {
    memoize: <Body extends Pick<TaggedBody, 'etag'>>({
      load,
      max,
      dependsOn,
      isExact = false,
    }: Options<Body>) => {
      type Entry = { seen: Readonly<typeof changes>; readAt: number; body: Promise<Body> }
      const entries = new LRUCache<string, Entry>({ max })

      const isFresh = ({ seen, readAt }: Entry) => {
        const age = monotonic() - readAt
        const isOutdated = (topic: Topic) =>
          seen[topic] !== changes[topic] && (topic !== 'votes' || isExact || age >= VOTES_MS)
        return age < MAX_AGE_MS && !dependsOn.some(isOutdated)
      }

      /** If the response is unchanged, the previous object is kept, because it contains the compressed bytes. */
      const reload = async (key: string, before: Promise<Body> | undefined) => {
        const [next, last] = await Promise.all([load(key), before?.catch(() => undefined)])
        return last?.etag === next.etag ? last : next
      }

      return (key: string): Promise<Body> => {
        const known = entries.get(key)
        if (known && isFresh(known)) return known.body

        // The counters are read before the query, so that a change during the query makes the entry outdated.
        const seen = { ...changes }
        const entry = { seen, readAt: monotonic(), body: reload(key, known?.body) }
        entries.set(key, entry)
        entry.body.catch(() => {
          if (entries.get(key) === entry) entries.delete(key)
        })
        return entry.body
      }
    },

    changed: (topic) => {
      changes[topic] += 1
    },
  }
}
