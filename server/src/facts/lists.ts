import type { Category, Fact } from '@fable/contract'
import { FACTS_LIMIT } from '@fable/contract/limits'
import type { Awaitable } from '../platform/awaitable.ts'
import { batch } from '../platform/batch.ts'

/**
 * Maximum age of a list. Writes of this server are in its lists at once, but writes of another program (a
 * second server, the operator) are visible only after this time.
 */
const MAX_AGE_MS = 1000

type ListDeps<List> = {
  /** A clock in ms that never goes back. */
  readonly monotonic: () => number
  /** Reads the list of one category or of all categories. Returns `before` if that is unchanged. */
  readonly load: (category: Category | undefined, before: List | undefined) => Promise<List>
  /**
   * The list with the new rows of some facts, or undefined if it must be read again. Default: it is read again
   * after each change.
   */
  readonly change?: (list: List, facts: Iterable<Fact>) => List | undefined
}

const createFactList = <List>(
  { load, change, monotonic }: ListDeps<List>,
  category: Category | undefined,
) => {
  let list: List | undefined
  let readAt = 0
  let stale = true
  /** New rows that are not in the list yet. */
  const changed = new Map<number, Fact>()

  /** Brings a list up to date. Returns undefined if it must be read again. */
  const applyChanges = (outdated: List): List | undefined => {
    if (changed.size === 0) return outdated
    const next = change?.(outdated, changed.values())
    changed.clear()
    if (next) list = next
    else stale = true
    return next
  }

  /** The list, unless it must be read. */
  const current = (): List | undefined => {
    const isFresh = !stale && monotonic() - readAt < MAX_AGE_MS
    return list && isFresh ? applyChanges(list) : undefined
  }

  const reload = async (): Promise<List> => {
    // Before the query, because a fact that changes during the query must change the list afterwards.
    stale = false
    changed.clear()
    const startedAt = monotonic()
    try {
      const next = await load(category, list)
      readAt = startedAt
      list = next
      // A list that must be read again has all that changed before this reading.
      return applyChanges(next) ?? next
    } catch (error) {
      stale = true
      throw error
    }
  }

  const refresh = batch(async () => {
    const found = current() ?? (await reload())
    return () => found
  })

  return {
    current,
    read: (): Awaitable<List> => current() ?? refresh(undefined),
    invalidate: () => {
      stale = true
    },
    update: (fact: Fact) => {
      // A list that nobody reads must not collect the rows of all facts.
      if (change && changed.size < FACTS_LIMIT) changed.set(fact.id, fact)
      else stale = true
    },
  }
}

/** For `load`: keeps an unchanged list, because it has cached its compressed bodies. */
export const keepUnchanged = <List extends { readonly etag: string }>(
  before: List | undefined,
  next: List,
): List => (before?.etag === next.etag ? before : next)

/** Caches the list of each category and the list of all facts. Reads a list again only if it must. */
export const createFactLists = <List>(deps: ListDeps<List>) => {
  const lists = new Map<Category | undefined, ReturnType<typeof createFactList<List>>>()

  const listOf = (category: Category | undefined) => {
    const existing = lists.get(category)
    if (existing) return existing
    const created = createFactList(deps, category)
    lists.set(category, created)
    return created
  }

  return {
    /** The list, if it is in memory and need not be read. */
    current: (category: Category | undefined) => listOf(category).current(),
    read: (category: Category | undefined) => listOf(category).read(),
    /** Call it after a fact of the category was added. */
    invalidate: (category: Category) => {
      lists.get(category)?.invalidate()
      lists.get(undefined)?.invalidate()
    },
    /**
     * Call it with the row of each fact whose votes have changed. Of two calls with one fact the later one
     * must have the newer row.
     */
    update: (fact: Fact) => {
      lists.get(fact.category)?.update(fact)
      lists.get(undefined)?.update(fact)
    },
  }
}
