import type { Category } from '@fable/contract'
import type { Awaitable } from '../platform/awaitable.ts'
import { batch } from '../platform/batch.ts'
import type { CachedBody } from '../platform/http/cached-body.ts'

/**
 * Maximum age of a list. Writes of this server invalidate its lists at once, but writes of another
 * program (a second server, the operator) are visible only after this time.
 */
const MAX_AGE_MS = 1000

type ListDeps<T> = {
  /** A clock in ms that never goes back. */
  readonly monotonic: () => number
  /** Reads the list of one category or of all categories. */
  readonly load: (category: Category | undefined) => Promise<CachedBody<T>>
}

const createFactList = <T>({ load, monotonic }: ListDeps<T>, category: Category | undefined) => {
  let list: CachedBody<T> | undefined
  let readAt = 0
  let stale = true

  const isFresh = () => !stale && monotonic() - readAt < MAX_AGE_MS

  const reload = async () => {
    // Before the query, because a fact that changes during the query must make the list stale again.
    stale = false
    const startedAt = monotonic()
    try {
      const next = await load(category)
      // Keep an unchanged list, because it has cached its compressed bodies.
      if (next.etag !== list?.etag) list = next
      readAt = startedAt
      return list
    } catch (error) {
      stale = true
      throw error
    }
  }

  const refresh = batch(async () => {
    const current = list && isFresh() ? list : await reload()
    return () => current
  })

  return {
    read: (): Awaitable<CachedBody<T>> => (list && isFresh() ? list : refresh(undefined)),
    invalidate: () => {
      stale = true
    },
  }
}

/** Caches the list of each category and the list of all facts. Reads a list again only after a change. */
export const createFactLists = <T>(deps: ListDeps<T>) => {
  const lists = new Map<Category | undefined, ReturnType<typeof createFactList<T>>>()

  const listOf = (category: Category | undefined) => {
    const existing = lists.get(category)
    if (existing) return existing
    const created = createFactList(deps, category)
    lists.set(category, created)
    return created
  }

  return {
    read: (category: Category | undefined) => listOf(category).read(),
    /** Call it after a fact of the category was added or changed. */
    invalidate: (category: Category) => {
      lists.get(category)?.invalidate()
      lists.get(undefined)?.invalidate()
    },
  }
}
