import type { Category, Fact } from '@fable/contract'
import { listFacts } from './store.ts'
import type { Database } from '../platform/db/database.ts'
import { batch } from '../platform/batch.ts'
import { CachedBody } from '../platform/http/cached-body.ts'

/**
 * What this server writes is in its lists at once. What another writes into the same database (a
 * second server, the operator) is in them after this long at most.
 */
const FOREIGN_CHANGE_MS = 1000

export type FactDeps = {
  readonly database: Database
  /** A clock in ms that never goes back. */
  readonly monotonic: () => number
}

const createFactList = ({ database, monotonic }: FactDeps, category: Category | undefined) => {
  let list: CachedBody<Fact[]> | undefined
  let readAt = 0
  let stale = true

  const isFresh = () => !stale && monotonic() - readAt < FOREIGN_CHANGE_MS

  const readAgain = async () => {
    // Before the query, not after it: a fact that changes meanwhile makes the list stale again.
    stale = false
    const startedAt = monotonic()
    try {
      const next = new CachedBody<Fact[]>(await listFacts(database, category))
      // Nothing new: what has been packed for the old list stays good.
      if (next.etag !== list?.etag) list = next
      readAt = startedAt
      return list
    } catch (error) {
      stale = true
      throw error
    }
  }

  const refresh = batch(async () => {
    const current = list && isFresh() ? list : await readAgain()
    return () => current
  })

  return {
    read: async () => (list && isFresh() ? list : refresh(undefined)),
    changed: () => {
      stale = true
    },
  }
}

/** The list of each category and of all, read and serialised anew only when something has changed. */
export const createFactLists = (deps: FactDeps) => {
  const lists = new Map<Category | undefined, ReturnType<typeof createFactList>>()

  const listOf = (category: Category | undefined) => {
    const known = lists.get(category)
    if (known) return known
    const made = createFactList(deps, category)
    lists.set(category, made)
    return made
  }

  return {
    read: (category: Category | undefined) => listOf(category).read(),
    /** A fact of the category is new or has been voted on. */
    changed: (category: Category) => {
      lists.get(category)?.changed()
      lists.get(undefined)?.changed()
    },
  }
}
